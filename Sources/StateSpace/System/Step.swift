// SPDX-License-Identifier: MIT

/// One step of a system: the state before, the action, what it emitted, and the state after.
///
/// All claims about steps look at one and the same; states may be large, so a copy is a reference.
public struct Step<System: TransitionSystem>: Hashable, Sendable {
  @usableFromInline let parts: Parts

  @usableFromInline
  final class Parts: Sendable {
    @usableFromInline let before: System.State
    @usableFromInline let action: System.Action
    @usableFromInline let events: [System.Event]
    @usableFromInline let after: System.State

    @inlinable
    init(
      _ before: System.State, _ action: System.Action, _ events: [System.Event],
      _ after: System.State
    ) {
      self.before = before
      self.action = action
      self.events = events
      self.after = after
    }
  }

  /// Makes a step from its parts.
  @inlinable
  public init(
    before: System.State, action: System.Action, events: [System.Event], after: System.State
  ) {
    parts = Parts(before, action, events, after)
  }

  /// The state in which the action was enabled.
  @inlinable
  public var before: System.State { parts.before }

  /// The action taken.
  @inlinable
  public var action: System.Action { parts.action }

  /// What the step emitted, in order.
  @inlinable
  public var events: [System.Event] { parts.events }

  /// The state that the action led to.
  @inlinable
  public var after: System.State { parts.after }

  /// Whether all parts are equal.
  public static func == (left: Step, right: Step) -> Bool {
    left.parts === right.parts
      || left.before == right.before && left.action == right.action && left.events == right.events
        && left.after == right.after
  }

  /// Hashes all parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(before)
    hasher.combine(action)
    hasher.combine(events)
    hasher.combine(after)
  }
}

// SPDX-License-Identifier: MIT

/// One step of a system: the state before, the action, what it emitted, and the state after.
public struct Step<System: TransitionSystem>: Hashable, Sendable {
  /// The state in which the action was enabled.
  public let before: System.State
  /// The action taken.
  public let action: System.Action
  /// What the step emitted, in order.
  public let events: [System.Event]
  /// The state that the action led to.
  public let after: System.State

  /// Makes a step from its parts.
  @inlinable
  public init(
    before: System.State, action: System.Action, events: [System.Event], after: System.State
  ) {
    self.before = before
    self.action = action
    self.events = events
    self.after = after
  }
}

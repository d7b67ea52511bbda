// SPDX-License-Identifier: MIT

/// A path through a system, from an initial state to whatever it demonstrates.
///
/// For a violated step property or monitor, the last step is the violating one.
public struct Trace<System: TransitionSystem>: Hashable, Sendable {
  /// The index of the first state among the system's initial states.
  public let origin: Int
  /// The state in which the path begins.
  public let initial: System.State
  /// The steps taken, in order.
  public let steps: [Step<System>]

  /// Makes a trace from its parts.
  public init(origin: Int, initial: System.State, steps: [Step<System>]) {
    self.origin = origin
    self.initial = initial
    self.steps = steps
  }

  /// The state in which the path ends.
  public var final: System.State { steps.last?.after ?? initial }

  /// All states on the path, one more than there are steps.
  public var states: [System.State] { [initial] + steps.map(\.after) }

  /// The actions along the path.
  public var actions: [System.Action] { steps.map(\.action) }
}

// SPDX-License-Identifier: MIT

/// A small automaton that watches emitted events for an order or a number that must not be.
///
/// ```swift
/// Monitor<Callback>("dismissed at most once") { state, event in
///   guard event == .didDismiss else { return .next(state) }
///   return state == 0 ? .exercised(1) : .violated
/// }
/// ```
public struct Monitor<Event: Hashable & Sendable>: Sendable {
  /// What a monitor remembers: a number, or a set of 32 things.
  public typealias State = UInt32

  /// What a monitor makes of one event.
  public enum Outcome: Hashable, Sendable {
    /// Moves to a state.
    case next(State)
    /// Moves to a state and says that the situation the rule is about has occurred.
    case exercised(State)
    /// Reports that the rule is broken; the monitor then stays silent on this path.
    case violated
  }

  /// What the rule demands, in words.
  public let name: String
  /// The state in which the monitor begins.
  public let initialState: State
  /// Decides on an event in a state.
  public let transition: @Sendable (State, Event) -> Outcome

  /// Makes a monitor.
  ///
  /// - Parameters:
  ///   - name: What the rule demands, in words.
  ///   - initialState: The state in which the monitor begins.
  ///   - transition: Decides on an event in a state; must be a pure function.
  public init(
    _ name: String, initialState: State = 0,
    transition: @escaping @Sendable (State, Event) -> Outcome
  ) {
    self.name = name
    self.initialState = initialState
    self.transition = transition
  }
}

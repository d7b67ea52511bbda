// SPDX-License-Identifier: MIT

/// A system that moves from state to state by named actions.
///
/// A conforming type is a pure description: calling a requirement twice with the same arguments
/// gives the same answer, in the same order. The explorer checks this on a sample of the states
/// and stops with an error if it finds a difference.
///
/// ```swift
/// struct Lamp: TransitionSystem {
///   enum Action { case press }
///   var initialStates: [Bool] { [false] }
///   func appendActions(enabledIn state: Bool, to actions: inout [Action]) {
///     actions.append(.press)
///   }
///   func step(_ state: Bool, by action: Action, emitting events: inout [Never]) -> Bool {
///     !state
///   }
/// }
/// ```
public protocol TransitionSystem: Sendable {
  /// One situation the system can be in.
  associatedtype State: Hashable & Sendable
  /// One thing that can happen, with its parameters.
  associatedtype Action: Hashable & Sendable
  /// What a step lets the outside see; monitors listen to it.
  associatedtype Event: Hashable & Sendable = Never
  /// What many claims about steps look at, worked out once for each step.
  associatedtype StepView = Step<Self>

  /// How an explorer keeps the states; each as it is, if the system has nothing better.
  associatedtype Coding: StateCoding = WholeStates<State> where Coding.State == State

  /// Where the system can begin, in an order that decides between equally short traces.
  var initialStates: [State] { get }

  /// Appends the actions enabled in a state, in a fixed order, each at most once.
  func appendActions(enabledIn state: State, to actions: inout [Action])

  /// Returns the one state that an enabled action leads to, and appends what the step emitted.
  func step(_ state: State, by action: Action, emitting events: inout [Event]) -> State

  /// Returns what claims about a step look at; by default, the step.
  static func view(of step: Step<Self>) -> StepView

  /// Says whether the system may stop for good in a state; otherwise stopping is a deadlock.
  func isAccepting(_ state: State) -> Bool

  /// Says whether a state belongs to the part of the space that is explored.
  ///
  /// A state outside counts as generated, but is neither distinct nor expanded. Steps into it are
  /// checked by step properties and monitors; state properties do not see it.
  func isWithinConstraint(_ state: State) -> Bool

  /// Returns the name under which an action appears in traces, coverage and replays.
  func name(of action: Action) -> String

  /// Whether the system may be asked only by the thread that began the exploration, however many
  /// there are, as when what it executes belongs to the main thread.
  var runsOnOneThread: Bool { get }

  /// Says in one sentence what makes two states differ that should be the same: one was reached by
  /// the same actions as the other. Returns `nil` if the system cannot tell.
  func difference(between state: State, and twin: State) -> String?
}

extension TransitionSystem {
  /// Accepts no state: wherever nothing is enabled, the system is deadlocked.
  @inlinable
  public func isAccepting(_ state: State) -> Bool { false }

  /// Puts every state inside the constraint.
  @inlinable
  public func isWithinConstraint(_ state: State) -> Bool { true }

  /// Lets any thread ask.
  public var runsOnOneThread: Bool { false }

  /// Cannot tell.
  @inlinable
  public func difference(between state: State, and twin: State) -> String? { nil }

  /// Names an action by its description.
  public func name(of action: Action) -> String { String(describing: action) }
}

extension TransitionSystem where StepView == Step<Self> {
  /// The step itself.
  @inlinable
  public static func view(of step: Step<Self>) -> Step<Self> { step }
}

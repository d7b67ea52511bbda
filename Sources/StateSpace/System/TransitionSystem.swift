// SPDX-License-Identifier: MIT

/// A system that moves from state to state by named actions.
///
/// Say where it begins, which actions are enabled in a state, and where an action leads. An
/// ``Explorer`` visits every state that can be reached and judges the properties:
///
/// ```swift
/// struct Jugs: TransitionSystem {
///   struct State: Hashable { var small = 0, big = 0 }
///   enum Action: CaseIterable { case fillSmall, fillBig, emptySmall, emptyBig, pourUp, pourDown }
///   let initialStates = [State()]
///   let properties: [Property<Self>] = [
///     .always("the small jug holds at most 3") { $0.small <= 3 },
///     .never("the big jug holds 4") { $0.big == 4 },
///   ]
///   func appendActions(enabledIn state: State, to actions: inout [Action]) {
///     actions += Action.allCases
///   }
///   func step(_ state: State, by action: Action) -> State {
///     let sum = state.small + state.big
///     return switch action {
///     case .fillSmall: State(small: 3, big: state.big)
///     case .fillBig: State(small: state.small, big: 5)
///     case .emptySmall: State(small: 0, big: state.big)
///     case .emptyBig: State(small: state.small, big: 0)
///     case .pourUp: State(small: max(0, sum - 5), big: min(5, sum))
///     case .pourDown: State(small: min(3, sum), big: max(0, sum - 3))
///     }
///   }
/// }
/// print(try Explorer(Jugs()).explore())
/// ```
///
/// It prints that the first property holds, and six steps to a state that violates the second.
///
/// A conforming type is a pure description: calling a requirement twice with the same arguments
/// gives the same answer, in the same order. The explorer checks this on a sample of the states
/// and stops with an error if it finds a difference.
///
/// Only the initial states, the enabled actions and one of the two forms of a step have no default.
/// Implement the rest where the system has what it is for; see the list below.
public protocol TransitionSystem: Sendable {
  /// One situation the system can be in.
  ///
  /// Equal states are one to the explorer: properties and actions must not tell them apart.
  associatedtype State: Hashable & Sendable
  /// One thing that can happen, with its parameters.
  associatedtype Action: Hashable & Sendable
  /// What a step lets the outside see; monitors listen to it.
  associatedtype Event: Hashable & Sendable = Never
  /// What many claims about states look at, and what many states have in common.
  associatedtype StatePart = State
  /// What many claims about steps look at, worked out once for each step.
  ///
  /// Where states have parts that are numbered (``StateCoding/part(of:)``), it depends on the parts of
  /// the two states and on the events alone, so that claims are put once to steps that agree in these.
  associatedtype StepView = Step<Self>

  /// How an explorer keeps the states; each as it is, if the system has nothing better.
  associatedtype Coding: StateCoding = WholeStates<State> where Coding.State == State

  /// Where the system can begin, in an order that decides between equally short traces.
  var initialStates: [State] { get }

  /// What is claimed of the system, unless an explorer is given other properties; by default, nothing.
  var properties: [Property<Self>] { get }

  /// Appends the actions enabled in a state, in a fixed order, each at most once.
  func appendActions(enabledIn state: State, to actions: inout [Action])

  /// Returns the one state that an enabled action leads to, and appends what the step emitted.
  ///
  /// A system that emits nothing implements ``step(_:by:)`` in its place.
  func step(_ state: State, by action: Action, emitting events: inout [Event]) -> State

  /// Returns the one state that an enabled action leads to.
  func step(_ state: State, by action: Action) -> State

  /// Returns what claims about a part look at; by default, the state.
  static func part(of state: State) -> StatePart

  /// Returns what claims about a step look at; by default, the step.
  static func view(of step: Step<Self>) -> StepView

  /// Says whether the system may stop for good in a state; otherwise stopping is a deadlock.
  func isAccepting(_ state: State) -> Bool

  /// Says whether a state belongs to the part of the space that is explored.
  ///
  /// A state outside counts as generated, but is neither distinct nor expanded. It is judged by state
  /// properties, and the step into it by step properties and monitors. What comes after it is not
  /// known, so no property is proved to hold of a system that leaves its constraint.
  func isWithinConstraint(_ state: State) -> Bool

  /// Returns the name under which an action appears in traces, coverage and replays.
  func name(of action: Action) -> String

  /// Returns a state as a printed trace shows it, after the one before it in the trace, if there is one.
  ///
  /// It is the same text in each run. By default, all parts of a state are shown, or, where that would
  /// be long, those that differ from the state before. Override it where something shorter says more.
  static func description(of state: State, after previous: State?) -> String

  /// Whether the system may be asked only by the thread that began the exploration, however many
  /// there are, as when what it executes belongs to the main thread.
  var runsOnOneThread: Bool { get }

  /// How many answers there are to each question that the system leaves open; none by default.
  ///
  /// A system with open questions is a family of systems, one for each combination of answers, of
  /// which all are explored at once: a step is taken once for each combination of answers to the
  /// questions that it asks. There are at most ``Answers/questionLimit`` questions with at most
  /// ``Answers/answerLimit`` answers each.
  var openQuestions: [Int] { get }

  /// Whether only those combinations count in which one question at most has another answer than its
  /// first, as where each question is whether something is broken; by default, all of them do.
  var answersVaryOneAtATime: Bool { get }

  /// Returns an initial state, by its index, in a system whose questions are answered.
  func initialState(_ index: Int, answering: Answering) -> State

  /// Returns a state that knows the answers to all questions.
  ///
  /// Whoever looks at it for an answer, be it a step, a property or the list of actions, takes it
  /// from ``Answering/answer(to:)``, so that the explorer knows what depends on it.
  func state(_ state: State, answering: Answering) -> State

  /// Returns a state without answers, which is the same for all of them.
  func withoutAnswers(_ state: State) -> State

  /// Returns a state without what the system remembers of its steps, so that they are taken anew.
  func withoutMemory(_ state: State) -> State

  /// Told which states an exploration takes all steps from next, in this order, if the system may be asked
  /// by one thread alone: it may have them taken ahead, in other processes.
  func prepare(for states: [State])

  /// Says in one sentence what makes two states differ that should be the same: one was reached by
  /// the same actions as the other. Returns `nil` if the system cannot tell.
  func difference(between state: State, and twin: State) -> String?
}

extension TransitionSystem {
  /// Claims nothing.
  public var properties: [Property<Self>] { [] }

  /// Takes the step and drops what it emits.
  @inlinable
  public func step(_ state: State, by action: Action) -> State {
    var events: [Event] = []
    return step(state, by: action, emitting: &events)
  }

  /// Accepts no state: wherever nothing is enabled, the system is deadlocked.
  @inlinable
  public func isAccepting(_ state: State) -> Bool { false }

  /// Puts every state inside the constraint.
  @inlinable
  public func isWithinConstraint(_ state: State) -> Bool { true }

  /// Leaves nothing open.
  public var openQuestions: [Int] { [] }

  /// Combines all answers.
  public var answersVaryOneAtATime: Bool { false }

  /// Tells the initial state of the answers, as any other state.
  public func initialState(_ index: Int, answering: Answering) -> State {
    state(initialStates[index], answering: answering)
  }

  /// Leaves the state as it is: it asks nothing.
  @inlinable
  public func state(_ state: State, answering: Answering) -> State { state }

  /// Leaves the state as it is: it keeps no answers.
  @inlinable
  public func withoutAnswers(_ state: State) -> State { state }

  /// Leaves the state as it is: the system remembers nothing of its steps.
  @inlinable
  public func withoutMemory(_ state: State) -> State { state }

  /// Does nothing ahead.
  public func prepare(for states: [State]) {}

  /// Says that any thread may ask, and several at once.
  public var runsOnOneThread: Bool { false }

  /// Says nothing, so that an error about states that differ shows both of them.
  @inlinable
  public func difference(between state: State, and twin: State) -> String? { nil }

  /// Names an action by its description.
  public func name(of action: Action) -> String { ValueText.text(of: action) }

  /// Shows the parts of a state: all of them, or what is new in a long one.
  public static func description(of state: State, after previous: State?) -> String {
    previous.map { ValueText.text(of: state, after: $0) } ?? ValueText.text(of: state)
  }
}

extension TransitionSystem where Event == Never {
  /// Takes the step, which emits nothing.
  @inlinable
  public func step(_ state: State, by action: Action, emitting events: inout [Never]) -> State {
    step(state, by: action)
  }

  /// Has to be implemented by a system that emits nothing.
  @available(*, unavailable, message: "implement 'step(_:by:)'")
  public func step(_ state: State, by action: Action) -> State { state }
}

extension TransitionSystem where StatePart == State {
  /// The state itself.
  @inlinable
  public static func part(of state: State) -> State { state }
}

extension TransitionSystem where StepView == Step<Self> {
  /// The step itself.
  @inlinable
  public static func view(of step: Step<Self>) -> Step<Self> { step }
}

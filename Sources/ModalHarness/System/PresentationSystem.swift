// SPDX-License-Identifier: MIT

public import StateSpace
public import UIKitSemantics

/// UIKit and an app as one transition system.
public struct PresentationSystem<App: Application>: TransitionSystem {
  /// Keeps each part of a state once.
  public typealias Coding = HarnessCoding<App>
  /// UIKit and the app in one configuration.
  public typealias State = HarnessState<App>
  /// What the user, the app and the system do.
  public typealias Action = HarnessAction<App.Input>
  /// What is seen of a step.
  public typealias Event = PresentationEvent

  /// One initial state for each configuration.
  public let initialStates: [State]
  /// What is explored besides the app's inputs.
  public let vocabulary: ActionVocabulary
  /// What the controllers are called.
  public let names: ControllerNames
  @usableFromInline let ledger = RuleLedger()
  @usableFromInline let startRecord: RuleRecord
  /// Begins in a configuration under a given behavior, where something is left open.
  private let begin: (@Sendable (_ configuration: Int, UIKitBehavior) -> State)?
  @usableFromInline let open: OpenBehavior

  /// With `begin`, leaves open UIKit's open questions, but for those whose answers are taken for
  /// granted, or which of its rules is broken.
  init(
    initialStates: [State], vocabulary: ActionVocabulary, names: ControllerNames,
    assumed: BehaviorChoice = BehaviorChoice(), leavingOpen subject: Inquiry.Subject = .switches,
    begin: (@Sendable (Int, UIKitBehavior) -> State)? = nil
  ) {
    var states = initialStates
    var record = RuleRecord()
    for index in states.indices { record.formUnion(states[index].takeRecord()) }
    self.initialStates = states
    self.vocabulary = vocabulary
    self.names = names
    self.begin = begin
    let given = assumed.options.reduce(Answers()) {
      $0.answering(Int($1.key.rawValue), with: $1.value)
    }
    var decided = states.map { _ in given }
    if let begin, subject == .switches, !App.runsOnMainThread {
      var others = UIKitBehavior()
      for item in BehaviorSwitch.allCases { item.set(1, in: &others) }
      for state in states {
        let world = begin(state.configuration, others).world
        for item in BehaviorSwitch.allCases where item.option(in: world.behavior) != 1 {
          decided[state.configuration] = decided[state.configuration].answering(
            Int(item.rawValue), with: item.option(in: state.world.behavior))
        }
      }
    }
    open = OpenBehavior(subject: subject, assumed: assumed, decided: decided)
    startRecord = record
  }

  /// Appends what the user, the app and the system can do.
  @inlinable
  public func appendActions(enabledIn state: State, to actions: inout [Action]) {
    guard state.world.error == nil else { return }
    state.app.appendActions(in: state.world, vocabulary, to: &actions)
  }

  /// Takes one action and lets UIKit finish all that follows from it before the next input.
  @inlinable
  public func step(
    _ state: State, by action: Action, emitting events: inout [PresentationEvent]
  ) -> State {
    // The buffer moves to the driver and back, so that nothing is copied or allocated.
    var buffer: [PresentationEvent] = []
    swap(&buffer, &events)
    var driver = ApplicationDriver(
      app: state.app, uikit: UIKitHandle(world: state.world, events: buffer))
    buffer = []
    App.take(action, in: &driver)
    driver.events.append(.settled(atRest: driver.world.isAtRest))
    ledger.add(driver.world.takeRecord())
    swap(&events, &driver.events)
    return HarnessState(
      configuration: state.configuration, world: driver.world, app: driver.app)
  }

  /// A stable state in which nothing moves is a place to stay; so is the end of a crashed app.
  @inlinable
  public func isAccepting(_ state: State) -> Bool {
    state.world.error != nil || state.world.isAtRest
  }

  /// Apps made of objects belong to the main thread.
  public var runsOnOneThread: Bool { App.runsOnMainThread }

  /// Tells the app.
  public func prepare(for states: [State]) { App.prepare(for: states) }

  /// Lets the app forget.
  public func withoutMemory(_ state: State) -> State {
    var state = state
    state.app.forget()
    return state
  }

  /// What the app says of it.
  public func difference(between state: State, and twin: State) -> String? {
    state.app.difference(from: twin.app)
  }

  /// The stable name of an action.
  public func name(of action: Action) -> String { names.name(of: action) }
}

// MARK: - Open questions

extension PresentationSystem {
  /// One for each switch of UIKit's behavior, in their order, or for each rule that may be broken;
  /// none under a given behavior.
  ///
  /// A question whose answer is taken for granted has that one only.
  public var openQuestions: [Int] {
    begin == nil ? [] : open.answerCounts
  }

  /// One rule is broken at a time.
  public var answersVaryOneAtATime: Bool { open.subject == .mutations }

  /// Begins anew, as the start may depend on the answers.
  public func initialState(_ index: Int, answering: Answering) -> State {
    guard let begin else { return initialStates[index] }
    let state = initialStates[index]
    return begin(
      state.configuration, open.behavior(in: state.configuration, state.world, answering))
  }

  /// Lets UIKit behave as the answers say.
  @inlinable
  public func state(_ state: State, answering: Answering) -> State {
    var state = state
    state.follow(open.behavior(in: state.configuration, state.world, answering))
    return state
  }

  /// Lets UIKit behave by default.
  @inlinable
  public func withoutAnswers(_ state: State) -> State {
    self.state(state, answering: Answering(Answers()))
  }
}

/// What is left open of UIKit's behavior, and what is not.
@usableFromInline
struct OpenBehavior: Sendable {
  /// What the questions are.
  let subject: Inquiry.Subject
  /// The answers that are taken for granted.
  let assumed: BehaviorChoice
  /// For each configuration, these answers and those that it gives itself, whatever is given.
  let decided: [Answers]

  var answerCounts: [Int] {
    switch subject {
    case .switches:
      BehaviorSwitch.allCases.map { assumed.options[$0] == nil ? $0.values.count : 1 }
    case .mutations: RuleMutation.ofProperties.map { _ in 2 }
    }
  }

  /// The behavior of a world under given answers.
  @usableFromInline
  func behavior(
    in configuration: Int, _ world: PresentationWorld, _ answering: Answering
  ) -> UIKitBehavior {
    let inquiry = answering.asked.map { Inquiry(asked: $0, about: subject) }
    var behavior = world.behavior.telling(inquiry)
    if subject == .mutations {
      behavior.mutation = answering.answers.firstVariation.map { RuleMutation.ofProperties[$0] }
      return behavior
    }
    behavior = UIKitBehavior().telling(inquiry)
    (behavior.version, behavior.mutation) = (world.behavior.version, world.behavior.mutation)
    decided[configuration].completed(by: answering.answers).forEachVariation {
      BehaviorSwitch.allCases[$0].set($1, in: &behavior)
    }
    return behavior
  }
}

// MARK: - What the steps rest on

extension PresentationSystem {
  /// Which rules of UIKit have been applied on the way to the start and by the steps taken so far,
  /// and which open questions have mattered.
  public var record: RuleRecord {
    var record = ledger.record
    record.formUnion(startRecord)
    return record
  }

  /// Returns which rules of UIKit a piece of work uses.
  ///
  /// - Complexity: That of the work.
  public func record(of work: () -> Void) -> RuleRecord {
    ledger.clear()
    work()
    return record
  }
}

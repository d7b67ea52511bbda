// SPDX-License-Identifier: MIT

public import StateSpace
public import UIKitSemantics

/// UIKit and an app as one transition system: the one driver loop of the project.
public struct PresentationSystem<App: Application>: TransitionSystem {
  /// UIKit and the app in one configuration.
  public typealias State = HarnessState<App>
  /// What the user, the app and the system do.
  public typealias Action = HarnessAction<App.Input>
  /// What is seen of a step.
  public typealias Event = HarnessEvent

  /// One initial state for each configuration.
  public let initialStates: [State]
  /// What is explored besides the app's inputs.
  public let vocabulary: ActionVocabulary
  /// What the controllers are called.
  public let names: ControllerNames
  @usableFromInline let ledger = RuleLedger()
  @usableFromInline let startRecord: RuleRecord
  @usableFromInline let notesQueries: Bool

  /// With `notesQueries`, notes also the open questions on which it hangs what the app offers; that
  /// takes time.
  @usableFromInline
  init(
    initialStates: [State], vocabulary: ActionVocabulary, names: ControllerNames,
    notesQueries: Bool = false
  ) {
    var states = initialStates
    var record = RuleRecord()
    for index in states.indices { record.formUnion(states[index].world.takeRecord()) }
    self.initialStates = states
    self.vocabulary = vocabulary
    self.names = names
    self.notesQueries = notesQueries
    startRecord = record
  }

  /// Appends the gestures that UIKit offers, the app's inputs, and the system's events.
  @inlinable
  public func appendActions(enabledIn state: State, to actions: inout [Action]) {
    let world = state.world
    guard world.error == nil else { return }
    for gesture in vocabulary.gestures where world.offers(gesture) {
      actions.append(.gesture(gesture))
    }
    var inputs: [App.Input] = []
    state.app.appendInputs(in: world, to: &inputs)
    for input in inputs { actions.append(.input(input)) }
    if notesQueries { noteQueries(in: state, inputs) }
    appendSystemEvents(in: world, to: &actions)
  }

  @inlinable
  func appendSystemEvents(in world: PresentationWorld, to actions: inout [Action]) {
    if world.canEndAnimation { actions.append(.system(.animationEnds)) }
    if world.canStartInteractiveTransition { actions.append(.system(.interactiveTransitionStarts)) }
    for container in world.containersInTransition {
      actions.append(.system(.containerTransitionEnds(container)))
    }
    if vocabulary.includesLayoutPasses {
      for level in 0..<world.count {
        let presentation = world.presentation(at: level)
        guard presentation.hasCustomPresentationController, presentation.hasContainerView else {
          continue
        }
        actions.append(.system(.containerLaysOut(presentation.presented)))
      }
    }
    if vocabulary.includesQuestionsAtAnyTime, let top = world.top,
      world.mayAskShouldDismiss(top.presented)
    {
      actions.append(.system(.shouldDismissIsAsked(top.presented)))
    }
    if vocabulary.includesSizeClassChanges, world.isAtRest {
      let other: HorizontalSizeClass =
        world.horizontalSizeClass == .compact ? .regular : .compact
      actions.append(.system(.sizeClassChanges(to: other)))
    }
  }

  /// Takes one action and lets UIKit finish all that follows from it before the next input.
  @inlinable
  public func step(
    _ state: State, by action: Action, emitting events: inout [HarnessEvent]
  ) -> State {
    var next = state
    // The buffer moves to the handle and back, so that nothing is copied or allocated.
    var buffer: [HarnessEvent] = []
    swap(&buffer, &events)
    var uikit = UIKitHandle(world: state.world, events: buffer)
    buffer = []
    switch action {
    case .gesture(let gesture):
      uikit.record(.gesture(gesture, on: state.world.topmostController))
      uikit.withWorld { $0.perform(gesture) }
    case .input(let input):
      uikit.record(.input(input.actor))
      next.app.receive(input, uikit: &uikit)
    case .system(let event):
      uikit.record(.system(event))
      uikit.withWorld { perform(event, in: &$0) }
    }
    deliverCallbacks(to: &next.app, &uikit)
    uikit.record(.settled(atRest: uikit.world.isAtRest))
    (next.world, events) = uikit.finish()
    ledger.add(next.world.takeRecord())
    return next
  }

  @inlinable
  func perform(_ event: SystemEvent, in world: inout PresentationWorld) {
    switch event {
    case .animationEnds: world.endAnimation()
    case .interactiveTransitionStarts: world.startInteractiveTransition()
    case .containerTransitionEnds(let container): world.endContainerTransition(of: container)
    case .shouldDismissIsAsked(let controller): world.askShouldDismiss(controller)
    case .containerLaysOut(let controller): world.layOutContainer(of: controller)
    case .sizeClassChanges(let sizeClass): world.setHorizontalSizeClass(sizeClass)
    }
  }

  /// Lets UIKit take its steps and delivers each callback; the app may call back in.
  @inlinable
  func deliverCallbacks(to app: inout App, _ uikit: inout UIKitHandle) {
    while let callback = uikit.withWorld({ $0.next() }) {
      uikit.record(.callback(callback))
      if callback.isQuestion {
        let answer = app.answer(callback, in: uikit.world)
        uikit.record(.answer(answer))
        uikit.withWorld { $0.answer(answer) }
      } else {
        app.receive(callback, uikit: &uikit)
      }
    }
  }

  /// A stable state in which nothing moves is a place to stay; so is the end of a crashed app.
  @inlinable
  public func isAccepting(_ state: State) -> Bool {
    state.world.error != nil || state.world.isAtRest
  }

  /// The stable name of an action.
  public func name(of action: Action) -> String { names.name(of: action) }
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

  /// Returns which rules of UIKit a piece of work rests on.
  ///
  /// - Complexity: That of the work.
  public func record(of work: () -> Void) -> RuleRecord {
    ledger.clear()
    work()
    return record
  }

  /// Notes whether the app would offer other inputs if touches were taken in another way (H13).
  @usableFromInline func noteQueries(in state: State, _ inputs: [App.Input]) {
    let item = BehaviorSwitch.touchesReachViewsDuringTransitions
    guard state.world.isInTransition else { return }
    var other = state.world
    other.decide(item, 1 - item.option(in: other.behavior))
    var otherInputs: [App.Input] = []
    state.app.appendInputs(in: other, to: &otherInputs)
    if otherInputs != inputs { ledger.add(RuleRecord(item)) }
  }
}

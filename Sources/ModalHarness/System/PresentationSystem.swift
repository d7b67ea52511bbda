// SPDX-License-Identifier: MIT

public import StateSpace
import UIKitSemantics

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

  init(initialStates: [State], vocabulary: ActionVocabulary, names: ControllerNames) {
    self.initialStates = initialStates
    self.vocabulary = vocabulary
    self.names = names
  }

  /// Appends the gestures that UIKit offers, the app's inputs, and the system's events.
  public func appendActions(enabledIn state: State, to actions: inout [Action]) {
    let world = state.world
    guard world.error == nil else { return }
    for gesture in vocabulary.gestures where world.offers(gesture) {
      actions.append(.gesture(gesture))
    }
    var inputs: [App.Input] = []
    state.app.appendInputs(in: world, to: &inputs)
    for input in inputs { actions.append(.input(input)) }
    appendSystemEvents(in: world, to: &actions)
  }

  private func appendSystemEvents(in world: PresentationWorld, to actions: inout [Action]) {
    if world.canEndAnimation { actions.append(.system(.animationEnds)) }
    if world.canStartInteractiveTransition { actions.append(.system(.interactiveTransitionStarts)) }
    if vocabulary.includesLayoutPasses {
      for level in 0..<world.count {
        let presentation = world.presentation(at: level)
        guard presentation.hasCustomPresentationController, presentation.hasContainerView else {
          continue
        }
        actions.append(.system(.containerLaysOut(presentation.presented)))
      }
    }
    if vocabulary.includesSizeClassChanges, world.isAtRest {
      let other: HorizontalSizeClass =
        world.horizontalSizeClass == .compact ? .regular : .compact
      actions.append(.system(.sizeClassChanges(to: other)))
    }
  }

  /// Takes one action and lets UIKit finish all that follows from it before the next input.
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
    _ = next.world.takeRecord()
    return next
  }

  private func perform(_ event: SystemEvent, in world: inout PresentationWorld) {
    switch event {
    case .animationEnds: world.endAnimation()
    case .interactiveTransitionStarts: world.startInteractiveTransition()
    case .containerLaysOut(let controller): world.layOutContainer(of: controller)
    case .sizeClassChanges(let sizeClass): world.setHorizontalSizeClass(sizeClass)
    }
  }

  /// Lets UIKit take its steps and delivers each callback; the app may call back in.
  private func deliverCallbacks(to app: inout App, _ uikit: inout UIKitHandle) {
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
  public func isAccepting(_ state: State) -> Bool {
    state.world.error != nil || state.world.isAtRest
  }

  /// The stable name of an action.
  public func name(of action: Action) -> String { names.name(of: action) }
}

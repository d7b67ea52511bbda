// SPDX-License-Identifier: MIT

public import UIKitSemantics

// MARK: - How UIKit and an app that is a value take turns: the one driver loop of the project

extension Application {
  /// Appends the gestures that UIKit offers, the app's inputs, and the system's events.
  @inlinable
  public func appendActions(
    in world: PresentationWorld, _ vocabulary: ActionVocabulary,
    to actions: inout [HarnessAction<Input>]
  ) {
    for gesture in vocabulary.gestures where world.offers(gesture) {
      actions.append(.gesture(gesture))
    }
    var inputs: [Input] = []
    appendInputs(in: world, to: &inputs)
    for input in inputs { actions.append(.input(input)) }
    appendSystemEvents(in: world, vocabulary, to: &actions)
  }

  @inlinable
  func appendSystemEvents(
    in world: PresentationWorld, _ vocabulary: ActionVocabulary,
    to actions: inout [HarnessAction<Input>]
  ) {
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

  /// Lets an action happen and UIKit tell the app all that follows from it; the app may call back.
  @inlinable
  public mutating func take(_ action: HarnessAction<Input>, uikit: inout UIKitHandle) {
    switch action {
    case .gesture(let gesture):
      uikit.record(.gesture(gesture, on: uikit.world.topmostController))
      uikit.withWorld { $0.perform(gesture) }
    case .input(let input):
      uikit.record(.input(input.actor))
      receive(input, uikit: &uikit)
    case .system(let event):
      uikit.record(.system(event))
      uikit.withWorld { $0.perform(event) }
    }
    deliverCallbacks(&uikit)
  }

  /// Lets UIKit take its steps and delivers each callback; the app may call back in.
  @inlinable
  mutating func deliverCallbacks(_ uikit: inout UIKitHandle) {
    while let callback = uikit.withWorld({ $0.next() }) {
      uikit.record(.callback(callback))
      if callback.isQuestion {
        let answer = answer(callback, in: uikit.world)
        uikit.record(.answer(answer))
        uikit.withWorld { $0.answer(answer) }
      } else {
        receive(callback, uikit: &uikit)
      }
    }
  }
}

extension PresentationWorld {
  /// Lets an event of the system happen.
  @inlinable
  mutating func perform(_ event: SystemEvent) {
    switch event {
    case .animationEnds: endAnimation()
    case .interactiveTransitionStarts: startInteractiveTransition()
    case .containerTransitionEnds(let container): endContainerTransition(of: container)
    case .shouldDismissIsAsked(let controller): askShouldDismiss(controller)
    case .containerLaysOut(let controller): layOutContainer(of: controller)
    case .sizeClassChanges(let sizeClass): setHorizontalSizeClass(sizeClass)
    }
  }
}

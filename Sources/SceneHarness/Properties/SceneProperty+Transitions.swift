// SPDX-License-Identifier: MIT

import ModalHarness
public import StateSpace
import UIKitSemantics

extension SceneProperty {
  /// No transition is completed twice.
  ///
  /// It is judged at each call of `completeTransition`.
  public static var completedOnce: SceneProperty {
    .onEveryStep(
      "no transition is completed twice",
      when: { step in step.events.contains { $0.isCompletion } }
    ) { step in
      !step.events.contains {
        if case .call(.completeTransition, .refused) = $0 { true } else { false }
      }
    }
    .builtIn("`completeTransition` is called exactly once for each transition (D9).")
  }

  /// An interactive transition has a finger, or something else that ends it.
  ///
  /// It is judged in every state in which one waits for input; and at each `cancel()` of one that the
  /// app asked for without a finger on the screen, with no drag before it and no touch since.
  public static var interactionHasDriver: SceneProperty {
    .always(
      "every interactive transition is driven",
      when: { state in
        state.world.isInteracting || state.app.observation.cancelledByNobody != nil
      }
    ) { !$0.app.observation.waitsForNobody && $0.app.observation.cancelledByNobody == nil }
    .builtIn(
      "While an interactive transition waits for input, a finger is on the screen or a call that "
        + "continues it is due; and the app cancels no transition that no finger was leading.")
  }

  /// A cancelled gesture's transition is completed with `false`.
  ///
  /// It is judged at each call of `completeTransition`.
  public static var cancelIsKept: SceneProperty {
    .onEveryStep(
      "what was cancelled is not completed",
      when: { step in step.events.contains { $0.isCompletion } }
    ) { step in
      var cancelled: Set<ControllerID> = []
      for event in step.events {
        switch event {
        case .call(.cancelInteractiveTransition(let id), .accepted),
          .call(.report(.cancel, let id), .accepted):
          cancelled.insert(id)
        case .call(.completeTransition(true, let id), .accepted):
          let wasCancelled = step.before.world.runningTransition(of: id)?.isCancelled == true
          if wasCancelled || cancelled.contains(id) { return false }
        default: break
        }
      }
      return true
    }
    .builtIn(
      "After `cancel()`, `completeTransition` is called with false: with "
        + "`!transitionWasCancelled` (D10).")
  }

  /// After a cancelled transition everything looks as before the gesture.
  ///
  /// It is judged when nothing moves any more, whatever kind of transition the gesture led: a
  /// system sheet's, one among detents, or one of the app's animators. Compared are views, the words
  /// of the uppermost screen, and the number of repeating timers, with the moment before
  /// the finger came down, so that what the app changed earlier does not count, nor what it changes
  /// by a tap or a timer meanwhile. If what was kept is gone all the same, that is a violation too.
  /// A drag without a transition counts in two cases: what a presentation controller has put around the
  /// presented view is as before if that view is; and the view is back at its place when the system has
  /// cancelled the touch.
  public static var restoredAfterCancel: SceneProperty {
    .onEveryStep(
      "a cancelled transition leaves views as they were",
      when: { step in step.after.app.observation.cancelledGesture != nil }
    ) { $0.after.app.observation.cancelledGesture?.difference == nil }
    .builtIn(
      "After a cancelled gesture, views have the places, sizes, transparency and colors that they had "
        + "before it, the screen says the same, what was put in is there, and the same timers run (B17, "
        + "D12).")
  }

  /// Manual appearance transitions come in pairs.
  ///
  /// It is judged at each call of `beginAppearanceTransition` and `endAppearanceTransition`, and where
  /// nothing moves any more: then none that was begun for what is on screen has yet to end.
  public static var balancedAppearance: SceneProperty {
    @Sendable func isLeftOpen(_ step: Step<PresentationSystem<SceneApplication>>) -> Bool {
      step.after.app.observation.isSettled && step.after.world.hasAppearanceBegunByHand
    }
    return .onEveryStep(
      "manual appearance transitions are balanced",
      when: { step in step.events.contains { $0.isAppearanceCall } || isLeftOpen(step) }
    ) { step in
      !isLeftOpen(step)
        && !step.events.contains {
          if case .call(_, .refused(.unbalancedAppearanceTransition)) = $0 { true } else { false }
        }
    }
    .builtIn(
      "`beginAppearanceTransition` and `endAppearanceTransition` alternate, and the last one that was "
        + "begun has ended where nothing moves any more (B30, B37).")
  }

  /// What comes or goes with an animation ends as it does without one.
  ///
  /// It is not among ``Swift/Array/everyScene``, for each transition that the app asks for while
  /// nothing moves is executed a second time: all actions that led there, and the last one with
  /// every `animated` flag of `present`, `dismiss`, push and pop taken for false. When the animated
  /// one has ended, what is presented, the views (places, sizes, transparency, order), their
  /// recognizers and constraints, and the scene's own checks must be the same.
  ///
  /// Transitions that a finger leads, that another touch comes into, or during which time has to
  /// pass for a call or a timer, are not compared. Animations of the app's own are run to their ends
  /// both ways.
  ///
  /// The two executions are mixed: what they share by a static variable, each finds as the other has
  /// left it, and a check that reads it may be misled.
  ///
  /// ```swift
  /// try await expectNoViolation(properties: .everyScene + [.outcomeIsIndependentOfAnimation]) { HomeViewController() }
  /// ```
  public static var outcomeIsIndependentOfAnimation: SceneProperty {
    .onEveryStep(
      .outcomeIsIndependentOfAnimation,
      when: { step in
        step.before.app.observation.endWithoutAnimation != nil
          && step.after.app.observation.isQuiet
      }
    ) { $0.after.app.observation.differenceWithoutAnimation == nil }
    .builtIn(
      "When a transition has ended, the views, the presented controllers and the scene's checks are "
        + "the same as with `animated` set to false.")
  }
}

extension String {
  /// The name of the property that needs transitions to be executed without animation.
  static let outcomeIsIndependentOfAnimation = "the outcome is the same with and without animation"
}

extension PresentationEvent {
  fileprivate var isAppearanceCall: Bool {
    switch self {
    case .call(.beginAppearanceTransition, _), .call(.endAppearanceTransition, _): true
    default: false
    }
  }

  fileprivate var isCompletion: Bool {
    if case .call(.completeTransition, _) = self { true } else { false }
  }
}

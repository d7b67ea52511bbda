// SPDX-License-Identifier: MIT

import ModalHarness
public import StateSpace
import UIKitSemantics

extension Array where Element == SceneProperty {
  /// What every app should satisfy, whatever it shows.
  public static var everyScene: [SceneProperty] {
    presentations + customTransitions + interactiveTransitions + [.balancedAppearance, .checksHold]
  }

  /// What concerns every presentation.
  public static var presentations: [SceneProperty] {
    [
      .neverCrashes, .chromeWhilePresented, .nothingLeftBehind, .oneDismissalPerTouch, .released,
    ] + .catalog(CatalogProperty.obligations + [.userIsNeverTrapped, .noProgrammingError])
  }

  /// What concerns transitions that animators of the app's run.
  public static var customTransitions: [SceneProperty] { [.completedOnce] }

  /// What concerns interactive transitions.
  public static var interactiveTransitions: [SceneProperty] {
    [.interactionHasDriver, .restoredAfterCancel]
  }
}

extension SceneProperty {
  /// The app is never ended by a trap or by an exception of UIKit's.
  public static var neverCrashes: SceneProperty {
    .always("the app never crashes") { $0.app.observation.crash == nil }
      .explained("No sequence of actions ends in a trap or in an exception that UIKit raises.")
  }

  /// What came with a presentation is there as long as it is presented.
  public static var chromeWhilePresented: SceneProperty {
    .always(
      "presented views and their overlays stay visible",
      when: { $0.world.count > 0 && $0.app.observation.isQuiet }
    ) { $0.app.observation.missing.isEmpty }
    .explained(
      "While nothing moves, the presented view is on screen, and its container still holds the "
        + "views that it held when the presentation ended: no overlay is lost.")
  }

  /// No transition is completed twice.
  public static var completedOnce: SceneProperty {
    .onEveryStep(
      "no transition is completed twice",
      when: { step in step.events.contains { $0.isCompletion } }
    ) { step in
      !step.events.contains {
        if case .call(.completeTransition, .refused) = $0 { true } else { false }
      }
    }
    .explained("`completeTransition` is called exactly once for each transition (D9).")
  }

  /// An interactive transition has a finger, or something else that ends it.
  public static var interactionHasDriver: SceneProperty {
    .always(
      "every interactive transition is driven",
      when: { $0.world.animated?.drive == .interacting }
    ) { !$0.app.observation.waitsForNobody }
    .explained(
      "While an interactive transition waits for input, a finger is on the screen, or a call is "
        + "due that continues it.")
  }

  /// After a cancelled transition everything looks as before it.
  public static var restoredAfterCancel: SceneProperty {
    .onEveryStep(
      "a cancelled transition leaves views as they were",
      when: { step in step.after.app.observation.isQuiet && step.events.contains { $0.isCancel } }
    ) { $0.before.app.observation.viewsAtRest == $0.after.app.observation.viewsAtRest }
    .explained("Views have the places, sizes and transparency that they had before (B17, D12).")
  }

  /// Presentations leave nothing behind.
  public static var nothingLeftBehind: SceneProperty {
    .always(
      "presentations leave no views, recognizers or constraints behind",
      when: {
        $0.app.observation.isQuiet && $0.world.count == 0 && $0.app.observation.hasDismissed
      }
    ) { $0.app.observation.leftBehind.isEmpty }
    .explained("When nothing is presented, there are no more of them than at the start.")
  }

  /// One finger dismisses once.
  public static var oneDismissalPerTouch: SceneProperty {
    .always(
      "one touch dismisses at most once", when: { $0.app.observation.dismissalsOfTouch > 0 }
    ) { $0.app.observation.dismissalsOfTouch <= 1 }
    .explained("While one finger is on the screen, UIKit begins at most one dismissal.")
  }

  /// Dismissed controllers go.
  public static var released: SceneProperty {
    .always(
      "dismissed view controllers are released",
      when: {
        $0.app.observation.isQuiet && $0.world.count == 0 && $0.app.observation.hasDismissed
      }
    ) { $0.app.observation.leaked.isEmpty }
    .explained(
      "A dismissed view controller that is no longer reachable is not retained by a cycle (B35).")
  }

  /// Manual appearance transitions come in pairs.
  public static var balancedAppearance: SceneProperty {
    .onEveryStep("manual appearance transitions are balanced") { step in
      !step.events.contains {
        if case .call(_, .refused(.unbalancedAppearanceTransition)) = $0 { true } else { false }
      }
    }
    .explained("`beginAppearanceTransition` and `endAppearanceTransition` alternate (B30).")
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
  /// try expectNoViolation(properties: .everyScene + [.outcomeIsIndependentOfAnimation]) { HomeViewController() }
  /// ```
  public static var outcomeIsIndependentOfAnimation: SceneProperty {
    .onEveryStep(
      .outcomeIsIndependentOfAnimation,
      when: { step in
        step.before.app.observation.endWithoutAnimation != nil
          && step.after.app.observation.isQuiet
      }
    ) { $0.after.app.observation.differenceWithoutAnimation == nil }
    .explained(
      "When a transition has ended, the views, the presented controllers and the scene's checks are "
        + "the same as with `animated` set to false.")
  }

  /// The conditions that the scene states.
  public static var checksHold: SceneProperty {
    .always("the scene's checks pass", when: { $0.app.observation.isQuiet }) {
      $0.app.observation.failedChecks.isEmpty
    }
    .explained("The conditions passed to `setup.check` are true whenever nothing moves.")
  }
}

extension String {
  /// The name of the property that needs transitions to be executed without animation.
  static let outcomeIsIndependentOfAnimation = "the outcome is the same with and without animation"
}

extension PresentationEvent {
  fileprivate var isCompletion: Bool {
    if case .call(.completeTransition, _) = self { true } else { false }
  }

  fileprivate var isCancel: Bool {
    switch self {
    case .callback(.dismissalTransitionDidEnd(_, completed: false)),
      .callback(.presentationTransitionDidEnd(_, completed: false)):
      true
    default: false
    }
  }
}

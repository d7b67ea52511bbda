// SPDX-License-Identifier: MIT

import ModalHarness
public import StateSpace
import UIKitSemantics

extension Array where Element == SceneProperty {
  /// What every app should satisfy, whatever it shows.
  public static var everyScene: [SceneProperty] {
    presentations + customTransitions + interactiveTransitions + [
      .controlsKeepWorking, .evaluationChangesNothing, .balancedAppearance, .checksHold,
    ]
  }

  /// What concerns every presentation.
  public static var presentations: [SceneProperty] {
    [
      .neverCrashes, .chromeWhilePresented, .nothingLeftBehind, .presenterRestored,
      .noRequestIsLost, .oneDismissalPerTouch, .dismissesOnlyOwn, .released, .noDeadScreen,
      .windowsPassTouches, .delegatesAreHeard, .exactlyOneOutcome,
    ]
      + .catalog(CatalogProperty.obligations + [.noProgrammingError]).map { $0.stated(at: nil) }
      + [.userIsNeverTrapped]
  }

  /// What concerns transitions that animators of the app's run.
  public static var customTransitions: [SceneProperty] { [.completedOnce] }

  /// What concerns interactive transitions.
  public static var interactiveTransitions: [SceneProperty] {
    [.interactionHasDriver, .cancelIsKept, .restoredAfterCancel]
  }
}

extension SceneProperty {
  /// Explains what is stated here, and not by who uses it.
  private func builtIn(_ explanation: String) -> Self { explained(explanation).stated(at: nil) }

  /// The app is never ended by a trap or by an exception of UIKit's.
  ///
  /// It is judged after each action.
  public static var neverCrashes: SceneProperty {
    .always("the app never crashes") { $0.app.observation.crash == nil }
      .builtIn("No sequence of actions ends in a trap or in an exception that UIKit raises.")
  }

  /// What came with a presentation is there as long as it is presented.
  ///
  /// It is judged when nothing moves. What the app itself hides while nothing moves does not count.
  public static var chromeWhilePresented: SceneProperty {
    .always(
      "presented views and their overlays stay visible",
      when: { $0.app.observation.isQuiet && $0.app.observation.crash == nil }
    ) { $0.app.observation.missing.isEmpty }
    .builtIn(
      "While nothing moves, the presented view is on screen, or the root's if nothing is presented; "
        + "and no transition or gesture has taken an overlay from its container.")
  }

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
        state.world.animated?.drive == .interacting
          || state.app.observation.cancelledByNobody != nil
      }
    ) { !$0.app.observation.waitsForNobody && $0.app.observation.cancelledByNobody == nil }
    .builtIn(
      "While an interactive transition waits for input, a finger is on the screen, or a call is "
        + "due that continues it; and none is cancelled that no finger has led.")
  }

  /// After a cancelled transition everything looks as before the gesture.
  ///
  /// It is judged when nothing moves any more, whatever kind of transition the gesture led: a
  /// system sheet's, one among detents, or one of the app's animators. Compared is the moment before
  /// the finger came down, so that what the app changed earlier does not count, nor what it changes
  /// by a tap or a timer meanwhile. If what was kept is gone all the same, that is a violation too.
  public static var restoredAfterCancel: SceneProperty {
    .onEveryStep(
      "a cancelled transition leaves views as they were",
      when: { step in step.after.app.observation.cancelledGesture != nil }
    ) { $0.after.app.observation.cancelledGesture?.difference == nil }
    .builtIn(
      "After a cancelled gesture, views have the places, sizes, transparency and colors that they had "
        + "before it (B17, D12).")
  }

  /// Presentations leave nothing behind.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat. What
  /// counts are views, recognizers and constraints that appeared with a presentation outside of its
  /// container, and that are still there when it is over, one more than before. What the app adds at
  /// another time, or adds to its own screen in the handler that presents, does not count.
  public static var nothingLeftBehind: SceneProperty {
    .always(
      "presentations leave no views, recognizers or constraints behind",
      when: { $0.app.observation.isSettled && $0.app.observation.hasDismissed }
    ) { $0.app.observation.leftBehind.isEmpty }
    .builtIn(
      "When a presentation is over, the views, recognizers and constraints that came with it are "
        + "gone.")
  }

  /// After a completed dismissal the presenter looks as before the presentation.
  ///
  /// It is judged when nothing moves, nothing is presented and no call or timer is pending but those
  /// that repeat. What counts are places, sizes, transforms, transparency and touch handling of the
  /// windows and of the controllers' views, where the transition that presented changed them and nobody
  /// has since. What a handler of the app's changes, or the app changes at rest, does not count.
  public static var presenterRestored: SceneProperty {
    .always(
      "after a dismissal the presenter is as before it presented",
      when: { state in
        state.app.observation.isSettled && state.world.count == 0
          && state.app.observation.hasDismissed
      }
    ) { $0.app.observation.notRestored.isEmpty }
    .builtIn(
      "What the transition changed of the screens behind a presentation is changed back when it is "
        + "over.")
  }

  /// Where no touch reaches a control, the user can do something else.
  ///
  /// It is judged when nothing moves and nothing is pending, not even a timer: if a control is on
  /// screen that no touch reaches, and nothing that the user does from there on ever changes what can
  /// be seen, the screen is dead. A finger that drags something does change it; scrolling does not.
  public static var noDeadScreen: SceneProperty {
    .alwaysReachable(
      "a screen with controls takes touches", when: { $0.app.observation.isSettled },
      via: { $0.actor == .user }
    ) { $0.app.deadControl == nil }
    .builtIn(
      "When nothing moves and nothing is pending, the user can do something that has an effect, unless "
        + "nothing on screen is out of reach.")
  }

  /// A window that shows nothing where a control is leaves it its touches.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat, for
  /// windows that are not the key window, present nothing, and have nothing at that place that can be
  /// seen or responds to touches.
  public static var windowsPassTouches: SceneProperty {
    .always(
      "a window takes no touches where it shows nothing",
      when: { $0.app.observation.isSettled }
    ) { $0.app.observation.swallowedTouches == nil }
    .builtIn(
      "A window over others, such as one of a banner, leaves touches beside what it shows to the "
        + "windows below.")
  }

  /// A control that has shown something shows it again.
  ///
  /// It is judged at each tap, at rest and with no call or timer pending but those that repeat, that
  /// showed something the last time that anything was shown, while the screen looked and read as now:
  /// it changes something again, or asks UIKit for something. What comes of what a tap has begun, such
  /// as a request to a server, is shown by the tap, unless the user has done something since.
  public static var controlsKeepWorking: SceneProperty {
    .onEveryStep(
      "a control that worked still works",
      when: { $0.after.app.observation.repeatedTap != nil }
    ) { $0.after.app.observation.repeatedTap == .works }
    .builtIn(
      "A tap that presented something still does something when the screen is the same again. If not, "
        + "the app has not noticed that what it presented is gone.")
  }

  /// SwiftUI may evaluate views at any time.
  ///
  /// It is judged where views are evaluated for no reason of the app's, at rest and with no call or
  /// timer pending but those that repeat. Compared are what is presented, and what labels and controls
  /// say.
  public static var evaluationChangesNothing: SceneProperty {
    .onEveryStep(
      "evaluating views anew changes nothing",
      when: { $0.after.app.observation.evaluation != nil }
    ) { $0.after.app.observation.evaluation?.difference == nil }
    .builtIn(
      "SwiftUI evaluates a body whenever it likes, so that what a body makes anew each time, such as "
        + "an object in `@ObservedObject` or an identity, is lost at any time (I14).")
  }

  /// A delegate that was set is the one that UIKit asks.
  ///
  /// It is judged when nothing moves, for each presented controller and what it contains.
  public static var delegatesAreHeard: SceneProperty {
    .always(
      "a presentation controller's delegate that was set is asked",
      when: { $0.app.observation.isQuiet && $0.world.count > 0 }
    ) { $0.app.observation.unheardDelegates.isEmpty }
    .builtIn(
      "A delegate is set on the presentation controller that presents, anew for each presentation, "
        + "and somebody keeps it (A22, A23).")
  }

  /// A dismissal takes what it was meant for.
  ///
  /// It is judged at each call of `dismiss`. One takes too much if it takes the controller itself, whose
  /// own presented controller is on its way out already; if it was put off by what has presented
  /// something else, which is gone since; and if a part of a screen makes it, when told of its own size,
  /// traits or appearance, for what was presented by the screen and not for the part.
  public static var dismissesOnlyOwn: SceneProperty {
    .always("a dismiss takes no more than it was meant for") {
      $0.app.observation.overreach.isEmpty
    }
    .builtIn(
      "`dismiss` takes what its caller has presented, and not what it finds by then: the controller "
        + "itself (E1, E2), what was presented since, or what belongs to a screen around it (E17).")
  }

  /// What is owed once, comes once.
  ///
  /// It is about what the scene asks for by ``SceneSetup/outcome(of:)``. That nothing comes twice is
  /// judged always; that it comes, when nothing moves, nothing is presented, and no call or timer is
  /// pending but those that repeat. A checked continuation that a task waits for, and that nobody can
  /// resume any more, is an outcome that is missing, judged always; one that is resumed twice ends
  /// the process. So is, when nothing moves and nothing is pending, one that was waited for while
  /// something was presented that is gone, and that no property of what is left leads to. A closure
  /// may still have it: then state a known issue, or let a property have it.
  public static var exactlyOneOutcome: SceneProperty {
    .always("each expected outcome comes exactly once") {
      $0.app.observation.wrongOutcomes.isEmpty
    }
    .builtIn("Each outcome that the scene expects comes once, and not twice.")
  }

  /// What UIKit refuses is made good.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat. A refused
  /// `present` is made good by a controller of the same class and title that is on screen, be it
  /// the same one or not, so a second tap is no loss; a refused `dismiss`, when the controller is
  /// gone.
  public static var noRequestIsLost: SceneProperty {
    .always(
      "no refused present or dismiss is lost", when: { $0.app.observation.isSettled }
    ) { $0.app.observation.lostRequests.isEmpty }
    .builtIn(
      "A present or dismiss that UIKit refuses is repeated, or was superfluous (E4–E9).")
  }

  /// The user can leave what is presented.
  ///
  /// It is judged in every state; what is presented before the user has done anything may stay. Where
  /// the app ends, and where the user could do something that is not tried, nobody is trapped.
  public static var userIsNeverTrapped: SceneProperty {
    .alwaysReachable(
      CatalogProperty.userIsNeverTrapped.rawValue,
      when: { $0.world.count > $0.app.observation.presentedAtLaunch && !$0.app.isOver },
      via: { $0.actor != .app || $0.finishes != nil }
    ) { state in
      state.world.count <= state.app.observation.presentedAtLaunch || state.app.isOver
        || !state.app.observation.untried.isEmpty
    }
    .builtIn(CatalogProperty.userIsNeverTrapped.meaning)
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
      let before = step.before.world
      for level in 0..<before.count where before.presentation(at: level).isCancelled {
        cancelled.insert(before.presentation(at: level).presented)
      }
      for event in step.events {
        switch event {
        case .call(.cancelInteractiveTransition(let id), .accepted),
          .call(.report(.cancel, let id), .accepted):
          cancelled.insert(id)
        case .call(.completeTransition(true, let id), .accepted):
          if cancelled.contains(id) { return false }
        default: break
        }
      }
      return true
    }
    .builtIn(
      "After `cancel()`, `completeTransition` is called with false: with "
        + "`!transitionWasCancelled` (D10).")
  }

  /// One finger dismisses once.
  ///
  /// It is judged always. A dismissal that is cancelled does not count.
  public static var oneDismissalPerTouch: SceneProperty {
    .always(
      "one touch dismisses at most once", when: { $0.app.observation.dismissalsOfTouch > 0 }
    ) { $0.app.observation.dismissalsOfTouch <= 1 }
    .builtIn("While one finger is on the screen, UIKit begins at most one dismissal.")
  }

  /// Dismissed controllers go.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat. Who
  /// keeps a controller is found out by releasing everything else: what is alive then is kept by a
  /// cycle, by a repeating timer, or by an observation that was not ended.
  public static var released: SceneProperty {
    .always(
      "dismissed view controllers are released",
      when: { $0.app.observation.isSettled && $0.app.observation.hasDismissed }
    ) { $0.app.observation.leaked.isEmpty }
    .builtIn(
      "A dismissed view controller is not kept alive by a cycle, a timer or a notification (B35).")
  }

  /// Manual appearance transitions come in pairs.
  ///
  /// It is judged at each call of `beginAppearanceTransition` and `endAppearanceTransition`.
  public static var balancedAppearance: SceneProperty {
    .onEveryStep("manual appearance transitions are balanced") { step in
      !step.events.contains {
        if case .call(_, .refused(.unbalancedAppearanceTransition)) = $0 { true } else { false }
      }
    }
    .builtIn("`beginAppearanceTransition` and `endAppearanceTransition` alternate (B30).")
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
    .builtIn(
      "When a transition has ended, the views, the presented controllers and the scene's checks are "
        + "the same as with `animated` set to false.")
  }

  /// The conditions that the scene states.
  ///
  /// Each that is stated while the scene is made is a property of its own, by its name; what is stated
  /// later counts together.
  ///
  /// They are judged when nothing moves: no transition runs, no animation of the app's, no finger is
  /// down and no call is due now. A timer or a call that is due later, such as the answer of a
  /// server, is not waited for.
  public static var checksHold: SceneProperty { checksHold(besides: []) }

  fileprivate static func checksHold(besides others: Set<String>) -> SceneProperty {
    .always("the scene's checks pass", when: { $0.app.observation.isQuiet }) {
      $0.app.observation.failedChecks.allSatisfy(others.contains)
    }
    .builtIn("The conditions passed to `setup.check` are true whenever nothing moves.")
  }

  /// One of the conditions that the scene states.
  fileprivate static func check(_ check: SceneStatement, as property: String) -> SceneProperty {
    .always(property, when: { $0.app.observation.isQuiet }) {
      !$0.app.observation.failedChecks.contains(check.name)
    }
    .explained("A check of the scene: it is true whenever nothing moves.").stated(at: check.place)
  }
}

extension Array where Element == SceneProperty {
  /// The same with a property for each check that scenes state, before the claim that all pass.
  func spellingOutChecks(statedIn scenes: [SceneObservation]) -> [SceneProperty] {
    var checks: [SceneStatement] = []
    for check in scenes.flatMap(\.checks.value)
    where !checks.contains(where: { $0.name == check.name }) { checks.append(check) }
    guard !checks.isEmpty else { return self }
    let names = Set(map(\.name))
    return flatMap { property in
      guard property.name == SceneProperty.checksHold.name else { return [property] }
      return checks.map {
        .check($0, as: names.contains($0.name) ? "the check '\($0.name)'" : $0.name)
      } + [.checksHold(besides: Set(checks.map(\.name)))]
    }
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
}

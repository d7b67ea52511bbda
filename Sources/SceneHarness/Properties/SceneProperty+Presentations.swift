// SPDX-License-Identifier: MIT

public import StateSpace

extension SceneProperty {
  /// The app is never ended by a trap or by an exception of UIKit's.
  ///
  /// It is judged after each action.
  public static var neverCrashes: SceneProperty {
    .always("the app never crashes") { $0.app.observation.crash == nil }
      .builtIn("No sequence of actions ends in a trap or in an exception that UIKit raises.")
  }

  /// What came with a presentation is there as long as it is presented.
  ///
  /// It is judged when nothing moves. What the app itself hides while nothing moves does not count. A sheet
  /// of SwiftUI's in which nothing is seen is missing, too, when nothing is pending any more: its content
  /// depends on a value that is `nil`, or on a condition that is false. That is not judged where no server
  /// answers.
  public static var chromeWhilePresented: SceneProperty {
    .always(
      "presented views and their overlays stay visible",
      when: { $0.app.observation.isQuiet && $0.app.observation.crash == nil }
    ) { $0.app.observation.missing.isEmpty }
    .builtIn(
      "While nothing moves, the presented view is on screen and shows something, or the root's is if "
        + "nothing is presented; and no transition or gesture has taken an overlay from its container."
    )
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
      when: { $0.app.observation.isOver || !$0.app.observation.leftBehind.isEmpty }
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
        state.app.observation.isOver && state.world.count == 0
          || !state.app.observation.notRestored.isEmpty
      }
    ) { $0.app.observation.notRestored.isEmpty }
    .builtIn(
      "What the transition changed of the screens behind a presentation is changed back when it is "
        + "over.")
  }

  /// What UIKit refuses is made good.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat. A refused
  /// `present` is made good by a controller on screen that shows the same, be it the same one or not,
  /// so a second tap is no loss: one of the same class and title, that contains the same and was made
  /// with the same constants. A refused `dismiss` is made good when the controller is gone.
  public static var noRequestIsLost: SceneProperty {
    .always(
      "no refused present or dismiss is lost", when: { $0.app.observation.isSettled }
    ) { $0.app.observation.lostRequests.isEmpty }
    .builtIn(
      "A present or dismiss that UIKit refuses is repeated, or was superfluous (E4–E9).")
  }

  /// A dismissal takes what it was meant for.
  ///
  /// It is judged at each call of `dismiss` and of `popViewController`. One takes too much if it takes the
  /// controller itself, whose own presented controller is on its way out already; if it was put off by what
  /// has presented something else, which is gone since; if it pops a page and was put off by a touch on
  /// another one, which was popped since; and if a part of a screen makes it, when told of its own size,
  /// traits or appearance, for what was presented by the screen and not for the part. In SwiftUI, one
  /// takes too much that a control in the closure of a sheet calls and that was read by the view which
  /// presents the sheet, unless the app has the sheet go, too.
  public static var dismissesOnlyOwn: SceneProperty {
    .always("a dismiss takes no more than it was meant for", when: isOccasion(.dismissal)) {
      $0.app.observation.overreach.isEmpty
    }
    .builtIn(
      "`dismiss` takes what its caller has presented, and not what it finds by then: the controller "
        + "itself (E1, E2), what was presented since, or what belongs to a screen around it (E17). "
        + "A late `popViewController` takes the page on which it was asked for.")
  }

  /// A delegate that was set is the one that UIKit asks.
  ///
  /// It is judged when nothing moves, for each presented controller and what it contains; not for one
  /// that a `present` during its dismissal keeps, of which nothing is to be seen.
  public static var delegatesAreAsked: SceneProperty {
    .always(
      "a presentation controller's delegate that was set is asked",
      when: { $0.app.observation.isQuiet && $0.world.count > 0 }
    ) { $0.app.observation.unheardDelegates.isEmpty }
    .builtIn(
      "A delegate is set on the presentation controller that presents, anew for each presentation, "
        + "and kept until that is over (A22, A23).")
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
    .always("each expected outcome comes exactly once", when: isOccasion(.outcome)) {
      $0.app.observation.wrongOutcomes.isEmpty
    }
    .builtIn("Each outcome that the scene expects comes once, and not twice.")
  }

  /// What is over does not stay, or come back by itself.
  ///
  /// It is judged when nothing moves and nothing is pending but timers that fire again and again: a screen
  /// of the system's that leaves its dismissal to the app goes after Cancel, too, unless something is
  /// presented from it then; a screen that the user has swiped away does not come back by itself; what
  /// was pulled down to refresh goes back, and a spinner that ran when a server was asked stops.
  public static var whatIsOverLeaves: SceneProperty {
    .always("what is over leaves the screen", when: isOccasion(.overstay)) {
      $0.app.observation.overdue.isEmpty
    }
    .builtIn(
      "A picker goes when the user has chosen or canceled, a screen that was swiped away stays away, "
        + "pulling to refresh ends, and a spinner stops when the answer has come.")
  }

  /// Dismissed controllers go, and so do popped ones.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat. Who
  /// keeps a controller is found out by releasing everything else: what is alive then is kept by a
  /// cycle, by a repeating timer, or by an observation that was not ended. And where the same tap on
  /// the same screen has shown several of a class, no two of these are kept.
  public static var released: SceneProperty {
    .always(
      "dismissed view controllers are released",
      when: { state in
        state.app.observation.isSettled && state.app.observation.hasLeft.value
          || !state.app.observation.leaked.isEmpty
      }
    ) { $0.app.observation.leaked.isEmpty }
    .builtIn(
      "A view controller that was dismissed or popped is not kept alive by a cycle, a timer or a notification (B35)."
    )
  }

  /// Whether a state puts a claim to the test, or violates it.
  static func isOccasion(_ occasion: SceneOccasion) -> StatePredicate {
    { state in
      let seen = state.app.observation
      let isWrong =
        switch occasion {
        case .dismissal: !seen.overreach.isEmpty
        case .outcome, .statedOutcome: !seen.wrongOutcomes.isEmpty
        case .overstay: !seen.overdue.isEmpty
        case .typing: !seen.lostTexts.isEmpty
        }
      return isWrong || seen.occasions.value.contains(occasion)
    }
  }
}

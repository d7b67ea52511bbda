// SPDX-License-Identifier: MIT

import StateSpace
import UIKitSemantics

/// What properties and traces see of an app that is made of objects.
public struct SceneObservation: Hashable, Sendable {
  /// The checks that the scene states, by their names.
  var checks = NotCompared([SceneStatement]())
  /// The checks of the scene that are not true now, by their names.
  public internal(set) var failedChecks: [String] = []
  /// What the scene wants to be shown in traces.
  public internal(set) var fields: [SceneField] = []
  /// Whether nothing moves.
  ///
  /// No transition runs, no animation of the app's, no finger is down, and no call is due now. A timer
  /// or a call that is due later moves nothing.
  public internal(set) var isQuiet = false
  /// Whether nothing moves, and no call or timer is pending but those that repeat.
  public internal(set) var isSettled = false
  /// Whether code of the app's runs next, whatever anybody does.
  var goesOn = false
  /// What should be on screen with a presentation and is not, in words.
  public internal(set) var missing: [String] = []
  /// What an earlier presentation has left behind, in words.
  public internal(set) var leftBehind: [String] = []
  /// View controllers that were dismissed or popped, that cannot be reached, and that are alive.
  public internal(set) var leaked: [String] = []
  /// Whether a presentation has ended since nothing moved the last time.
  public internal(set) var hasDismissed = false
  /// The same of any controller on screen, as one that is popped.
  var hasLeft = NotCompared(false)
  /// Whether nothing moves, for the first time since a presentation has ended.
  var isOver: Bool { isSettled && hasDismissed }
  /// Whether a transition waits for a hand, and no finger is on the screen.
  public internal(set) var waitsForNobody = false
  /// What the last action has cancelled though no finger has led it, in words.
  public internal(set) var cancelledByNobody: String?
  /// How many dismissals UIKit began by one touch, 2 for more.
  public var dismissalsOfTouch: Int { dismissals.greatest }
  var dismissals = DismissalCount()
  /// What the gesture that has just ended in a cancelled transition has left different.
  var cancelledGesture: GestureRecord.Outcome?
  /// What a drag that the system has just cancelled has left where the finger was.
  var abandoned: DragRecord.Abandoned?
  /// The requests that UIKit has refused and that nothing has made good, in words.
  public internal(set) var lostRequests: [String] = []
  /// What is still as it was while something was presented that is gone, in words.
  public internal(set) var notRestored: [String] = []
  /// What is still as it was for a pushed screen or a keyboard that is gone, in words.
  public internal(set) var notChangedBack: [String] = []
  /// The screens that are there twice although nobody has done anything in between, in words.
  public internal(set) var shownTwice: [String] = []
  /// Whether the uppermost screen has a list, if nothing moves and nothing is pending.
  var showsList = false
  /// The lists that do not show what their data sources say, in words.
  public internal(set) var outdatedLists: [String] = []
  /// A control that no touch reaches, and how all looks, if nothing moves and nothing is pending.
  var outOfReach = NotCompared<OutOfReach?>(nil)
  /// A control whose touches a window takes that shows nothing there, in words.
  public internal(set) var swallowedTouches: String?
  /// The screen that a gesture has closed, if nothing moves any more.
  var gestureEnding = NotCompared<DiscardRecord.Ending?>(nil)
  /// Whether a gesture has closed a screen in which the user has put something in.
  var isDiscarded = false
  /// The spinners that have run while time had to pass and have not ended, be it elsewhere.
  var busySpinners: [SpinnerRecord.Busy] = []
  /// Those that still run now that nothing is pending.
  var unended: [SpinnerRecord.Busy] = []
  /// The same, in words.
  public var unendedSpinners: [String] { unended.map(\.text) }
  /// Whether a tap has put something out of use.
  var isHolding = false
  /// What a tap has put out of use, and what is so although that is over.
  var outOfUse: [HoldRecord.OutOfUse] = []
  /// What came of a tap that has shown something before, on the same screen.
  var repeatedTap: ControlRecord.Repetition?
  /// Whether the tap that was the last action did anything.
  var response = NotCompared<ControlRecord.Response?>(nil)
  /// What an evaluation of the views has changed that nobody asked for.
  var evaluation: EvaluationRecord.Outcome?
  /// The presented controllers whose delegate is set and is not asked, in words.
  public internal(set) var unheardDelegates: [String] = []
  /// What a dismissal has taken that was not meant, in words.
  public internal(set) var overreach: [String] = []
  /// What the user has typed and is gone by itself, in words.
  public internal(set) var lostTexts: [String] = []
  /// What the claims are about that are not about what is presented: then they are put to the test.
  var occasions = NotCompared(Set<SceneOccasion>())
  /// The outcomes that are missing or that came twice, in words.
  public internal(set) var wrongOutcomes: [String] = []
  /// What is over and is still there, or there again, in words.
  public internal(set) var overdue: [String] = []
  /// The known issue that the scene shows.
  public internal(set) var knownIssue: SceneStatement?
  /// The known issues that the scene states.
  var knownIssues = NotCompared([SceneStatement]())
  /// How many presentations there were before the user did anything, or fewer if there were at rest.
  var presentedAtLaunch = 0
  /// A control over which the app has laid something instead of presenting it, since launch.
  public internal(set) var dimmed: String?
  /// What a user could do again before it is over, and is not tried so often, by name.
  var leftOut: [String] = []
  /// What a user could do that is not tried, in words.
  public internal(set) var untried: [String] = []
  /// The popovers that would be shown otherwise in a narrower window; that is not tried, and no way out.
  var narrower: [String] = []
  /// What the past still has to do with the future, besides the state of the app.
  var pending = Fingerprint()
  /// How a transition that is being animated differs from the same one without animation, now that
  /// it has ended, if that was compared and it does.
  public internal(set) var differenceWithoutAnimation: String?
  /// How all looks at the end of a transition that has begun, if it were not animated.
  var endWithoutAnimation: Fingerprint?
  /// What the app has printed since the last action began, a line each.
  var printed = NotCompared([String]())
  /// What the view controllers are called, in the order of their identifiers.
  ///
  /// They do not tell states apart.
  public internal(set) var controllerNames: [String] {
    get { names.value }
    set { names.value = newValue }
  }
  private var names = NotCompared([String]())
  /// What they were called before, in the first events of the last step, and who has called.
  var eventNotes = NotCompared(EventNotes())
  /// How the app ended, if it did.
  public internal(set) var crash: String?
  /// What the app needed more of than there is here, if it did: nothing is known of what follows.
  var bound: String?
}

/// What puts a claim to the test.
enum SceneOccasion: Sendable {
  /// The app has called `dismiss` in the last action.
  case dismissal
  /// An outcome is expected, or a task waits for a continuation.
  case outcome
  /// The scene has stated an outcome.
  case statedOutcome
  /// Something is on screen, or was swiped away, that has to go by itself.
  case overstay
  /// The user has typed something, and has done nothing else since.
  case typing
}

/// A control that is on screen and that no touch reaches.
struct OutOfReach: Sendable {
  let control: String
  /// How all looks meanwhile.
  let screen: Fingerprint
}

/// A name and a value that traces show.
public struct SceneField: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The value.
  public let value: String
}

// SPDX-License-Identifier: MIT

import ModalHarness
public import StateSpace

extension SceneProperty {
  /// One finger dismisses once.
  ///
  /// It is judged always. A dismissal that is cancelled does not count.
  public static var oneDismissalPerTouch: SceneProperty {
    .always(
      "one touch dismisses at most once", when: { $0.app.observation.dismissalsOfTouch > 0 }
    ) { $0.app.observation.dismissalsOfTouch <= 1 }
    .builtIn("While one finger is on the screen, UIKit begins at most one dismissal.")
  }

  /// The user can leave what is presented, and what the app dims its own screen for.
  ///
  /// It is judged in every state. What is presented before the user has done anything may stay, such as
  /// a screen that asks for a password, unless it comes again as soon as it is closed; but if it can be
  /// left in any state at rest, it can be left in all. Something is not left where it comes again in the
  /// next turn of the main thread. Where the app ends, and where the user could do something that is not
  /// tried, nobody is trapped. A screen that is dimmed without a presentation is judged when nothing is
  /// pending, unless it was dimmed at launch; a timer may end that.
  public static var userIsNeverTrapped: SceneProperty {
    .alwaysReachable(
      CatalogProperty.userIsNeverTrapped.rawValue,
      when: { state in
        let seen = state.app.observation
        return !state.app.isOver
          && (state.world.count > seen.presentedAtLaunch || seen.dimmed != nil && seen.isSettled)
      },
      via: { !$0.changesSize && ($0.actor != .app || $0.finishes != nil) }
    ) { $0.isLeft(downTo: $0.app.observation.presentedAtLaunch) }
    .orBetter(when: { state in
      !state.app.isOver && state.app.observation.isSettled && state.world.count > 0
    }) { $0.isLeft(downTo: 0) }
    .builtIn(
      "From every state some sequence of the user's own actions, with UIKit finishing what it "
        + "started, dismisses everything that is presented, and what the app dims its screen for.")
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

  /// What a tap puts out of use comes back.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat, for what
  /// could be used before a tap and not after it: a control that is disabled or hidden, a view that
  /// takes no touches, a list that does not scroll, a device that locks itself; and, where the tap has
  /// presented something, for a spinner that has run since. Where the tap has presented something, that
  /// has to be usable again after UIKit's own gesture has dismissed it, if the app's own dismissal brings
  /// it back, and after an alert's Cancel, if another action of the alert does; where it has asked a
  /// server, after the request has failed. One way to bring it back is enough, be it later.
  public static var controlsComeBack: SceneProperty {
    .alwaysReachable(
      "what a tap disables is enabled again", when: { $0.app.observation.isHolding },
      via: { _ in false }
    ) { $0.app.outOfUse == nil }
    .builtIn(
      "What a tap disables, hides or blocks while something is shown or a server is asked can be "
        + "used again when that is over: also after a swipe, and after a failure.")
  }

  /// A drag that the system cancels ends like one that is lifted.
  ///
  /// It is judged when nothing moves any more after a drag that leads no transition: a view that goes back
  /// or on whenever the finger is lifted there, as it does in most places, does not stay there if the
  /// system takes the finger away instead, as it does for a call or another app.
  public static var cancelledDragsEnd: SceneProperty {
    .alwaysReachable(
      "a drag that the system cancels ends, too",
      when: { $0.app.observation.abandoned != nil }, via: { _ in false }
    ) { $0.app.abandoned == nil }
    .builtIn(
      "What a lifted finger sends back or on does not stay halfway if the system cancels the touch: "
        + "handle `.cancelled` as you handle `.ended`; in SwiftUI, keep the offset in `@GestureState`."
    )
  }

  /// A gesture throws away no input that a button asks about.
  ///
  /// It is not among ``Swift/Array/everyScene``: pass `properties: .everyScene + [.gestureAsksToo]`.
  ///
  /// It is judged when a gesture of UIKit's has dismissed a screen in which the user has typed or
  /// chosen something, and nothing moves any more. It has thrown the input away if the app is in the
  /// same state as if there had been none. A button of the screen asks if it closes the screen at once
  /// while there is none, and presents an alert afterwards that leads to closing it.
  public static var gestureAsksToo: SceneProperty {
    .alwaysReachable(
      "a swipe loses no input that a button asks about",
      when: { $0.app.observation.isDiscarded }, via: { _ in false }
    ) { $0.app.discarded == nil }
    .builtIn(
      "Where a button asks before it throws input away, swiping the sheet down asks, too: set "
        + "`isModalInPresentation`, and ask in `presentationControllerDidAttemptToDismiss` (A5); in "
        + "SwiftUI, use `interactiveDismissDisabled`.")
  }

  /// What the user has typed stays while the user does nothing else.
  ///
  /// It is judged when nothing moves, as long as the user has typed and has done nothing but type, drag and
  /// scroll since: the text is lost if its field is gone, another field of the same name is on the same
  /// screen, and that says something else. What the app makes of the text when it is typed, or puts off
  /// then, does not count, and neither does a text that code changes in its field.
  public static var typedTextStays: SceneProperty {
    .always("typed text is not lost by itself", when: isOccasion(.typing)) {
      $0.app.observation.lostTexts.isEmpty
    }
    .builtIn(
      "A timer, an answer, another width or another detent does not put an empty field in the place of the "
        + "one in which the user is typing: views keep their identity, and their text stands in the model "
        + "(I14).")
  }

  /// A control that has shown something shows it again.
  ///
  /// It is judged at each tap, at rest and with no call or timer pending but those that repeat, that
  /// showed something the last time that anything was shown, while the screen looked and read as now,
  /// if the user has done nothing else there since: it changes something again, or asks UIKit for
  /// something. What comes of what a tap has begun, such as a request to a server, is shown by the tap,
  /// unless the user has done something since.
  public static var controlsKeepWorking: SceneProperty {
    .onEveryStep(
      "a control that worked still works",
      when: { $0.after.app.observation.repeatedTap != nil }
    ) { $0.after.app.observation.repeatedTap == .works }
    .builtIn(
      "A tap that showed something still does something when the screen is the same again. If not, "
        + "the app has not noticed that what it showed is gone.")
  }
}

extension SceneProperty {
  /// A control that has shown something does not stay without effect.
  ///
  /// It is judged when all was explored, where a tap does nothing, at rest and with no call or timer
  /// pending but those that repeat, that shows something in another state in which the screen looks and
  /// reads the same: then it does something again in one of the states that can follow. It is judged of
  /// UIKit's controls, not of SwiftUI's, whose styles are not seen, and not where the app has written more
  /// into `UserDefaults` than when the tap showed something.
  public static var noControlStaysDead: SceneProperty {
    .alwaysReachable(
      "no control stays without effect", when: { $0.app.unresponsive != nil }
    ) { $0.app.isResponsive || $0.app.isOver || !$0.app.observation.untried.isEmpty }
    .builtIn(
      "Where a tap does nothing that shows something at other times, when the screen looks the same, "
        + "something that can follow makes it work again. If not, the app has forgotten to set something "
        + "back, or has thrown away too early what the control needs.")
  }
}

extension HarnessState<SceneApplication> {
  /// Whether no more is presented than a number, and no screen is dimmed, or nobody can tell.
  fileprivate func isLeft(downTo count: Int) -> Bool {
    let seen = app.observation
    let isDimmed = seen.dimmed != nil && (seen.isSettled || !seen.isQuiet)
    return world.count <= count && !isDimmed && !seen.goesOn || app.isOver || !seen.untried.isEmpty
  }
}

extension HarnessAction where Input == SceneInput {
  /// Whether the window gets another size, which leads the user out of nothing.
  fileprivate var changesSize: Bool {
    switch self {
    case .uikit(.sizeClassChanges): true
    case .input(let input): if case .rotate = input.deed { true } else { false }
    default: false
    }
  }
}

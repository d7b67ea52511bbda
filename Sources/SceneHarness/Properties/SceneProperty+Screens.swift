// SPDX-License-Identifier: MIT

public import StateSpace

extension SceneProperty {
  /// What makes room for a screen or for the keyboard is changed back.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat, where the
  /// keyboard has gone, or the user is back on the screen from which another one was pushed. What counts
  /// are constraints, insets, transforms and places that the app changed when it was told that the
  /// keyboard comes, and the bars, the swipe back and the idle timer as the coming of the pushed screen
  /// changed them, where that is still so.
  public static var surroundingsRestored: SceneProperty {
    .always(
      "bars and insets are as before when what changed them is gone",
      when: { $0.app.observation.isSettled }
    ) { $0.app.observation.notChangedBack.isEmpty }
    .builtIn(
      "What a pushed screen changes of the bars, and what is moved for the keyboard, is changed back "
        + "on each way out.")
  }

  /// What shows that the user has to wait ends.
  ///
  /// It is judged when nothing moves and nothing is pending, not even a timer: for a spinner of the
  /// uppermost screen that ran while a call was due later, a task slept or a request had its time, and that
  /// still runs. It is no violation if anything that can happen from there on stops it or takes it
  /// away, such as a tap that tries again or goes back. To go back is no way out where the user has done
  /// that already while it ran, and finds it running again, and such a spinner ends otherwise.
  public static var waitingEnds: SceneProperty {
    .alwaysReachable(
      "a spinner ends when what it waits for is over",
      when: { $0.app.hasUnendedSpinner && !$0.app.isOver }
    ) { !$0.app.isBusy || $0.app.isOver || !$0.app.observation.untried.isEmpty }
    .builtIn(
      "A spinner that runs while something is under way is stopped when that is over, also after a "
        + "failure, or by something that the user can do then.")
  }

  /// No screen lies on another one that is the same.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat: for a
  /// controller that was pushed or presented on one of the same class, with the same title, constants
  /// and words, while the user did nothing since that one came. So two quick taps are one defect, and
  /// a folder in a folder is none.
  public static var shownOnce: SceneProperty {
    .always("no screen is shown twice", when: { $0.app.observation.isSettled }) {
      $0.app.observation.shownTwice.isEmpty
    }
    .builtIn("What two quick taps ask for, or two answers of a server bring, is shown once.")
  }

  /// Lists show what there is.
  ///
  /// It is judged when nothing moves and no call or timer is pending but those that repeat, for the
  /// tables and collection views of the uppermost screen: they have read as many sections and cells as
  /// their data source has now. If not, they show what is gone, or not what is new, and scrolling or
  /// choosing a cell may end the app.
  public static var listsAreCurrent: SceneProperty {
    .always(
      "a list shows as many cells as its data source has", when: { $0.app.observation.showsList }
    ) { $0.app.observation.outdatedLists.isEmpty }
    .builtIn(
      "After data have changed, the list is told: by `reloadData`, or by inserting and deleting cells. "
        + "The dismissal of a sheet calls neither `viewWillAppear` nor, if code asked for it, "
        + "`presentationControllerDidDismiss` (A5, B2).")
  }
}

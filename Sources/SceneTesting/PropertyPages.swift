// SPDX-License-Identifier: MIT

import SceneHarness

/// The pages of the documentation on properties.
enum PropertyPages {
  /// The names of the pages, by the properties that they are about.
  static let names = Dictionary(
    uniqueKeysWithValues: pages.map { ($0.property.name, $0.page) })

  private static let pages: [(page: String, property: SceneProperty)] = [
    ("NeverCrashes", .neverCrashes), ("ChromeWhilePresented", .chromeWhilePresented),
    ("NothingLeftBehind", .nothingLeftBehind), ("PresenterRestored", .presenterRestored),
    ("NoRequestIsLost", .noRequestIsLost), ("OneDismissalPerTouch", .oneDismissalPerTouch),
    ("DismissesOnlyOwn", .dismissesOnlyOwn), ("Released", .released),
    ("NoDeadScreen", .noDeadScreen), ("WindowsPassTouches", .windowsPassTouches),
    ("DelegatesAreAsked", .delegatesAreAsked),
    ("ExactlyOneOutcome", .exactlyOneOutcome), ("WhatIsOverLeaves", .whatIsOverLeaves),
    ("EveryTransitionEnds", .catalog(.everyTransitionEnds)),
    ("NoLostPresent", .catalog(.noLostPresent)), ("NoLostDismiss", .catalog(.noLostDismiss)),
    ("TouchHandlingIsRestored", .catalog(.touchHandlingIsRestored)),
    ("NoProgrammingError", .catalog(.noProgrammingError)),
    ("UserIsNeverTrapped", .userIsNeverTrapped), ("CompletedOnce", .completedOnce),
    ("InteractionHasDriver", .interactionHasDriver), ("CancelIsKept", .cancelIsKept),
    ("RestoredAfterCancel", .restoredAfterCancel), ("CancelledDragsEnd", .cancelledDragsEnd),
    ("ControlsKeepWorking", .controlsKeepWorking), ("NoControlStaysDead", .noControlStaysDead),
    ("ControlsComeBack", .controlsComeBack), ("GestureAsksToo", .gestureAsksToo),
    ("EvaluationChangesNothing", .evaluationChangesNothing),
    ("BalancedAppearance", .balancedAppearance), ("ChecksHold", .checksHold),
    ("SurroundingsRestored", .surroundingsRestored), ("ShownOnce", .shownOnce),
    ("WaitingEnds", .waitingEnds), ("TypedTextStays", .typedTextStays),
    ("ListsAreCurrent", .listsAreCurrent),
  ]
}

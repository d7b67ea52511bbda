// SPDX-License-Identifier: MIT

import ModalHarness
public import StateSpace
import UIKitSemantics

extension Array where Element == SceneProperty {
  /// What every app should satisfy, whatever it shows.
  ///
  /// Two properties ask for more than every app wants, and are added where they hold:
  /// ``SceneProperty/gestureAsksToo``, that a swipe throws away no input that a button asks about, and
  /// ``SceneProperty/outcomeIsIndependentOfAnimation``.
  public static var everyScene: [SceneProperty] {
    // Of several that are violated at once, the first one is told as the cause.
    [.interactionHasDriver] + ofPresentations + [.exactlyOneOutcome, .whatIsOverLeaves]
      + ofCatalog + customTransitions + [
        .cancelIsKept, .restoredAfterCancel, .cancelledDragsEnd,
        .controlsKeepWorking, .noControlStaysDead, .controlsComeBack, .waitingEnds,
        .surroundingsRestored, .shownOnce,
        .typedTextStays, .listsAreCurrent, .evaluationChangesNothing,
        .balancedAppearance, .checksHold,
      ]
  }

  /// What a screen should satisfy that presents, pushes and selects nothing.
  public static var singleScreen: [SceneProperty] {
    [
      .neverCrashes, .noRequestIsLost, .noDeadScreen, .windowsPassTouches, .userIsNeverTrapped,
      .whatIsOverLeaves, .exactlyOneOutcome,
      .cancelledDragsEnd, .controlsKeepWorking, .noControlStaysDead, .controlsComeBack,
      .waitingEnds, .surroundingsRestored,
      .typedTextStays, .listsAreCurrent, .evaluationChangesNothing, .checksHold,
    ]
  }

  /// The same without some of them, such as `.everyScene.without(.released)`.
  public func without(_ properties: SceneProperty...) -> [SceneProperty] {
    filter { property in !properties.contains { $0.name == property.name } }
  }

  /// What concerns every presentation.
  public static var presentations: [SceneProperty] { ofPresentations + ofCatalog }

  private static var ofPresentations: [SceneProperty] {
    [
      .neverCrashes, .chromeWhilePresented, .nothingLeftBehind, .presenterRestored,
      .noRequestIsLost, .oneDismissalPerTouch, .dismissesOnlyOwn, .released, .noDeadScreen,
      .windowsPassTouches, .delegatesAreAsked,
    ]
  }

  private static var ofCatalog: [SceneProperty] {
    .catalog(CatalogProperty.obligations + [.noProgrammingError]).map { $0.stated(at: nil) }
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
  func builtIn(_ explanation: String) -> Self { explained(explanation).stated(at: nil) }
}

// SPDX-License-Identifier: MIT

/// What UIKit does with a request of the app.
public enum Response: Hashable, Sendable {
  /// UIKit starts what was asked for.
  case accepted
  /// UIKit starts it when the running transition is over.
  case deferred
  /// UIKit does nothing, tells so in the log at most, and calls no completion handler.
  case refused(Refusal)
  /// UIKit raises an exception: the app crashes.
  case raised(ProgrammingError)
}

/// Why UIKit does not do what the app asked for.
public enum Refusal: UInt8, Hashable, Sendable, CaseIterable {
  /// `present` on a controller that presents already (E5).
  case alreadyPresenting
  /// `present` or `dismiss` while a transition of the same controller runs (E6, E7, E8).
  case transitionInProgress
  /// `present` on a controller that is itself on its way out (E12, B24).
  case presenterIsBeingDismissed
  /// `present` on a controller whose view is in no window (E9).
  case viewNotInWindow
  /// `dismiss` where nothing is presented and nothing presents (L10).
  case nothingToDismiss
  /// `finish` or `cancel` with no interactive transition to act on (D8).
  case noInteractiveTransition
  /// `completeTransition` with no custom transition to end (D9).
  case noTransitionToComplete
  /// `animate(alongsideTransition:)` without a transition coordinator (C10, D23).
  case noTransitionCoordinator
  /// `beginAppearanceTransition` or `endAppearanceTransition` out of turn (B30).
  case unbalancedAppearanceTransition
  /// `viewWillDisappear` and the like, called by the app (B37).
  case appearanceMethodCalledDirectly
  /// A call to the context of a percent-driven transition, which is not the app's to make (D19).
  case contextBelongsToPercentDriver
  /// A setting of a sheet where `sheetPresentationController` is `nil` (G1).
  case noSheetPresentationController
  /// Another detent while the sheet is being presented (G12).
  case sheetIsBeingPresented
  /// Something that this version of iOS does not have (G13, G17).
  case notInThisVersion

  /// What UIKit writes to its log, or what happens in silence.
  public var message: String {
    switch self {
    case .alreadyPresenting: "attempt to present on a controller that is already presenting"
    case .transitionInProgress: "a presentation or dismissal is in progress"
    case .presenterIsBeingDismissed: "the presenter is being dismissed"
    case .viewNotInWindow: "the presenter's view is not in the window hierarchy"
    case .nothingToDismiss: "nothing is presented, nothing happens"
    case .noInteractiveTransition: "there is no interactive transition yet, the call is lost"
    case .noTransitionToComplete: "there is no transition to complete"
    case .noTransitionCoordinator: "transitionCoordinator is nil, the block never runs"
    case .unbalancedAppearanceTransition:
      "unbalanced calls to begin/end appearance transitions"
    case .appearanceMethodCalledDirectly:
      "appearance methods called directly may come out of order"
    case .contextBelongsToPercentDriver: "a percent-driven transition reports to the context itself"
    case .noSheetPresentationController: "sheetPresentationController is nil"
    case .sheetIsBeingPresented: "the sheet is being presented, the change is dropped"
    case .notInThisVersion: "this version of iOS does not have it"
    }
  }
}

/// A mistake for which UIKit raises an exception.
public enum ProgrammingError: UInt8, Hashable, Sendable, CaseIterable {
  /// `modalPresentationStyle = .none` on a controller that is presented (B13).
  case presentedWithStyleNone
  /// Presenting an instance that is presented already (E11).
  case alreadyPresented
  /// Presenting the child of a container, which is on screen in another way already.
  case presentedChild
  /// A popover that points at nothing (H15).
  case popoverWithoutSource
  /// A sheet without detents (G2).
  case noDetents
  /// Pushing a controller that is on the stack already (M7).
  case pushedTwice
  /// Setting a page with animation while pages scroll (N6).
  case pagesScrollAlready

  /// The name of the exception (H15 for the one that differs).
  public var exceptionName: String {
    switch self {
    case .popoverWithoutSource: "NSGenericException"
    case .pagesScrollAlready: "NSInternalInconsistencyException"
    default: "NSInvalidArgumentException"
    }
  }

  /// What the crash log says, in short.
  public var message: String {
    switch self {
    case .presentedWithStyleNone: "`.none` is no style to present with"
    case .alreadyPresented: "this view controller is already being presented"
    case .presentedChild: "a child of a container cannot be presented"
    case .popoverWithoutSource: "a popover needs a source view or a bar button item"
    case .noDetents: "a sheet needs detents"
    case .pagesScrollAlready: "duplicate states in the queue of a page view controller"
    case .pushedTwice: "the same view controller instance is pushed more than once"
    }
  }
}

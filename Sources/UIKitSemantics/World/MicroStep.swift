// SPDX-License-Identifier: MIT

/// One small piece of UIKit's work: a change of the world with at most one callback.
///
/// A step concerns a controller, a level of the stack of presentations or, where both kinds of
/// transitions know it, the transition of a container; `place` says which. Presentations only leave
/// from the top, and their steps leave with them.
struct MicroStep: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    // Of a controller
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    /// The same, caused by the app's own appearance transitions (B37).
    case viewWillAppearByHand, viewIsAppearingByHand, viewDidAppearByHand
    case viewWillDisappearByHand, viewDidDisappearByHand
    /// The view is taken out of the window (B4).
    case leaveWindow
    case systemControllerDidFinish, alertActionHandler, unwindAction, callDismissForUnwinding
    /// What left the stack before its last callbacks has received them (B27).
    case departureEnds

    // Of a container, whose transition it is
    case askContainerAnimator, askContainerInteraction, willShow, didShow
    case willTurnPage, didTurnPage, didNotTurnPage
    /// In silence: the transition begins, its views move, what it was is over.
    case beginContainerTransition, runContainerTransition, settleContainerTransition
    /// The presentation that a push or pop has put off begins.
    case takeUpWaitingPresentation
    /// Here ends what is delivered before a call of the app's returns.
    case stop

    // Of a presentation: questions
    case askPresentationController, askAdaptiveStyle
    case askAnimationControllerForPresented, askInteractionControllerForPresentation
    case askAnimationControllerForDismissed, askInteractionControllerForDismissal
    case askShouldRemovePresentersView, askShouldPresentInFullscreen
    case askTransitionDuration, askWantsInteractiveStart
    case askInterruptibleAnimator, askInterruptibleAnimatorAgain
    case askPresentationControllerEarly
    case askAdaptiveStyleWithoutTraits, askViewControllerForAdaptiveStyle
    case askShouldDismissOnPull, askShouldDismissOnMove, askShouldDismissOnCatch
    case askShouldDismissOnRelease, askShouldDismissOnTap, askShouldDismissWithoutCause
    case callDismissForTap

    // Of a presentation: callbacks
    case willDismiss, didDismiss, didAttemptToDismiss
    case prepareAdaptiveController, willPresentWithAdaptiveStyle
    case didChangeSelectedDetent
    case presentationTransitionWillBegin
    case presentationTransitionDidEnd, presentationTransitionDidEndCancelled
    case dismissalTransitionWillBegin
    case dismissalTransitionDidEnd, dismissalTransitionDidEndCancelled
    case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
    case presentationControllerAdaptiveStyle, presentationViewWillTransition
    case readPresentedView, readFrameOfPresentedView
    case animateTransition, startInteractiveTransition
    case animatorAnimationsDidFinish, animationEnded, animationEndedCancelled
    case alongsideAnimations, alongsideCompletion, alongsideCompletionCancelled
    case interactionBegins, interactionEnds, interactionEndsCancelled
    case presentCompletion, dismissCompletion

    // Of a presentation: UIKit's own work, in silence
    /// All questions are answered: the presentation begins.
    case beginPresentation
    /// All questions are answered: the dismissal of this level and of all above it begins.
    case beginDismissal
    /// The presentation is at rest on screen.
    case settle
    /// What leaves the stack is no longer presented and no longer presents (B26).
    case endRelations
    /// This level and all above it leave the stack, with their containers.
    case remove
    /// This level stays presented at the end of its dismissal, without its view (E12, E33).
    case keepWithoutContent
    /// The presenter's view follows the style that a change of width brought (B4, F12).
    case adaptPresentersView
    /// The sheet is laid out and takes its place among the detents (G3, G13).
    case layOutSheet
    /// The dismissal that was put off begins, if nothing else began (X3).
    case takeUpDeferredDismissal

    /// Whether `place` is a controller, and not a level of the stack.
    var isOfController: Bool {
      switch self {
      case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear, .viewWillAppearByHand, .viewIsAppearingByHand, .viewDidAppearByHand,
        .viewWillDisappearByHand, .viewDidDisappearByHand, .leaveWindow,
        .systemControllerDidFinish, .alertActionHandler, .unwindAction, .callDismissForUnwinding,
        .departureEnds, .didDismiss,
        .animationEnded, .animationEndedCancelled,
        .alongsideCompletion, .alongsideCompletionCancelled, .presentCompletion,
        .askPresentationControllerEarly, .dismissCompletion,
        .askContainerAnimator, .askContainerInteraction, .willShow, .didShow,
        .willTurnPage, .didTurnPage, .didNotTurnPage,
        .beginContainerTransition, .runContainerTransition, .settleContainerTransition,
        .takeUpWaitingPresentation, .stop:
        true
      default: false
      }
    }
  }

  var kind: Kind
  var place: UInt8

  init(_ kind: Kind, of controller: ControllerID) {
    self.kind = kind
    place = controller.rawValue
  }

  init(_ kind: Kind, at level: Int) {
    self.kind = kind
    place = UInt8(level)
  }

  /// A step that levels know too, in the transition of a container.
  init(_ kind: Kind, in container: ControllerID) {
    self.kind = kind
    place = container.rawValue | 0x80
  }

  /// The container in whose transition a step is taken that levels know too.
  var container: ControllerID? {
    kind.isOfController || place & 0x80 == 0 ? nil : ControllerID(Int(place & 0x7F))
  }
  var controller: ControllerID { ControllerID(Int(place)) }
  var level: Int { Int(place) }
}

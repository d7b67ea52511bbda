// SPDX-License-Identifier: MIT

/// What UIKit does where its documentation is silent or reports disagree: one switch a question.
///
/// The default of each switch is the documented answer, or the one with the better reports. Each
/// switch names the facts, contradictions (X) and unknowns (L) that it stands for.
public struct UIKitBehavior: Hashable, Sendable {
  /// L1, C23: who is told first, the presentation controller or the view controllers.
  public enum CallbackOrder: UInt8, Hashable, Sendable, CaseIterable {
    case presentationControllerFirst
    case viewControllersFirst
  }

  /// L2: what comes first when a finger starts to pull a sheet down.
  public enum SwipeStart: UInt8, Hashable, Sendable, CaseIterable {
    case willDismissFirst
    case viewWillDisappearFirst
  }

  /// L4: when a swipe asks `presentationControllerShouldDismiss`.
  public enum ShouldDismissTiming: UInt8, Hashable, Sendable, CaseIterable {
    case whenTheDismissalIsAboutToBegin
    case alsoOnEveryMove
    case alsoOnRelease
  }

  /// L6: when `isModalInPresentation` is looked at during a swipe.
  public enum ModalFlagTiming: UInt8, Hashable, Sendable, CaseIterable {
    case untilRelease
    case whenTheSwipeBegins
  }

  /// X3, E7, E8: what becomes of `dismiss` while the controller is still being presented.
  public enum DismissWhilePresenting: UInt8, Hashable, Sendable, CaseIterable {
    case refused
    case deferred
  }

  /// X3, E7: what becomes of `dismiss` while a finger drags the sheet, or the sheet snaps back.
  public enum DismissWhileDragging: UInt8, Hashable, Sendable, CaseIterable {
    case refused
    /// The sheet goes at once; one that snaps back goes when it has returned.
    case takesOver
  }

  /// E6, E8: what becomes of a request that comes while the callbacks of the transition's end are
  /// still being delivered.
  public enum LateRequest: UInt8, Hashable, Sendable, CaseIterable {
    case takesEffect
    case refused
  }

  /// E2, E34: what a second `dismiss` does while what it is to take down is going already.
  public enum SecondDismiss: UInt8, Hashable, Sendable, CaseIterable {
    /// It finds nothing presented, and the controller itself goes too.
    case reachesPresenter
    case refused
  }

  /// G12: what becomes of a change of detents while the sheet is being presented.
  public enum DetentsDuringPresentation: UInt8, Hashable, Sendable, CaseIterable {
    case takeEffect
    case dropped
  }

  /// E12: what becomes of a presentation on a controller that is being dismissed.
  public enum PresentWhileBeingDismissed: UInt8, Hashable, Sendable, CaseIterable {
    case refused
    /// What is presented goes together with its presenter.
    case goesAlong
    /// The presenter stays under what is presented, without its view.
    case keepsItAlive
  }

  /// E33: what becomes of a controller that is to be presented again during its dismissal.
  public enum PresentDuringOwnDismissal: UInt8, Hashable, Sendable, CaseIterable {
    case refused
    /// It is presented in the end, without its view.
    case comesBackWithoutContent
  }

  /// E13, E14, X2: which of several controllers that are dismissed at once animates.
  public enum AnimatedLevel: UInt8, Hashable, Sendable, CaseIterable {
    case lowest
    case uppermost
  }

  /// M7: what becomes of a push of a controller that is on the stack already.
  public enum PushOfStackedController: UInt8, Hashable, Sendable, CaseIterable {
    case raises
    case doesNothing
  }

  /// N6: what becomes of a page that is set with animation while pages scroll.
  public enum PageSetWhileScrolling: UInt8, Hashable, Sendable, CaseIterable {
    /// What scrolls is where it was to get to, and the new page comes from there.
    case takesOver
    case raises
  }

  /// D29: what becomes of a presenter's view that an animator took into the container of a
  /// presentation that leaves it in place, when the container goes.
  public enum PresentersViewInContainer: UInt8, Hashable, Sendable, CaseIterable {
    /// It goes with the container: the window stays empty.
    case goesAlong
    case isPutBack
  }

  /// L13: whether the main queue is served between a handler of a touch or a timer and the first
  /// callbacks of a transition that the handler has asked for.
  ///
  /// CFRunLoop serves it before the observers at whose call a commit happens, after which transitions
  /// begin; newer systems commit in the same cycle in which they handle touches.
  public var mainQueueComesFirst = true

  /// L14: which of several recognizers on one view gets a touch first, and so may prevent the others.
  public enum RecognizerOrder: UInt8, Hashable, Sendable, CaseIterable {
    /// The one that was added last.
    case newestFirst
    case oldestFirst
  }

  /// I12, X11: which row of a list presents where all rows share one binding.
  public enum SharedBindingInList: UInt8, Hashable, Sendable, CaseIterable {
    /// The row whose control has written to the binding.
    case tappedRow
    case firstRow
  }

  /// I10, I18: what becomes of a sheet that is asked for while its level shows another one.
  public enum SecondSheet: UInt8, Hashable, Sendable, CaseIterable {
    /// It comes when the other one is gone.
    case waits
    /// It never comes, and its binding says that it is there.
    case isForgotten
  }

  /// I8, X12: what `dismiss` of the environment does, from iOS 15, in a view that UIKit has presented in
  /// a hosting controller.
  public enum DismissOfHostedView: UInt8, Hashable, Sendable, CaseIterable {
    /// It dismisses the hosting controller, and writes to no binding of whoever presented it.
    case dismisses
    case doesNothing
  }

  /// I23, L12: in which order one update of SwiftUI calls the actions and representables of several
  /// views, and presents for them.
  public enum UpdateOrder: UInt8, Hashable, Sendable, CaseIterable {
    /// What is nested comes before what it is in, and of siblings the first comes first.
    case nestedFirst
    /// The other way round, so that of each two the other one comes first.
    case reversed
  }

  /// L1, C23: who is told first.
  public var callbackOrder = CallbackOrder.presentationControllerFirst
  /// L2: what comes first when a finger starts to pull a sheet down.
  public var swipeStart = SwipeStart.willDismissFirst
  /// L4: when a swipe asks `presentationControllerShouldDismiss`.
  public var shouldDismissTiming = ShouldDismissTiming.whenTheDismissalIsAboutToBegin
  /// L6: when `isModalInPresentation` is looked at during a swipe.
  public var modalFlagTiming = ModalFlagTiming.untilRelease
  /// X3, E8: what becomes of `dismiss` during the presentation.
  public var dismissWhilePresenting = DismissWhilePresenting.refused
  /// X3, E7: what becomes of `dismiss` while a finger drags the sheet, or the sheet snaps back.
  public var dismissWhileDragging = DismissWhileDragging.refused

  /// L3, A17: whether a blocked drag that snaps back causes appearance callbacks.
  public var blockedSwipeCausesAppearanceCallbacks = false
  /// L5: whether `dismiss`'s completion runs when its interactive dismissal is cancelled.
  public var cancelledDismissalRunsCompletion = true
  /// L7, X7: whether a tap outside blocked by `isModalInPresentation` reports an attempt.
  public var tapBlockedByModalFlagReportsAttempt = false
  /// L8: whether `didDismiss` comes when `dismiss` took over from the user's finger.
  public var didDismissAfterTakeover = false
  /// L10: whether `dismiss` runs its completion where there is nothing to dismiss.
  public var dismissOfNothingRunsCompletion = false
  /// X6, B20: whether a presenter that had begun to appear receives `viewDidDisappear` on a cancel.
  public var cancelledPresenterReceivesDidDisappear = true
  /// C30: whether the coordinator's completions run after the completion handler.
  public var coordinatorCompletionsRunLast = true
  /// C28: whether the transitioning delegate is asked for a presentation controller without being
  /// told who presents.
  public var presentingArgumentIsNil = false
  /// H13 against D9, M8, M9: whether an app's own views and bars get touches in a transition.
  public var touchesReachViewsDuringTransitions = false
  /// A31, X5: whether a document picker's own delegate is told about a swipe, as in newer reports.
  public var documentPickerReportsSwipe = true

  /// E8: what becomes of `dismiss` in the `viewDidAppear` of what is being presented.
  public var dismissInViewDidAppear = LateRequest.takesEffect
  /// E6: what becomes of `present` and `dismiss` in the last appearance callbacks of a dismissal.
  public var requestInLastCallbacks = LateRequest.takesEffect
  /// E2, E34: what a second `dismiss` does while the first one's transition runs.
  public var secondDismiss = SecondDismiss.reachesPresenter
  /// G12: what becomes of a change of detents while the sheet is being presented.
  public var detentsDuringPresentation = DetentsDuringPresentation.takeEffect
  /// E12: what becomes of `present` on a controller that is being dismissed.
  public var presentWhileBeingDismissed = PresentWhileBeingDismissed.refused
  /// E33: what becomes of `present` of a controller that is being dismissed.
  public var presentDuringOwnDismissal = PresentDuringOwnDismissal.refused
  /// E13, E14, X2: which of several controllers that are dismissed at once animates.
  public var animatedLevelOfStack = AnimatedLevel.lowest
  /// E20: whether `dismiss` on a container inside a modal takes the modal below along.
  public var dismissOfNestedContainerTakesTwo = false
  /// L11: whether a finger can catch a sheet that it has let go, while that snaps back or goes.
  public var movingSheetCanBeCaught = false
  /// M7: what becomes of a push of a controller that is on the stack already.
  public var pushOfStackedController = PushOfStackedController.raises
  /// N6: what becomes of a page that is set with animation while pages scroll.
  public var pageSetWhileScrolling = PageSetWhileScrolling.takesOver
  /// D29: what becomes of a presenter's view that an animator took into the container.
  public var presentersViewInContainer = PresentersViewInContainer.goesAlong
  /// L14: which of several recognizers on one view gets a touch first.
  public var recognizerOrder = RecognizerOrder.newestFirst

  /// I12, X11: which row of a list presents where all rows share one binding.
  public var sharedBindingInList = SharedBindingInList.tappedRow
  /// I10, I18: what becomes of a sheet that is asked for while its level shows another one.
  public var secondSheet = SecondSheet.waits
  /// I8, X12: what `dismiss` of the environment does in a view that UIKit presents, from iOS 15.
  public var dismissOfHostedView = DismissOfHostedView.dismisses
  /// I23, L12: in which order one update of SwiftUI calls what it calls of several views.
  public var updateOrder = UpdateOrder.nestedFirst

  /// L9: whether the delegate is asked and told of the interactive dismissal of a zoom, which
  /// `isModalInPresentation` stops then, as any other.
  public var zoomDismissalIsTold = true

  /// The version of iOS, where a fact tells versions apart.
  public var version = IOSVersion.latest

  /// A rule that is broken on purpose, to see which property notices.
  package var mutation: RuleMutation?

  /// Told which open questions are asked, if anybody wants to know.
  package var inquiry = NotCompared<Inquiry?>(nil)

  /// Creates the behavior that the documentation and the better reports describe.
  public init() {}
}

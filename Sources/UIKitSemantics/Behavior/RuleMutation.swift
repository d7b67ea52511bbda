// SPDX-License-Identifier: MIT

/// One rule of UIKit broken on purpose.
///
/// Mutations measure the properties: a property that no mutation violates protects nothing.
package enum RuleMutation: Hashable, Sendable {
  /// Leaves out the rule of a fact.
  case without(FactID)
  /// Breaks A5: code that dismisses makes the delegate hear `didDismiss`.
  case didDismissAfterProgrammaticDismissal
  /// Breaks A1: the delegate hears `didDismiss` twice.
  case didDismissTwice
  /// Breaks A10: the delegate hears `didDismiss` although the user changed his mind.
  case didDismissAfterCancelledSwipe
  /// Breaks A1: a swipe that dismisses does not announce itself by `willDismiss`.
  case noWillDismiss
  /// Breaks A4: an answer of "no" to `shouldDismiss` does not stop a swipe.
  case swipeIgnoresShouldDismiss
  /// Breaks H2 and H3: no veto stops a tap outside.
  case tapIgnoresVetoes
  /// Breaks A2 and A4: a blocked swipe is not reported.
  case blockedSwipeIsSilent
  /// Breaks B17: the animation of a cancelled swipe never ends.
  case cancelledSwipeNeverEnds
  /// Breaks B14: a presentation never ends.
  case presentationNeverEnds
  /// Breaks A6: a dismissal never ends.
  case dismissalNeverEnds
  /// Breaks B17: a cancelled swipe does not bring `viewDidAppear`.
  case noViewDidAppearAfterCancel
  /// Breaks B18: a dismissed controller does not hear `viewDidDisappear`.
  case noViewDidDisappear
  /// Breaks B1: the presenter of a sheet hears the callbacks of a full screen.
  case sheetRemovesPresenter
  /// Breaks B3: the presenter of a full screen hears nothing.
  case fullScreenKeepsPresenter
  /// Breaks C4: a presentation controller hears that a cancelled dismissal was completed.
  case cancelledDismissalReportedAsCompleted
  /// Breaks C4: a presentation controller hears that a completed dismissal was cancelled.
  case completedDismissalReportedAsCancelled
  /// Breaks C6: no `dismissalTransitionDidEnd` follows `dismissalTransitionWillBegin`.
  case noDismissalTransitionDidEnd
  /// Breaks A6: `isModalInPresentation` stops code too.
  case modalFlagStopsProgrammaticDismissal
  /// Breaks C20: `present` does not run its completion.
  case noPresentCompletion
  /// Breaks C21: `dismiss` does not run its completion.
  case noDismissCompletion
}

extension RuleMutation {
  /// The mutations that measure the ready-made properties.
  package static let ofProperties: [RuleMutation] = [
    .without(.a2),
    .didDismissAfterProgrammaticDismissal,
    .didDismissTwice,
    .didDismissAfterCancelledSwipe,
    .noWillDismiss,
    .swipeIgnoresShouldDismiss,
    .tapIgnoresVetoes,
    .blockedSwipeIsSilent,
    .cancelledSwipeNeverEnds,
    .presentationNeverEnds,
    .dismissalNeverEnds,
    .noViewDidAppearAfterCancel,
    .noViewDidDisappear,
    .sheetRemovesPresenter,
    .fullScreenKeepsPresenter,
    .cancelledDismissalReportedAsCompleted,
    .completedDismissalReportedAsCancelled,
    .noDismissalTransitionDidEnd,
    .modalFlagStopsProgrammaticDismissal,
    .noPresentCompletion,
    .noDismissCompletion,
  ]

  /// What is broken, in words.
  package var summary: String {
    switch self {
    case .without(let fact): "without \(fact.name): \(Fact.of(fact).statement)"
    case .didDismissAfterProgrammaticDismissal: "code that dismisses causes didDismiss"
    case .didDismissTwice: "didDismiss comes twice"
    case .didDismissAfterCancelledSwipe: "a cancelled swipe causes didDismiss"
    case .noWillDismiss: "willDismiss never comes"
    case .swipeIgnoresShouldDismiss: "a swipe ignores shouldDismiss"
    case .tapIgnoresVetoes: "a tap outside ignores both vetoes"
    case .blockedSwipeIsSilent: "didAttemptToDismiss never comes"
    case .cancelledSwipeNeverEnds: "a cancelled dismissal never ends"
    case .presentationNeverEnds: "a presentation never ends"
    case .dismissalNeverEnds: "a dismissal never ends"
    case .noViewDidAppearAfterCancel: "no viewDidAppear after a cancelled dismissal"
    case .noViewDidDisappear: "no viewDidDisappear after a dismissal"
    case .sheetRemovesPresenter: "a sheet takes its presenter out of the window"
    case .fullScreenKeepsPresenter: "a full screen leaves its presenter in the window"
    case .cancelledDismissalReportedAsCompleted: "dismissalTransitionDidEnd(true) after a cancel"
    case .completedDismissalReportedAsCancelled:
      "dismissalTransitionDidEnd(false) after a completed dismissal"
    case .noDismissalTransitionDidEnd: "dismissalTransitionDidEnd never comes"
    case .modalFlagStopsProgrammaticDismissal: "isModalInPresentation stops code"
    case .noPresentCompletion: "present never runs its completion"
    case .noDismissCompletion: "dismiss never runs its completion"
    }
  }
}

// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// D17 to D19, D24 to D26: percent-driven and interruptible transitions.
  static let sectionDInteraction: [Conformance] = sectionDPercent + sectionDInterruption

  private static let sectionDPercent: [Conformance] = [
    .conforms(
      .d17,
      percentDriven
        .when(.dismiss(), .interactionStarts, .updateInteraction(20), .updateInteraction(60))
        .then(.percentComplete(60), .responses(.accepted, .accepted, .accepted))
        .when(.cancelInteraction(), .transitionEnds).then(.isPresented(.v), .percentComplete(60))
        // A second pan that never changed: its end compares what the first one left.
        .when(.dismiss(), .interactionStarts).then(.isBeingDismissed(.v), .percentComplete(60))),
    .conforms(
      .d18,
      percentDriven
        .when(.dismiss(), .interactionStarts, .updateInteraction(40), .finishInteraction())
        .when(.remainingDuration(is: 600), .transitionEnds).then(.isGone(.v)),
      percentDriven
        .when(.dismiss(), .interactionStarts, .updateInteraction(40))
        .when(.setCompletionSpeed(percent: 200), .finishInteraction())
        .when(.remainingDuration(is: 300), .transitionEnds).then(.isGone(.v)),
      percentDriven
        .when(.dismiss(), .interactionStarts, .setCompletionSpeed(percent: 0))
        .when(.finishInteraction(), .remainingDuration(is: nil))
        .then(.isBeingDismissed(.v), .isFrozen)),
    .conforms(
      .d19,
      percentDriven
        .when(.dismiss(), .interactionStarts, .report(.update), .report(.finish), .report(.cancel))
        .then(
          .responses(
            .accepted, .refused(.contextBelongsToPercentDriver),
            .refused(.contextBelongsToPercentDriver), .refused(.contextBelongsToPercentDriver)),
          .isFrozen
        )
        .when(.finishInteraction(), .transitionEnds).then(.isGone(.v)),
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts, .report(.update), .report(.finish))
        .then(.responses(.accepted, .accepted, .accepted))
        .when(.transitionEnds).then(.isGone(.v))),
  ]

  private static let sectionDInterruption: [Conformance] = [
    .conforms(
      .d24,
      interruptible.answering(.wantsInteractiveStart(.v), .no)
        .when(.dismiss())
        .then(
          .receives(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .wantsInteractiveStart(.v), .viewWillDisappear(.v), .animateTransition(.v),
            .interruptibleAnimator(.v))
        )
        .when(.pauseInteraction())
        .then(.responses(.accepted), .receives(.interruptibleAnimator(.v)), .isFrozen)
        .when(.cancelInteraction(), .transitionEnds).then(.isPresented(.v)),
      interruptible
        .when(.dismiss())
        .then(
          .receives(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .wantsInteractiveStart(.v), .viewWillDisappear(.v))
        )
        // The pan has ended before the start, so that nobody finishes.
        .when(.finishInteraction(), .interactionStarts)
        .then(.responses(.refused(.noInteractiveTransition)), .isBeingDismissed(.v), .isFrozen),
      given(.pageSheet).transitioning(.animationControllerForDismissed)
        .when(.dismiss(), .pauseInteraction())
        .then(.responses(.accepted, .refused(.noInteractiveTransition)))),
    .conforms(
      .d25,
      interruptible
        .when(.dismiss(), .interactionStarts)
        .when(.finishInteraction(), .pauseInteraction(), .finishInteraction(), .transitionEnds)
        .then(.receivesRepeatedly(.interruptibleAnimator(.v)), .isGone(.v)),
      interruptible
        .when(.dismiss(), .interactionStarts, .givesAnotherAnimator(), .finishInteraction())
        .then(.isBeingDismissed(.v), .isFrozen)),
    .outOfScope(.d26, "It is a bug of iOS 8.3 to 10."),
  ]

  /// A percent-driven dismissal whose animator takes one second.
  private static let percentDriven =
    given(.pageSheet).transitioning(.interactiveDismissal)
    .implementing([.percentDriven, .transitionDuration])
    .answering(.transitionDuration(.v), .milliseconds(1000))

  /// A dismissal whose animator can be interrupted.
  private static let interruptible =
    given(.pageSheet).transitioning(.interactiveDismissal)
    .implementing([.percentDriven, .wantsInteractiveStart, .interruptibleAnimator])
}

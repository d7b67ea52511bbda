// SPDX-License-Identifier: MIT

import ModalHarness

/// What must be true of a modal with an overlay, besides what the catalog offers.
enum CustomOverlayProperties {
  typealias System = PresentationSystem<CustomOverlayApp>

  /// What every variant is asked.
  static let basics: [CatalogProperty] =
    CatalogProperty.obligations + [
      .appearanceBalanced, .userIsNeverTrapped, .noRequestIsRefused,
      .noProgrammingError,
    ]

  /// Whoever is modal dims what is behind.
  static let dimmed = Property<System>.always(
    "the background is dimmed whenever the modal is on screen and nothing moves",
    when: {
      $0.world.isAtRest
        && $0.world.presentation(of: .modal)?.hasCustomPresentationController == true
    },
    explanation: """
      At rest the overlay is in the container, covers all of it and is half opaque (C9, C10, C15).
      """
  ) { $0.app.dimsBackground(in: $0.world) }

  /// The frame that the presentation controller tells is the one that the view has.
  static let inPlace = Property<System>.always(
    "the presented view has its preferred frame whenever nothing moves",
    when: { $0.world.isAtRest && $0.world.presentation(of: .modal) != nil },
    explanation: "frameOfPresentedViewInContainerView and presentedView.frame agree (C12, C13)."
  ) { $0.world.presentation(of: .modal)?.frame == .preferred && $0.app.place == .onScreen }

  /// An animator made for a presentation runs presentations.
  static let rightDirection = Property<System>.always(
    "the animator animates in the direction of the transition",
    when: { $0.app.animator != .none && $0.world.isInTransition },
    explanation: """
      The animation controller that runs a presentation was made for one, and the one that runs \
      a dismissal for that (D1, D2).
      """
  ) { state in
    let modal = state.world.presentation(of: .modal)
    return state.app.animator == .forPresentation
      ? modal?.isBeingPresented == true : modal?.isBeingDismissed == true
  }

  /// An animation that somebody wrote is an animation that somebody sees.
  static let ownAnimation = Property<System>.always(
    "every transition of the modal runs with the app's own animator",
    when: { $0.world.top?.presented == .modal && $0.world.isInTransition },
    explanation: "UIKit finds the app's methods for both directions (D1, D2, D27)."
  ) { $0.app.animator != .none }

  /// UIKit takes the app's presentation controller and not one of its own.
  static let ownPresentationController = Property<System>.always(
    "the modal is presented by the app's own presentation controller",
    when: { $0.world.presentation(of: .modal) != nil },
    explanation: "The style is custom and the transitioning delegate is alive (C24, D15)."
  ) { $0.world.presentation(of: .modal)?.hasCustomPresentationController == true }

  /// Nothing of the last presentation is left in the next.
  static let ownOverlay = Property<System>.onEveryStep(
    "every presentation gets a new presentation controller and a transparent overlay",
    when: { $0.action == .input(.show) },
    explanation: """
      The transitioning delegate is asked each time; the overlay starts at alpha 0 and is in the \
      container before the first layout (C1, C11).
      """
  ) { step in
    let added = step.events.firstIndex(of: .call(.addOverlay(to: .modal), .accepted))
    let asked = step.events.firstIndex(of: .callback(.presentationControllerForPresented(.modal)))
    let laidOut = step.events.firstIndex(of: .callback(.containerViewWillLayoutSubviews(.modal)))
    guard let added, let asked, let laidOut else { return false }
    return asked < added && added < laidOut
  }

  /// The tap means the modal, whatever the modal presents.
  static let tapDismissesModal = Property<System>.onEveryStep(
    "a tap beside the modal dismisses it",
    when: { $0.action == .input(.tapBeside) && $0.before.world.isAtRest },
    explanation: "What was tapped is the modal's overlay, so it is the modal that goes (E1, H12)."
  ) { $0.after.world.presentation(of: .modal)?.isBeingDismissed == true }

  /// Twice is not more than once.
  static let tapInTransitionIsHarmless = Property<System>.onEveryStep(
    "a tap beside the modal during a transition changes nothing",
    when: { $0.action == .input(.tapBeside) && !$0.before.world.isAtRest },
    explanation: """
      A tap that comes too early, or a second one, does no harm (E7, E8, H13). Where UIKit puts a \
      dismiss off instead of refusing it (E2, X3), only the repaired code passes.
      """
  ) { $0.before == $0.after }

  /// The overlay lies behind the modal for a reason.
  static let tapInsideDismissesNothing = Property<System>.onEveryStep(
    "a tap on the content of the modal dismisses nothing",
    when: { $0.action == .input(.tapContent) },
    explanation: "Only what is beside the modal's view closes it."
  ) { step in !step.events.contains { $0.isDismiss } }

  /// A tap on a view of the app's is no dismissal by the user in UIKit's sense.
  static let delegateReceivesNothing = Property<System>.onEveryStep(
    "dismissing by a tap on the overlay tells the adaptive delegate nothing",
    when: { $0.before.isModalGoing || $0.after.isModalGoing },
    explanation: """
      The overlay's recognizer calls dismiss: nobody asks shouldDismiss, and neither willDismiss \
      nor didDismiss nor didAttemptToDismiss is called, at the tap or later (A5, H11).
      """
  ) { step in !step.events.contains { $0.isForAdaptiveDelegate } }

  /// Layout comes again and again.
  static let layoutIsIdempotent = Property<System>.onEveryStep(
    "laying out once more changes nothing while nothing moves",
    when: { $0.action == .uikit(.containerLaysOut(.modal)) && $0.before.world.isAtRest },
    explanation: "containerViewWillLayoutSubviews is called many times, also without need (C14)."
  ) { $0.before.app == $0.after.app && $0.before.world == $0.after.world }

  /// Without it "never trapped" would only say that other ways lead out.
  static let tapLeadsOut = Property<System>.reachable(
    "the user closes the modal by a tap beside it",
    explanation: "The modal's one way out in the document."
  ) { $0.isModalGoing && $0.app.pan == .none }

  /// The document's debugging output.
  static let framesDiffer = Property<System>.reachable(
    "the preferred frame is read while the view still fills the container",
    explanation: "The moment that the document's print shows (C12)."
  ) { $0.app.framesDiffered }

  /// Closing is not the end.
  static let canShowAgain = Property<System>.alwaysReachable(
    "the modal can be shown again",
    when: { $0.world.count == 0 },
    explanation: "After a dismissal the next presentation works like the first."
  ) { $0.world.presentation(of: .modal)?.isAtRest == true }
}

extension HarnessState<CustomOverlayApp> {
  fileprivate var isModalGoing: Bool { world.presentation(of: .modal)?.isBeingDismissed == true }
}

extension PresentationEvent {
  fileprivate var isDismiss: Bool {
    if case .call(.dismiss, _) = self { true } else { false }
  }

  fileprivate var isForAdaptiveDelegate: Bool {
    switch self {
    case .callback(.presentationControllerShouldDismiss),
      .callback(.presentationControllerWillDismiss),
      .callback(.presentationControllerDidDismiss),
      .callback(.presentationControllerDidAttemptToDismiss):
      true
    default:
      false
    }
  }
}

extension ControllerID {
  fileprivate static let modal = ControllerID(1)
}

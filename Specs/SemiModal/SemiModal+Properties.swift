// SPDX-License-Identifier: MIT

import ModalHarness

extension SemiModal {
  typealias Claim = Property<PresentationSystem<SemiModalApp>>

  /// Who decides about a drag: the user, by the drag itself.
  static var dragClaims: [Claim] {
    [
      .always(
        "a gesture cancelled by the system never dismisses",
        when: { $0.app.wish == .interrupted && $0.isDecided },
        explanation: "A phone call in the middle of a drag is not a request to dismiss."
      ) { $0.goesBack },
      .always(
        "a release before the threshold never dismisses",
        when: { $0.app.wish == .releasedBefore && $0.isDecided },
        explanation: "What counts is how far this drag went, not how far an earlier one did (D17)."
      ) { $0.goesBack },
      .always(
        "a release past the threshold dismisses",
        when: { $0.app.wish == .releasedPast && $0.isDecided },
        explanation: "Pulling the sheet down far enough dismisses it."
      ) { !$0.goesBack },
      .always(
        "a tap that dismisses is not undone",
        when: { $0.app.wish == .tapped && $0.isDecided },
        explanation: "A tap is a decision; a finger that happens to pan must not reverse it."
      ) { !$0.goesBack },
      .always(
        "an interactive transition has a live driver",
        when: { $0.modal?.drive == .interacting },
        explanation: "While UIKit waits for a gesture to decide, a finger makes that gesture (D8)."
      ) { $0.app.hasHandOnTransition(in: $0.world) },
      .always(
        "the interactive flag is set only while a finger pans",
        when: { $0.app.isInteractive },
        explanation: "A flag that outlives its gesture makes the next tap interactive (D6)."
      ) { $0.app.finger.pans || $0.app.secondFingerPans },
      .onEveryStep(
        "a tap while no finger pans is not interactive",
        when: { $0.isTap && $0.before.isReady },
        explanation: "With nothing to drive it, an interactive dismissal would never end (D6)."
      ) { $0.after.modal?.drive != .awaitingInteractiveStart },
      .onEveryStep(
        "only a downward drag makes progress",
        when: { $0.action == .input(.moveUp) && !$0.before.world.isPastThreshold },
        explanation: "Pulling the sheet up is not a step toward its dismissal."
      ) { !$0.after.world.isPastThreshold },
      .onEveryStep(
        "only the finger that began a drag ends it",
        when: { $0.before.modal?.drive == .interacting && $0.after.app.isStillDragging },
        explanation: "All recognizers share one target: none may end what another one drives."
      ) { $0.after.modal?.drive == .interacting },
      .onEveryStep(
        "a pan never closes what is presented above the modal",
        when: { $0.before.alertRests && $0.isPan },
        explanation: "dismiss takes down what the modal presents, if there is such a thing (E1)."
      ) { $0.after.alertRests },
    ]
  }

  /// How the two views that the presenter keeps stand.
  static var viewClaims: [Claim] {
    [
      .always(
        "the overlay is visible whenever the modal rests on screen", when: { $0.modalRests },
        explanation: "One presenter serves many presentations; each begins with a dimmed screen."
      ) { $0.app.overlayIsVisible && $0.world.state(of: .modal).hasOverlay },
      .onEveryStep(
        "a presentation activates the overlay",
        when: { $0.before.modal?.isBeingPresented == true && $0.after.modalRests },
        explanation: "With an animation or without: the coordinator may be absent (C10)."
      ) { $0.after.app.overlayIsActive },
      .onEveryStep(
        "a cancelled dismissal leaves the overlay active",
        when: { $0.before.modal?.isBeingDismissed == true && $0.after.modalRests },
        explanation: "UIKit restores the alpha, but knows nothing of the property that set it (C4)."
      ) { $0.after.app.overlayIsActive },
      .onEveryStep(
        "layout work is idempotent", when: { $0.isLayoutPass && $0.before.modalRests },
        explanation: "UIKit lays the container out whenever it likes (C14)."
      ) { $0.before.app == $0.after.app },
      .always(
        "the indicator has one set of constraints", when: { $0.modal != nil },
        explanation: "Constraints that are added by each layout pass pile up (C14)."
      ) { $0.app.indicatorConstraints == .one },
      .onEveryStep(
        "a layout pass does not put back a sheet on its way out",
        when: { $0.isLayoutPass && $0.before.modal?.isBeingDismissed == true },
        explanation: "The animator has moved the view; the presented frame is no longer its place."
      ) { !$0.events.contains(.call(.applyPreferredFrame(to: .modal), .accepted)) },
      .always(
        "the reused views carry one pan recognizer each", when: { $0.modal != nil },
        explanation: "What is added for each presentation to a view that stays piles up."
      ) { $0.app.recognizersOnOverlay == .one },
      .always(
        "the modal's own height wins over the ratio",
        when: { $0.modalRests && $0.app.contentHeight != nil },
        explanation: "A modal that conforms to the delegate protocol says how tall it is."
      ) { $0.app.height == $0.app.contentHeight },
    ]
  }

  /// What the presenter, kept in a property, is there for.
  static var presenterClaims: [Claim] {
    [
      .onEveryStep(
        "the presenter is asked for each dismissal",
        when: { step in
          step.before.modal?.isAtRest == true && step.after.modal?.isAtRest == false
        },
        explanation:
          "transitioningDelegate is weak: keeping the presenter keeps its animator (D15)."
      ) { $0.events.contains(.callback(.animationControllerForDismissed(.modal))) },
      .onEveryStep(
        "a tap on the indicator dismisses",
        when: {
          $0.action == .input(.tapIndicator) && $0.before.app.canDismiss(in: $0.before.world)
        },
        explanation: "A view outside the bounds of its superview gets no touches."
      ) { $0.after.modal?.isBeingDismissed == true },
      .alwaysReachable(
        "tapping the overlay is a way out",
        when: { $0.isReady && $0.app.height != .wholeScreen },
        via: { $0 == .input(.tapOverlay) || $0.actor == .system },
        explanation: "Wherever the modal rests with screen beside it, a tap there closes it."
      ) { $0.modal == nil },
      .monitor(
        Monitor("no delegate is told about a dismissal by the semi-modal") { state, event in
          switch event {
          case .callback(.presentationControllerShouldDismiss),
            .callback(.presentationControllerWillDismiss),
            .callback(.presentationControllerDidDismiss),
            .callback(.presentationControllerDidAttemptToDismiss):
            .violated
          case .callback(.viewDidDisappear(.modal)): .exercised(state)
          default: .next(state)
          }
        },
        explanation: "Pan and taps call dismiss: isModalInPresentation stops neither (A5, A6, H11)."
      ),
    ]
  }

  /// A drag works at all.
  static var panClaims: [Claim] {
    [
      .alwaysReachable(
        "dragging is a way out",
        when: { $0.isReady },
        via: { $0 == .input(.beginDown) || $0 == .input(.moveDown) || $0.endsSomething },
        explanation: "Wherever the modal rests, a drag past the threshold closes it."
      ) { $0.modal == nil },
      .reachable(
        "a drag past the threshold is on its way out",
        explanation: "The gesture that the semi-modal is made for."
      ) { $0.app.wish == .releasedPast && $0.isDecided && !$0.goesBack },
    ]
  }
}

extension HarnessState where App == SemiModalApp {
  fileprivate var modal: Presentation? { world.presentation(of: .modal) }

  /// Whether the modal is there and does not move; an alert above it may.
  fileprivate var modalRests: Bool { modal?.isAtRest == true }

  /// Whether the modal is uppermost, nothing moves and no finger is down.
  fileprivate var isReady: Bool {
    app.canDismiss(in: world) && app.finger == .up && !app.secondFingerPans
  }

  fileprivate var alertRests: Bool { world.presentation(of: .alert)?.isAtRest == true }

  /// Whether it is settled where a dismissal of the modal goes, because no gesture drives it.
  fileprivate var isDecided: Bool {
    guard let modal, modal.isBeingDismissed else { return false }
    return modal.drive == .animating || modal.drive == .reversing
  }

  fileprivate var goesBack: Bool { modal?.isCancelled == true }
}

extension SemiModalApp {
  /// Whether the finger that began the drag is still down.
  fileprivate var isStillDragging: Bool {
    wish == .dragging && finger.pans || wish == .draggingWithSecondFinger && secondFingerPans
  }
}

extension HarnessAction where Input == SemiModalApp.Input {
  /// A release, an end of an animation, the start of an interactive transition.
  fileprivate var endsSomething: Bool {
    self == .input(.release) || self == .uikit(.animationEnds)
      || self == .uikit(.interactiveTransitionStarts)
  }
}

extension Step where System == PresentationSystem<SemiModalApp> {
  fileprivate var isLayoutPass: Bool { action == .uikit(.containerLaysOut(.modal)) }

  fileprivate var isTap: Bool {
    action == .input(.close) || action == .input(.tapOverlay) || action == .input(.tapIndicator)
  }

  fileprivate var isPan: Bool {
    switch action {
    case .input(.beginDown), .input(.release), .input(.secondReleases): true
    default: false
    }
  }
}

extension ControllerID {
  fileprivate static let modal = ControllerID(1)
  fileprivate static let alert = ControllerID(2)
}

// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - Given

extension TransitioningMethods {
  /// The presentation controller and both animators, without interaction.
  package static let animators: TransitioningMethods = [
    .presentationController, .animationControllerForPresented, .animationControllerForDismissed,
  ]
  /// Every method that a transitioning delegate has.
  package static let all: TransitioningMethods = [
    .animators, .interactionControllerForPresentation, .interactionControllerForDismissal,
  ]
  /// An animator and an interaction controller for the dismissal.
  package static let interactiveDismissal: TransitioningMethods = [
    .animationControllerForDismissed, .interactionControllerForDismissal,
  ]
}

extension Scenario {
  /// The presentation controller leaves `shouldRemovePresentersView` as it is: false.
  package func keepsPresentersView(of controller: ControllerID = .v) -> Scenario {
    answering(
      .shouldRemovePresentersView(controller), .no,
      words: "the presentation controller leaves the presenter's view where it is")
  }
}

// MARK: - When

extension Input {
  /// `containerView?.addSubview(overlay)`.
  package static func addOverlay(to controller: ControllerID = .v) -> Input {
    Input("the app adds an overlay to \(controller.letter)'s container") {
      $0.change { $0.addOverlay(to: controller) }
    }
  }

  /// `transitionCoordinator?.animate(alongsideTransition:completion:)`.
  package static func animateAlongside(_ controller: ControllerID = .v) -> Input {
    Input("the app animates alongside \(controller.letter)'s transition") {
      $0.request { $0.animateAlongsideTransition(of: controller) }
    }
  }
}

// MARK: - Then

extension Expectation {
  /// Exactly these beginnings and ends, of any presentation controller; others do not matter.
  package static func presentationControllerHears(_ callbacks: Callback...) -> Expectation {
    hears(callbacks, "of presentation controllers") {
      switch $0 {
      case .presentationTransitionWillBegin, .presentationTransitionDidEnd,
        .dismissalTransitionWillBegin, .dismissalTransitionDidEnd:
        true
      default: false
      }
    }
  }
}

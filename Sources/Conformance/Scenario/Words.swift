// SPDX-License-Identifier: MIT

package import UIKitSemantics

extension ControllerID {
  /// P, which presents; the root of the window.
  package static let p = ControllerID.root
  /// V, which P presents.
  package static let v = ControllerID(1)
  /// W, which V presents, or which comes after V.
  package static let w = ControllerID(2)
  /// X, one more.
  package static let x = ControllerID(3)
  /// Y, and another one.
  package static let y = ControllerID(4)
  /// N, a navigation controller or another container.
  package static let n = ControllerID(6)

  /// R, another root of the window.
  package static let r = ControllerID(7)

  package static let all = (0..<8).map { ControllerID($0) }

  package var letter: String { ControllerNames.ofFacts[self] }
}

extension ControllerNames {
  package static let ofFacts = ControllerNames(["P", "V", "W", "X", "Y", "Z", "N", "R"])
}

extension Callback {
  /// Who receives it, and what.
  package var words: String { ControllerNames.ofFacts.describe(self).text }

  var isOfDelegate: Bool {
    switch self {
    case .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss:
      true
    default: false
    }
  }

  package func isAppearance(of controller: ControllerID) -> Bool {
    switch self {
    case .viewWillAppear(controller), .viewIsAppearing(controller), .viewDidAppear(controller),
      .viewWillDisappear(controller), .viewDidDisappear(controller):
      true
    default: false
    }
  }
}

extension [Callback] {
  var words: String { map(\.words).joined(separator: ", ") }
}

extension Response {
  var words: String { ControllerNames.ofFacts.describe(self) ?? "accepted" }
}

extension UIKitInput {
  var words: String { ControllerNames.ofFacts.name(of: self) }
}

extension Answer {
  /// As in a sentence.
  package var words: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .style(let style): ".\(style)"
    case .milliseconds(let duration): "\(duration) ms"
    case .controller(let controller): controller.letter
    case .replacement(let controller): "\(controller.letter), which does not contain it"
    }
  }
}

extension OptionSet {
  /// The names of those that are in the set.
  fileprivate func names(among all: [(Self, String)]) -> String {
    all.filter { isSuperset(of: $0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension DelegateMethods {
  var names: String {
    names(among: [
      (.shouldDismiss, "shouldDismiss"), (.willDismiss, "willDismiss"),
      (.didDismiss, "didDismiss"), (.didAttemptToDismiss, "didAttemptToDismiss"),
      (.adaptivePresentationStyle, "adaptivePresentationStyle"),
      (.adaptivePresentationStyleWithoutTraits, "adaptivePresentationStyle(for:)"),
      (
        .viewControllerForAdaptivePresentationStyle,
        "viewControllerForAdaptivePresentationStyle"
      ),
      (.prepareAdaptivePresentationController, "presentationController(_:prepare:)"),
      (.willPresentWithAdaptiveStyle, "willPresentWithAdaptiveStyle"),
      (.didChangeSelectedDetentIdentifier, "didChangeSelectedDetentIdentifier"),
    ])
  }
}

extension TransitioningMethods {
  var names: String {
    names(among: [
      (.presentationController, "presentationController"),
      (.animationControllerForPresented, "animationController(forPresented:)"),
      (.animationControllerForDismissed, "animationController(forDismissed:)"),
      (.interactionControllerForPresentation, "interactionControllerForPresentation"),
      (.interactionControllerForDismissal, "interactionControllerForDismissal"),
    ])
  }
}

extension TransitionFeatures {
  var names: String {
    names(among: [
      (.shouldPresentInFullscreen, "shouldPresentInFullscreen"), (.presentedView, "presentedView"),
      (.frameOfPresentedView, "frameOfPresentedViewInContainerView"),
      (.viewWillTransition, "viewWillTransition(to:with:)"),
      (.adaptivePresentationStyle, "adaptivePresentationStyle(for:)"),
      (.transitionDuration, "transitionDuration"),
      (.interruptibleAnimator, "interruptibleAnimator"),
      (.startsNoAnimation, "an empty animateTransition"),
      (.wantsInteractiveStart, "wantsInteractiveStart"),
      (.percentDriven, "a UIPercentDrivenInteractiveTransition"),
      (.misspelledAnimationController, "animationController(forPresented:) without two parameters"),
    ])
  }
}

// SPDX-License-Identifier: MIT

package import UIKitSemantics

extension Answer {
  /// What the app returns to a question, as Swift's source would have it or in a few words.
  package func text(to question: Callback?) -> String {
    let object = question?.answeringObject
    return switch self {
    case .yes: object ?? "true"
    case .no where question?.asksForTheSameAnimator == true: "another animator"
    case .no: object == nil ? "false" : "nil"
    case .style(let style): ".\(style)"
    case .milliseconds(let duration): "\(duration) ms"
    case .controller(let controller), .replacement(let controller):
      "controller \(controller.rawValue)"
    }
  }
}

extension Callback {
  /// Whether "no" means that it is not the same animator as before (D25).
  fileprivate var asksForTheSameAnimator: Bool {
    if case .interruptibleAnimator = self { true } else { false }
  }

  /// What the app returns if it does not return `nil`; `nil` where it returns a Boolean.
  fileprivate var answeringObject: String? {
    switch self {
    case .presentationControllerForPresented: "a presentation controller"
    case .animationControllerForPresented, .animationControllerForDismissed,
      .containerAnimationController, .interruptibleAnimator:
      "an animator"
    case .interactionControllerForPresentation, .interactionControllerForDismissal,
      .containerInteractionController:
      "an interaction controller"
    case .viewControllerForAdaptivePresentationStyle: "a view controller"
    default: nil
    }
  }
}

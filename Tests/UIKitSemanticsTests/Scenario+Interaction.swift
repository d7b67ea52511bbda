// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Scenario {
  /// A custom presentation that removes the presenter's view and is dismissed interactively.
  static func interactive(
    behavior: UIKitBehavior = UIKitBehavior(), removesPresenter: Bool = true
  ) -> Scenario {
    .presented(
      .custom,
      transitioning: [
        .presentationController, .animationControllerForDismissed,
        .interactionControllerForDismissal,
      ], behavior: behavior,
      answers: { question in
        if case .shouldRemovePresentersView = question {
          removesPresenter ? .yes : .no
        } else {
          .yes
        }
      })
  }
}

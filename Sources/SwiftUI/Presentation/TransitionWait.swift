// SPDX-License-Identifier: MIT

import UIKit

/// Does something at the end of a transition, once, however often that is asked for while it runs.
///
/// What waits is SwiftUI's own and follows from the views: it is no state of the app.
@MainActor
struct TransitionWait {
  private struct Transition {
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
  }

  private var awaited = Derived(Transition())

  mutating func end(
    of coordinator: any UIViewControllerTransitionCoordinator, then action: @escaping () -> Void
  ) {
    guard coordinator !== awaited.value.coordinator else { return }
    let action = Derived(action)
    let isAccepted = HeadlessScene.current.presentation.calling {
      coordinator.animate(alongsideTransition: nil, completion: { _ in action.value() })
    }
    guard isAccepted else { return }
    awaited.value.coordinator = coordinator
  }
}

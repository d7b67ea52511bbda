// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - Pushes and pops

extension PresentationDriver {
  /// Tells the containers whose push or pop is over.
  func reconcileContainers() {
    for place in slots.indices where slots[place].isContainer {
      guard !world.isInContainerTransition(ControllerID(place)) else { continue }
      slots[place].controller?.containerTransitionEnded()
    }
  }
}

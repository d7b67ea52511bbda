// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - Pushes and pops

extension PresentationDriver {
  /// The navigation controllers of which an animated push or pop runs: its end is a possible next
  /// event.
  package var containersInTransition: [UIViewController] {
    world.containersInTransition.compactMap { controller($0) }
  }

  /// The animation of a push or a pop ends.
  package func endContainerTransition(of container: UIViewController) {
    guard let identifier = knownIdentifier(of: container),
      world.canEndContainerTransition(of: identifier)
    else { return }
    world.endContainerTransition(of: identifier)
  }

  /// Tells the containers whose push or pop is over.
  func reconcileContainers() {
    for place in slots.indices where slots[place].isContainer {
      guard !world.isInContainerTransition(ControllerID(place)) else { continue }
      slots[place].controller?.containerTransitionEnded()
    }
  }
}

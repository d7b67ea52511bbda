// SPDX-License-Identifier: MIT

import ModalHarness

extension PresentationWorld {
  /// Presents a controller from the root and lets the presentation end, as a scenario's start.
  ///
  /// No app is told about it, so UIKit must have no question. Where a broken rule keeps the
  /// presentation from ending, the scenario starts in the middle of it.
  mutating func start(presenting controller: ControllerID, _ request: PresentationRequest) {
    present(controller, from: .root, request)
    while next() != nil {}
    if offers(.animationEnds) { perform(.animationEnds) }
    while next() != nil {}
  }
}

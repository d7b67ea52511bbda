// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@Test("The user makes gestures, and the system does the rest")
func actors() {
  #expect(UIKitInput.gestures.allSatisfy { $0.actor == .user })
  let sheet = ControllerID(1)
  let others: [UIKitInput] = [
    .animationEnds, .interactiveTransitionStarts, .containerTransitionEnds(sheet),
    .containerLaysOut(sheet), .shouldDismissIsAsked(sheet), .sizeClassChanges(to: .regular),
  ]
  #expect(others.allSatisfy { $0.actor == .system })
}

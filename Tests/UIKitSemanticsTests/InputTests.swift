// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@Suite("What is done to UIKit")
struct InputTests {
  @Test func `is done by the user, as gestures, or by the system`() {
    #expect(UIKitInput.gestures.allSatisfy { $0.actor == .user })
    let sheet = ControllerID(1)
    let others: [UIKitInput] = [
      .animationEnds, .interactiveTransitionStarts, .containerTransitionEnds(sheet),
      .containerLaysOut(sheet), .shouldDismissIsAsked(sheet), .sizeClassChanges(to: .regular),
    ]
    #expect(others.allSatisfy { $0.actor == .system })
  }

  @Test func `leaves nothing behind if a sheet snaps back: it is as if it had never been pulled`() {
    var world = PresentationWorld()
    func perform(_ inputs: UIKitInput...) {
      for input in inputs {
        world.perform(input)
        world.drain(answering: .no)
      }
    }
    world.present(ControllerID(1), from: .root, PresentationRequest(.pageSheet))
    world.drain(answering: .no)
    perform(.animationEnds)
    let before = world
    perform(.swipeBegins, .swipeReleased)
    #expect(world != before)
    perform(.animationEnds)
    #expect(world == before)
  }
}

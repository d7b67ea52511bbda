// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@Suite("What can be done to UIKit")
struct InputTests {
  @Test("The user makes gestures, and the system does the rest")
  func actors() {
    #expect(UIKitInput.gestures.allSatisfy { $0.actor == .user })
    let others: [UIKitInput] = [
      .animationEnds, .interactiveTransitionStarts, .containerTransitionEnds(.sheet),
      .containerLaysOut(.sheet), .shouldDismissIsAsked(.sheet), .sizeClassChanges(to: .regular),
    ]
    #expect(others.allSatisfy { $0.actor == .system })
  }

  @Test("Another width is offered while nothing moves, the same width never")
  func width() {
    var scenario = Scenario()
    #expect(scenario.world.offers(.sizeClassChanges(to: .regular)))
    #expect(!scenario.world.offers(.sizeClassChanges(to: .compact)))
    scenario.present(.sheet, from: .root, .pageSheet)
    #expect(!scenario.world.offers(.sizeClassChanges(to: .regular)))
  }

  @Test("A layout pass is offered for the container of a custom presentation, and for no other")
  func layout() {
    let custom = Scenario.presented(.custom, transitioning: .presentationController)
    #expect(custom.world.offers(.containerLaysOut(.sheet)))
    #expect(!custom.world.offers(.containerLaysOut(.root)))
    #expect(!Scenario.presented(.pageSheet).world.offers(.containerLaysOut(.sheet)))
  }

  @Test("A question without cause is offered where a delegate has the method and may answer")
  func question() {
    #expect(Scenario.presented(.pageSheet).world.offers(.shouldDismissIsAsked(.sheet)))
    #expect(
      !Scenario.presented(.pageSheet, delegate: []).world.offers(.shouldDismissIsAsked(.sheet)))
    #expect(
      !Scenario.presented(.pageSheet, modal: true).world.offers(.shouldDismissIsAsked(.sheet)))
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import Testing
import UIKitSemantics

@Suite("A choice of UIKit's behavior")
struct BehaviorChoiceTests {
  @Test func `has the answers that were set, the default one included`() {
    var choice = BehaviorChoice()
    #expect(choice.modalFlagTiming == UIKitBehavior().modalFlagTiming)
    choice.modalFlagTiming = .untilRelease
    choice.didDismissAfterTakeover = true
    choice.shouldDismissTiming = .alsoOnRelease
    #expect(
      choice.settings == [
        "shouldDismissTiming=alsoOnRelease", "modalFlagTiming=untilRelease",
        "didDismissAfterTakeover=yes",
      ])
    #expect(choice.behavior.shouldDismissTiming == .alsoOnRelease)
    choice.shouldDismissTiming = .alsoOnEveryMove
    #expect(choice.settings.first == "shouldDismissTiming=alsoOnEveryMove")
  }

  @Test func `The version of iOS is no open question`() async {
    await #expect(processExitsWith: .failure) {
      var choice = BehaviorChoice()
      choice.version = .iOS13
    }
  }
}

// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// Section A: the adaptive delegate's dismissal callbacks.
@Suite("The delegate and dismissal")
struct DismissalDelegateTests {
  @Test("A18: a delegate on the presentation controller of another object hears nothing")
  func delegateOnAnotherObject() {
    var scenario = Scenario.presented(.pageSheet, delegate: [])
    scenario.world.setDelegate(.dismissal, of: .second)
    scenario.swipe(.complete)
    #expect(scenario.delegateHeard.isEmpty)
    #expect(scenario.world.count == 0)
  }
}

extension Scenario {
  /// A scenario in which one controller is presented on top of another, both with delegates.
  static func stack(_ lower: ModalPresentationStyle, _ upper: ModalPresentationStyle) -> Scenario {
    var scenario = Scenario.presented(lower)
    scenario.world.setDelegate(.dismissal, of: .second)
    scenario.present(.second, from: .sheet, upper)
    scenario.endAnimation()
    scenario.forget()
    return scenario
  }
}

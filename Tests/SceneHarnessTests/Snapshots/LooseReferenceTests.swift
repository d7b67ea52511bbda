// SPDX-License-Identifier: MIT

import StateSpace
import Testing
import UIKitSemantics
@testable import SceneHarness
@testable import UIKit

@MainActor
@Suite("References that keep nothing alive, in a snapshot")
struct LooseReferenceTests {
  @Test("make no difference to the state when their object has gone, as if there had been none")
  func states() {
    let (presented, presenting) = (UIViewController(), UIViewController())
    func fingerprint(ofOneThatLed hasLed: Bool) -> Fingerprint {
      let percent = UIPercentDrivenInteractiveTransition()
      let action = UIAction { _ in }
      if hasLed {
        let shown = ShownPresentation(
          presented, ControllerID(1), presenting: presenting, source: presenting,
          controller: UIPresentationController(
            presentedViewController: presented, presenting: presenting))
        percent.startInteractiveTransition(TransitionContext(shown))
        action.perform(from: UIButton())
      }
      var snapshot = Snapshot()
      snapshot.add(percent, named: "interaction")
      snapshot.add(action, named: "action")
      return snapshot.fingerprint
    }
    #expect(fingerprint(ofOneThatLed: true) == fingerprint(ofOneThatLed: false))
  }
}

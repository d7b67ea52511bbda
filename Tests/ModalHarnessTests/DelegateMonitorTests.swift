// SPDX-License-Identifier: MIT

import StateSpace
import Testing
import UIKitSemantics

@testable import ModalHarness

@Suite("Monitors of a delegate's callbacks")
struct DelegateMonitorTests {
  private static let sheet = ControllerID(1)
  private static let told = PresentationEvent.callback(.presentationControllerDidDismiss(sheet))

  @Test func `Who the user tried to dismiss counts until nothing moves`() {
    let release = PresentationEvent.uikit(.swipeReleased, on: Self.sheet)
    let monitor = Monitor<PresentationEvent>.didDismissOnlyAfterUser
    #expect(isViolated(monitor, by: [Self.told]))
    #expect(!isViolated(monitor, by: [release, .settled(atRest: false), Self.told]))
    #expect(isViolated(monitor, by: [release, .settled(atRest: true), Self.told]))
  }

  @Test("A dismissal that is reported again is noticed, before and after all has come to rest")
  func report() {
    let release = PresentationEvent.uikit(.swipeReleased, on: Self.sheet)
    let moving = [release, .settled(atRest: false), Self.told]
    #expect(isViolated(.didDismissAtMostOnce, by: moving + [Self.told]))
    let rested = moving + [.settled(atRest: true), Self.told]
    #expect(isViolated(.didDismissOnlyAfterUser, by: rested))
  }

  private func isViolated(
    _ monitor: Monitor<PresentationEvent>, by events: [PresentationEvent]
  ) -> Bool {
    var state = monitor.initialState
    for event in events {
      switch monitor.transition(state, event) {
      case .next(let next), .exercised(let next): state = next
      case .violated: return true
      }
    }
    return false
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

@Suite("Telling the presenter that its sheet is closed")
struct TellingThePresenterTests {
  private let editor = ControllerID(1)
  private let swipe = "swipe: pull down; swipe: past the threshold; swipe: release"

  private let spec = TellingThePresenter()

  @Test("When each way of telling tells of a swipe: before the dismissal, or when it is over")
  func momentOfTelling() throws {
    for (variant, steps) in [
      ("told in willDismiss", 1), ("told in didDismiss", 4),
      ("dismissed inside didAttemptToDismiss", 3), ("told in every viewDidDisappear", 4),
      ("repaired", 4),
    ] {
      let trace = try spec.replay("\(variant) > \(swipe); animation ends")
      let told = trace.steps.firstIndex { $0.after.app.timesTold == 1 }
      #expect(told == steps - 1, "\(variant)")
    }
  }

  @Test("A dismiss on a covered sheet takes down the preview; through the list, all goes (E1, E21)")
  func timeIsUpUnderThePreview() throws {
    let late = "tap Preview; animation ends; app: time is up; animation ends"
    let attempt = try spec.replay("dismissed inside didAttemptToDismiss > \(late)").final
    #expect(attempt.world.topmostController == editor)
    #expect(attempt.app.timesTold == 1)
    let repaired = try spec.replay("repaired > \(late)").final
    #expect(repaired.world.count == 0)
    #expect(repaired.app.timesTold == 1)
  }
}

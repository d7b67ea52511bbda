// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

@Suite("Ask before unsaved changes are discarded")
struct ConfirmBeforeDiscardTests {
  private let editor = ControllerID(1)
  private let question = ControllerID(2)

  private func replay(_ text: String) throws -> Trace<PresentationSystem<ConfirmingEditor>> {
    let script = try TraceScript(parsing: text)
    return try ConfirmBeforeDiscard().variant(for: script).replay(script)
  }

  private let swipe = "swipe: pull down; swipe: past the threshold; swipe: release"

  @Test("A swipe between the edit and the layout pass loses the text, as published")
  func lossBeforeLayout() throws {
    let trace = try replay("as published > change the text; \(swipe); animation ends")
    #expect(trace.final.world.count == 0)
    #expect(trace.final.app.isChanged)
    let late = try replay("as published > change the text; lay out the editor; \(swipe)")
    #expect(late.final.world.topmostController == question)
  }

  @Test("Repaired, the swipe asks, and each answer does what it says")
  func everyAnswer() throws {
    let asked = "repaired > change the text; \(swipe); animation ends"
    #expect(try replay(asked).final.world.topmostController == question)
    for choice in ["Save", "Discard"] {
      let trace = try replay("\(asked); choose \(choice); animation ends; animation ends")
      #expect(trace.final.world.count == 0)
      #expect(trace.final.app.timesTold == 1)
      #expect(
        !trace.steps.flatMap(\.events).contains(
          .callback(.presentationControllerDidDismiss(editor))), "Code dismisses (A5)")
    }
    let kept = try replay("\(asked); choose Keep editing; animation ends")
    #expect(kept.final.world.topmostController == editor)
    #expect(kept.final.app.isChanged)
  }

  @Test("An unchanged editor goes without a question, and didDismiss tells the list")
  func unchanged() throws {
    let trace = try replay("repaired > \(swipe); animation ends")
    #expect(trace.final.world.count == 0)
    #expect(trace.final.app.timesTold == 1)
    #expect(!trace.final.app.wasAskedBySwipe)
  }

  @Test("Dismissing before the action sheet is gone closes the action sheet only (E1)")
  func tooEarly() throws {
    let trace = try replay(
      """
      handler does not wait > change the text; tap Cancel; animation ends; choose Discard; \
      animation ends
      """)
    #expect(trace.final.world.topmostController == editor)
  }
}

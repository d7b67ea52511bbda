// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

@Suite("Dismissing a page sheet")
struct PageSheetDismissalTests {
  let sheet = ControllerID(1)
  let screen = ControllerID(2)

  /// The callbacks of a trace after the sheet is up.
  private func callbacks(_ actions: String, modal: String = "no", answer: String = "true") throws
    -> [Callback]
  {
    let text = """
      delegate on the presented controller; isModalInPresentation=\(modal); \
      shouldDismiss=\(answer) > tap Open; animation ends; \(actions)
      """
    let script = try TraceScript(parsing: text)
    let trace = try PageSheetDismissal().variant(for: script).replay(script)
    return trace.steps.dropFirst(2).flatMap(\.events).compactMap { event in
      if case .callback(let callback) = event { callback } else { nil }
    }
  }

  @Test("A completed swipe asks, announces and reports, each once")
  func completedSwipe() throws {
    let received = try callbacks(
      "swipe: pull down; swipe: past the threshold; swipe: release; animation ends")
    #expect(
      received == [
        .presentationControllerShouldDismiss(sheet), .presentationControllerWillDismiss(sheet),
        .viewWillDisappear(sheet), .viewWillDisappear(screen), .viewDidDisappear(sheet),
        .viewDidDisappear(screen), .presentationControllerDidDismiss(sheet),
      ])
  }

  @Test("Playing with the sheet repeats shouldDismiss and willDismiss, and never didDismiss")
  func upAndDown() throws {
    let received = try callbacks(
      """
      swipe: pull down; swipe: back to the top; swipe: pull down again; swipe: release; \
      animation ends
      """)
    #expect(received.count { $0 == .presentationControllerShouldDismiss(sheet) } == 2)
    #expect(received.count { $0 == .presentationControllerWillDismiss(sheet) } == 2)
    #expect(!received.contains(.presentationControllerDidDismiss(sheet)))
  }

  @Test(
    "A veto turns the swipe into an attempt",
    arguments: [("yes", "true", 1), ("yes", "false", 1), ("no", "false", 2)])
  func veto(modal: String, answer: String, count: Int) throws {
    let received = try callbacks(
      "swipe: pull down; swipe: past the threshold; swipe: release", modal: modal, answer: answer)
    #expect(received.count == count)
    #expect(received.last == .presentationControllerDidAttemptToDismiss(sheet))
    #expect(received.contains(.presentationControllerShouldDismiss(sheet)) == (modal == "no"))
  }

  @Test(
    "The Close button tells the delegate nothing, whatever the vetoes", arguments: ["yes", "no"])
  func closeButton(modal: String) throws {
    let received = try callbacks("tap Close; animation ends", modal: modal, answer: "false")
    #expect(
      received == [
        .viewWillDisappear(sheet), .viewWillDisappear(screen), .viewDidDisappear(sheet),
        .viewDidDisappear(screen), .dismissCompletion(sheet),
      ])
  }
}

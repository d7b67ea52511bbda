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

  private func replay(_ text: String) throws
    -> Trace<PresentationSystem<TellingThePresenter.App>>
  {
    let script = try TraceScript(parsing: text)
    return try TellingThePresenter().variant(for: script).replay(script)
  }

  @Test(
    "How often each way of telling tells, after a swipe, after Close, and after a change of mind",
    arguments: [
      ("told in willDismiss", 1, 0, 1), ("told in didDismiss", 1, 0, 0),
      ("dismissed inside didAttemptToDismiss", 1, 1, 0),
      ("told in every viewDidDisappear", 1, 1, 0), ("repaired", 1, 1, 0),
    ])
  func timesTold(variant: String, bySwipe: Int, byClose: Int, byCancel: Int) throws {
    let swiped = try replay("\(variant) > \(swipe); animation ends").final
    #expect(swiped.app.timesTold == bySwipe)
    #expect(swiped.world.count == 0)
    let closed = try replay("\(variant) > tap Close; animation ends").final
    #expect(closed.app.timesTold == byClose)
    let cancelled = try replay("\(variant) > swipe: pull down; swipe: release").final
    #expect(cancelled.app.timesTold == byCancel)
  }

  @Test("Dismissing inside didAttemptToDismiss, the delegate receives the attempt and nothing else")
  func insideAttempt() throws {
    let trace = try replay("dismissed inside didAttemptToDismiss > \(swipe); animation ends")
    let received = trace.steps.flatMap(\.events).compactMap { event in
      if case .callback(let callback) = event { callback } else { nil }
    }
    #expect(
      received == [
        .presentationControllerDidAttemptToDismiss(editor), .viewWillDisappear(editor),
        .viewDidDisappear(editor), .dismissCompletion(editor),
      ])
  }

  @Test("A preview on top makes the naive way tell, and the repaired one not")
  func covered() throws {
    let preview = "tap Preview; animation ends"
    #expect(try replay("told in every viewDidDisappear > \(preview)").final.app.timesTold == 1)
    #expect(try replay("repaired > \(preview)").final.app.timesTold == 0)
  }

  @Test("When each way of telling tells of a swipe: before the dismissal, or when it is over")
  func momentOfTelling() throws {
    for (variant, steps) in [
      ("told in willDismiss", 1), ("told in didDismiss", 4),
      ("dismissed inside didAttemptToDismiss", 3), ("told in every viewDidDisappear", 4),
      ("repaired", 4),
    ] {
      let trace = try replay("\(variant) > \(swipe); animation ends")
      let told = trace.steps.firstIndex { $0.after.app.timesTold == 1 }
      #expect(told == steps - 1, "\(variant)")
    }
  }

  @Test("A dismiss on a covered sheet takes down the preview; through the list, all goes (E1, E21)")
  func timeIsUpUnderThePreview() throws {
    let late = "tap Preview; animation ends; app: time is up; animation ends"
    let attempt = try replay("dismissed inside didAttemptToDismiss > \(late)").final
    #expect(attempt.world.topmostController == editor)
    #expect(attempt.app.timesTold == 1)
    let repaired = try replay("repaired > \(late)").final
    #expect(repaired.world.count == 0)
    #expect(repaired.app.timesTold == 1)
  }

  @Test(
    "Repaired, a dismissal that comes at the wrong time is made up for",
    arguments: [
      "tap Preview; app: time is up; animation ends; animation ends",
      "swipe: pull down; app: time is up; swipe: release; animation ends; animation ends",
      "swipe: pull down; app: time is up; swipe: back to the top; animation ends",
      "tap Close; app: time is up; animation ends",
    ], ["yes", "no"])
  func wrongTime(actions: String, animated: String) throws {
    let trace = try replay("repaired; animated=\(animated) > \(actions)")
    #expect(trace.final.world.count == 0)
    #expect(trace.final.app.timesTold == 1)
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

@Suite("Ask before unsaved changes are discarded")
struct ConfirmBeforeDiscardTests {
  private let editor = ControllerID(1)
  private let text = ControllerID(3)
  private let question = ControllerID(2)

  private let spec = ConfirmBeforeDiscard()
  private let swipe = "swipe: pull down; swipe: past the threshold; swipe: release"

  @Test func `Repaired, the swipe asks, and each answer does what it says`() throws {
    let asked = "repaired > change the text; \(swipe); animation ends"
    #expect(try spec.replay(asked).final.world.topmostController == question)
    for choice in ["Save", "Discard"] {
      let trace = try spec.replay("\(asked); choose \(choice); animation ends; animation ends")
      #expect(trace.final.world.count == 0)
      #expect(trace.final.app.timesTold == 1)
      #expect(
        !trace.steps.flatMap(\.events).contains(
          .callback(.presentationControllerDidDismiss(editor))), "Code dismisses (A5)")
    }
    let kept = try spec.replay("\(asked); choose Keep editing; animation ends")
    #expect(kept.final.world.topmostController == editor)
    #expect(kept.final.app.isChanged)
  }

  @Test func `An unchanged editor goes without a question, and didDismiss tells the list`() throws {
    let trace = try spec.replay("repaired > \(swipe); animation ends")
    #expect(trace.final.world.count == 0)
    #expect(trace.final.app.timesTold == 1)
    #expect(!trace.final.app.wasAskedBySwipe)
  }

  private let typedWhileDragged =
    "swipe: pull down; swipe: past the threshold; change the text; swipe: release; animation ends"

  @Test("Repaired, an attempt during the snap back is answered when the sheet rests (E12, E29)")
  func questionWaits() throws {
    let trace = try spec.replay("repaired; keyboard=hardware > \(typedWhileDragged)")
    #expect(
      trace.steps.suffix(2).flatMap(\.events) == [
        .uikit(.swipeReleased, on: editor),
        .callback(.presentationControllerDidAttemptToDismiss(editor)),
        .call(.animateAlongsideTransition(of: editor), .accepted),
        .callback(.alongsideAnimations(editor)), .settled(atRest: false),
        .uikit(.animationEnds, on: editor),
        .callback(.viewWillAppear(editor)), .callback(.viewWillAppear(text)),
        .callback(.viewIsAppearing(editor)), .callback(.viewIsAppearing(text)),
        .callback(.viewDidAppear(editor)), .callback(.viewDidAppear(text)),
        .callback(.alongsideCompletion(editor, cancelled: true)),
        .call(
          .present(question, from: text, PresentationRequest(.overFullScreen)), .accepted),
        .callback(.viewWillAppear(question)), .callback(.viewIsAppearing(question)),
        .settled(atRest: false),
      ])
  }

  @Test("If the flag counts only when a swipe begins, repaired keeps a draft, published loses it")
  func draft() throws {
    var behavior = UIKitBehavior()
    behavior.modalFlagTiming = .whenTheSwipeBegins  // L6
    let kept = try spec.replay(
      "repaired; keyboard=hardware > \(typedWhileDragged)", behavior: behavior)
    #expect(kept.final.world.count == 0)
    #expect(kept.final.app.outcome == .keptAsDraft)
    let lost = try spec.replay(
      "as published; layout pass=at once; keyboard=hardware > \(typedWhileDragged)",
      behavior: behavior)
    #expect(lost.final.world.count == 0)
    #expect(lost.final.app.outcome == .dropped)
  }

  @Test func `A tap outside the action sheet in regular width means Keep editing (H1)`() throws {
    let trace = try spec.replay(
      """
      repaired; width=regular > change the text; tap outside; tap Cancel; animation ends; \
      tap outside; animation ends
      """)
    #expect(trace.steps[1].events.allSatisfy { $0 != .callback(.viewWillDisappear(editor)) })
    #expect(trace.final.world.topmostController == editor)
    #expect(trace.final.app.chosen == .keepEditing)
    #expect(trace.final.app.isChanged)
  }

  @Test func `Cancel offers to discard or to go on, a swipe offers to save too`() throws {
    #expect(throws: ReplayError.self) {
      try spec.replay("repaired > change the text; tap Cancel; animation ends; choose Save")
    }
    _ = try spec.replay("repaired > change the text; \(swipe); animation ends; choose Save")
  }
}

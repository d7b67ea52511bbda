// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKitSemantics

@testable import ModalSpecs

@Suite("The semi-modal")
struct SemiModalTests {
  private let modal = ControllerID(1)

  private func replay(
    _ text: String, behavior: UIKitBehavior = UIKitBehavior()
  ) throws -> Trace<PresentationSystem<SemiModalApp>> {
    let script = try TraceScript(parsing: text)
    return try SemiModal().variant(for: script).replay(script, behavior: behavior)
  }

  private func end(of text: String) throws -> HarnessState<SemiModalApp> {
    try #require(replay(text).steps.last).after
  }

  @Test("A dragged dismissal that is cancelled calls back in this order")
  func cancelledDrag() throws {
    let trace = try replay(
      "repaired > pan: begin downwards; interactive transition starts; pan: release; animation ends"
    )
    let callbacks = trace.steps.flatMap(\.events).compactMap { event -> Callback? in
      if case .callback(let callback) = event { callback } else { nil }
    }
    #expect(
      callbacks == [
        .animationControllerForDismissed(modal), .interactionControllerForDismissal(modal),
        .dismissalTransitionWillBegin(modal), .viewWillDisappear(modal),
        .startInteractiveTransition(modal), .animateTransition(modal), .alongsideAnimations(modal),
        .containerViewWillLayoutSubviews(modal), .containerViewDidLayoutSubviews(modal),
        .animatorAnimationsDidFinish(modal, cancelled: true),
        .dismissalTransitionDidEnd(modal, completed: false), .viewWillAppear(modal),
        .viewIsAppearing(modal), .viewDidAppear(modal),
        .animationEnded(modal, completed: false), .alongsideCompletion(modal, cancelled: true),
      ])
  }

  @Test("A flick that is over before the start freezes the published app, not the repaired one")
  func quickFlick() throws {
    let flick = "pan: begin downwards; pan: move past the threshold; pan: release"
    let start = "\(flick); interactive transition starts"
    let published = try replay("as published > \(start)")
    #expect(
      published.steps[2].events.contains(
        .call(.finishInteractiveTransition(of: modal), .refused(.noInteractiveTransition))))
    #expect(published.steps[3].after.world.presentation(of: modal)?.drive == .interacting)
    #expect(throws: ReplayError.self) { try replay("as published > \(start); animation ends") }
    #expect(try end(of: "repaired > \(start); animation ends").world.count == 0)
  }

  @Test("A flick too short goes back in the repaired app, however early it ends")
  func shortFlick() throws {
    let state = try end(
      of: """
        repaired > pan: begin downwards; pan: release; interactive transition starts; \
        animation ends
        """)
    #expect(state.world.topmostController == modal)
    #expect(state.app.overlayIsActive)
  }

  @Test("With one finger, an upward pan makes the next short drag dismiss")
  func stalePercentComplete() throws {
    let actions = """
      pan: begin upwards; pan: move up past the threshold; pan: release; pan: begin downwards; \
      interactive transition starts; pan: release; animation ends
      """
    #expect(try end(of: "as published > \(actions)").world.count == 0)
    #expect(try end(of: "repaired > \(actions)").world.topmostController == modal)
  }

  @Test("A gesture that the system takes away past the threshold lets the repaired sheet go back")
  func interruption() throws {
    let actions = """
      pan: begin downwards; pan: move past the threshold; interactive transition starts; \
      pan: interrupted by the system; animation ends
      """
    #expect(try end(of: "as published > \(actions)").world.count == 0)
    #expect(try end(of: "repaired > \(actions)").world.topmostController == modal)
  }

  @Test("The flag left by one presentation freezes the next one at its first tap")
  func leftOverFlag() throws {
    let actions = """
      pan: rest a finger on the sheet; tap the overlay; pan: begin downwards; animation ends; \
      tap Open; animation ends; tap the overlay
      """
    let published = try end(of: "as published > \(actions)")
    #expect(published.world.presentation(of: modal)?.drive == .awaitingInteractiveStart)
    let repaired = try end(of: "repaired > \(actions)")
    #expect(repaired.world.presentation(of: modal)?.drive == .animating)
  }

  @Test("A sheet as tall as the screen leaves nothing beside it to tap")
  func wholeScreen() throws {
    for tap in ["tap the overlay", "tap the indicator"] {
      #expect(throws: ReplayError.self) { try replay("repaired; height=whole screen > \(tap)") }
    }
    #expect(
      try end(of: "repaired; height=whole screen > tap Close; animation ends").world.count == 0)
  }

  @Test("A pan during the presentation sets the flag and loses its dismiss, if touches get through")
  func panWhilePresenting() throws {
    let text = """
      as published > tap Close; animation ends; tap Open; pan: begin downwards; animation ends; \
      tap Close
      """
    #expect(throws: ReplayError.self) { try replay(text) }
    var behavior = UIKitBehavior()
    behavior.touchesReachViewsDuringTransitions = true
    let trace = try replay(text, behavior: behavior)
    #expect(
      trace.steps[3].events.contains(
        .call(.dismiss(from: modal, hasCompletion: false), .refused(.transitionInProgress))))
    #expect(trace.steps[4].after.app.isInteractive)
    #expect(
      trace.steps[5].after.world.presentation(of: modal)?.drive == .awaitingInteractiveStart)
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import TestSupport
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

  @Test("Each defect of the published classes has the counterexample that its explanation tells")
  func counterexamples() throws {
    let expected: [String: String] = [
      "every transition that begins ends":
        "pan: begin downwards; pan: release; interactive transition starts",
      "no dismiss is lost": "pan: begin downwards; pan: release; interactive transition starts",
      "touch handling is restored eventually":
        "pan: begin downwards; pan: release; interactive transition starts",
      "the user is never trapped": "pan: begin downwards; pan: release",
      "an interactive transition has a live driver":
        "pan: begin downwards; pan: release; interactive transition starts",
      "a gesture cancelled by the system never dismisses":
        """
      pan: begin downwards; pan: move past the threshold; interactive transition starts; \
      pan: interrupted by the system
      """,
      "a release before the threshold never dismisses":
        """
      pan: begin upwards; pan: move up past the threshold; second finger: pan the overlay down; \
      interactive transition starts; second finger: release
      """,
      "only a downward drag makes progress": "pan: begin upwards; pan: move up past the threshold",
      "a tap that dismisses is not undone":
        "pan: begin upwards; tap Close; interactive transition starts; pan: release",
      "the interactive flag is set only while a finger pans":
        "pan: rest a finger on the sheet; tap Close; pan: begin downwards; animation ends",
      "a tap while no finger pans is not interactive":
        """
      pan: rest a finger on the sheet; tap Close; pan: begin downwards; animation ends; \
      tap Open; animation ends; tap Close
      """,
      "every present and dismiss is accepted":
        "pan: rest a finger on the sheet; tap Close; pan: begin downwards",
      "only the finger that began a drag ends it":
        """
      pan: begin upwards; second finger: pan the overlay down; interactive transition starts; \
      pan: release
      """,
      "a release past the threshold dismisses":
        """
      pan: begin upwards; second finger: pan the overlay down; interactive transition starts; \
      pan: release; animation ends; pan: begin downwards; interactive transition starts; \
      second finger: release; pan: move past the threshold; pan: release
      """,
      "a pan never closes what is presented above the modal":
        "pan: rest a finger on the sheet; show a message; animation ends; pan: begin downwards",
      "the overlay is visible whenever the modal rests on screen":
        "tap Close; animation ends; tap Open; animation ends",
      "a presentation activates the overlay":
        "tap Close; animation ends; tap Open; animation ends",
      "tapping the overlay is a way out": "tap Close; animation ends; tap Open; animation ends",
      "a tap on the indicator dismisses":
        "tap Close; animation ends; tap Open; animation ends; tap the indicator",
      "a cancelled dismissal leaves the overlay active":
        "pan: begin downwards; interactive transition starts; pan: release; animation ends",
      "layout work is idempotent": "lay out the container of modal",
      "the indicator has one set of constraints": "tap Close",
      "a layout pass does not put back a sheet on its way out":
        "tap Close; lay out the container of modal",
      "the reused views carry one pan recognizer each": "tap Close; animation ends; tap Open",
    ]
    let variant = SemiModal().variants[0]
    let exploration = try WholeSpaces.of(variant, in: SemiModal())
    var found: [String: String] = [:]
    for result in exploration.results where result.verdict == .violated {
      let trace = try #require(result.trace)
      found[result.name] = trace.actions.map { variant.names.name(of: $0) }.joined(separator: "; ")
    }
    #expect(
      found == expected.filter { $0.value.split(separator: ";").count <= exploration.depth }
    )
    #expect(Set(variant.knownDefects.map(\.property)) == Set(expected.keys))
  }

  @Test("The defects of a lost presenter have the counterexamples that they tell")
  func lostPresenter() throws {
    let variant = SemiModal().variants[2]
    let violated = try WholeSpaces.of(variant, in: SemiModal()).results.filter {
      $0.verdict == .violated
    }
    let found = try violated.map { result in
      try [result.name] + #require(result.trace).actions.map { variant.names.name(of: $0) }
    }
    #expect(
      found == [
        ["the presenter is asked for each dismissal", "tap Open", "animation ends", "tap Close"],
        ["a tap on the indicator dismisses", "tap Open", "animation ends", "tap the indicator"],
        ["tapping the overlay is a way out", "tap Open", "animation ends"],
      ])
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

  @Test(
    "The repaired classes keep every obligation, whatever UIKit does where its sources are silent",
    arguments: LongTests.choose([3, 6], long: Array(0..<7)))
  func everyBehavior(index: Int) throws {
    var behavior = UIKitBehavior()
    switch index {
    case 0: behavior.touchesReachViewsDuringTransitions = true
    case 1: behavior.callbackOrder = .viewControllersFirst
    case 2: behavior.dismissWhilePresenting = .deferred
    case 3: behavior.dismissWhileDragging = .takesOver
    case 4: behavior.cancelledDismissalRunsCompletion = true
    case 5: behavior.cancelledPresenterReceivesDidDisappear = false
    default:
      behavior.touchesReachViewsDuringTransitions = true
      behavior.dismissWhilePresenting = .deferred
      behavior.cancelledDismissalRunsCompletion = true
      behavior.cancelledPresenterReceivesDidDisappear = false
    }
    let limits = Limits(depth: LongTests.choose(6, long: nil))
    let exploration = try SemiModal().variants[1].explore(limits: limits, behavior: behavior)
    #expect(exploration.broken == [])
  }
}

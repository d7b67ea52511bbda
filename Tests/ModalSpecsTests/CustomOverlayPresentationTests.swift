// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import TestSupport
import Testing
import UIKitSemantics

@testable import ModalSpecs

@Suite("A custom presentation with a dimming overlay")
struct CustomOverlayPresentationTests {
  typealias Own = CustomOverlayProperties

  let spec = CustomOverlayPresentation()

  private func replay(_ text: String) throws -> [Step<Own.System>] {
    let script = try TraceScript(parsing: text)
    return try spec.variant(for: script).replay(script).steps
  }

  private func variant(_ name: String) throws -> Variant<CustomOverlayApp> {
    try #require(spec.variants.first { $0.name == name })
  }

  /// The calls between the app and UIKit about the modal's presentation controller and animators.
  private func dialog(of step: Step<Own.System>?) throws -> [String] {
    let names = try variant("repaired").names
    return try #require(step).events.compactMap { event in
      switch event {
      case .callback(let callback):
        let description = names.describe(callback)
        return description.receiver.hasPrefix("modal ") ? description.method : nil
      case .call(let call, let response):
        return "- " + names.describe(call) + (names.describe(response).map { ": \($0)" } ?? "")
      default:
        return nil
      }
    }
  }

  // MARK: Traces

  @Test("With a system style nobody asks for the presentation controller")
  func systemStyle() throws {
    let steps = try replay("set-up left out; missing=modalPresentationStyle > tap Show")
    #expect(
      try dialog(of: steps.last) == [
        "- modal.transitioningDelegate = …", "- root.present(modal, .automatic, animated: true)",
      ])
  }

  @Test("The overlay is added before the first layout and fades in alongside")
  func presentation() throws {
    #expect(
      try dialog(of: replay("without dismissalTransitionDidEnd > tap Show").last) == [
        "- modal.transitioningDelegate = …", "- root.present(modal, .custom, animated: true)",
        "presentationController(forPresented:)", "shouldRemovePresentersView",
        "presentationTransitionWillBegin", "- containerView?.addSubview(overlay)",
        "- modal.transitionCoordinator?.animate(alongside)",
        "containerViewWillLayoutSubviews",
        "- presentedView?.frame = frameOfPresentedViewInContainerView",
        "containerViewDidLayoutSubviews", "alongside animations",
      ])
  }

  @Test("A tap on the overlay is a dismiss that no delegate learns of, whatever the vetoes say")
  func dismissal() throws {
    let steps = try replay(
      "as published > tap Show; animation ends; tap beside the modal; animation ends")
    #expect(
      try dialog(of: steps[2]) == [
        "- modal.dismiss()", "dismissalTransitionWillBegin",
        "- modal.transitionCoordinator?.animate(alongside)",
        "containerViewWillLayoutSubviews",
        "- presentedView?.frame = frameOfPresentedViewInContainerView",
        "containerViewDidLayoutSubviews", "alongside animations",
      ])
    #expect(
      try dialog(of: steps[3]) == [
        "dismissalTransitionDidEnd(true)", "- overlay.removeFromSuperview()",
        "completion block (completed)",
      ])
  }

  @Test("After a cancelled pan the repaired overlay is there, dark, and takes a tap")
  func cancelledPan() throws {
    let steps = try replay(
      """
      repaired; animations=the app's own; a cancel puts alpha back=no > tap Show; animation ends; \
      pan: begin downwards; interactive transition starts; pan: interrupted by the system; \
      animation ends; tap beside the modal
      """)
    #expect(
      try dialog(of: steps[5]) == [
        "animation completion block", "- completeTransition(false)",
        "dismissalTransitionDidEnd(false)", "animationEnded(false)", "completion block (cancelled)",
      ])
    #expect(steps[5].after.app.dimsBackground(in: steps[5].after.world))
    #expect(steps[6].after.world.top?.isBeingDismissed == true)
  }

  @Test("A published animator is asked for on dismissal only, with the wrong direction, and waits")
  func publishedAnimator() throws {
    let steps = try replay(
      "published animators > tap Show; animation ends; tap beside the modal")
    #expect(try !dialog(of: steps[0]).contains("animationController(forPresented:)"))
    #expect(try dialog(of: steps[2]).contains("animateTransition"))
    #expect(steps[2].after.app.animator == .forPresentation)
    #expect(steps[2].after.world.top?.isBeingDismissed == true)
    var actions: [Own.System.Action] = []
    try variant("published animators").system().appendActions(
      enabledIn: steps[2].after, to: &actions)
    #expect(actions == [.uikit(.containerLaysOut(ControllerID(1)))])
  }

  // MARK: Counterexamples

  @Test(
    "Each known defect has this shortest counterexample",
    arguments: [
      ("as published", Own.dimmed.name, "present animated=no", "tap Show; animation ends"),
      (
        "as published", CatalogProperty.userIsNeverTrapped.rawValue, "present animated=no",
        "tap Show"
      ),
      (
        "as published", Own.tapDismissesModal.name, "note=over the current context",
        "tap Show; animation ends; tap Note; animation ends; tap beside the modal"
      ),
      (
        "as published", Own.tapInTransitionIsHarmless.name, "touches in transitions=delivered",
        "tap Show; animation ends; tap Note; animation ends; tap beside the modal; "
          + "tap beside the modal"
      ),
      (
        "as published", CatalogProperty.noRequestIsRefused.rawValue,
        "touches in transitions=delivered", "tap Show; tap beside the modal"
      ),
      ("container background", Own.dimmed.name, "present animated=no", "tap Show; animation ends"),
      (
        "container background", Own.tapInsideDismissesNothing.name, "present animated=yes",
        "tap Show; animation ends; tap the content of the modal"
      ),
      (
        "without dismissalTransitionDidEnd",
        CatalogProperty.overlayRemovedAfterCompletion.rawValue, "fades out=yes",
        "tap Show; animation ends; tap beside the modal; animation ends"
      ),
      (
        "lines of the layout left out", Own.dimmed.name, "missing=overlay.frame",
        "tap Show; animation ends"
      ),
      (
        "lines of the layout left out", Own.inPlace.name, "animations=the app's own",
        "tap Show; animation ends"
      ),
      (
        "lines of the layout left out", CatalogProperty.userIsNeverTrapped.rawValue,
        "missing=overlay.frame", "tap Show"
      ),
      (
        "set-up left out", Own.ownPresentationController.name, "missing=modalPresentationStyle",
        "tap Show"
      ),
      (
        "set-up left out", CatalogProperty.userIsNeverTrapped.rawValue,
        "missing=a strong reference to the delegate", "tap Show"
      ),
      ("published animators", Own.inPlace.name, "bodies=filled", "tap Show; animation ends"),
      ("published animators", Own.rightDirection.name, "presenting and source", "tap Show"),
      ("published animators", Own.ownAnimation.name, "as published", "tap Show"),
      (
        "published animators", CatalogProperty.everyTransitionEnds.rawValue, "bodies=empty",
        "tap Show"
      ),
      (
        "published animators", CatalogProperty.noLostPresent.rawValue, "bodies=empty",
        "tap Show"
      ),
      (
        "published animators", CatalogProperty.noLostDismiss.rawValue, "bodies=empty",
        "tap Show; animation ends; tap beside the modal"
      ),
      (
        "published animators", CatalogProperty.touchHandlingIsRestored.rawValue, "bodies=empty",
        "tap Show"
      ),
      (
        "published animators", CatalogProperty.userIsNeverTrapped.rawValue, "bodies=empty",
        "tap Show"
      ),
      (
        "interactive dismissal", CatalogProperty.overlayKeptAfterCancel.rawValue,
        "asks completed=no",
        """
        tap Show; animation ends; pan: begin downwards; pan: release before the middle; \
        interactive transition starts; animation ends
        """
      ),
      (
        "interactive dismissal", Own.dimmed.name, "asks completed=yes; a cancel puts alpha back=no",
        """
        tap Show; animation ends; pan: begin downwards; pan: release before the middle; \
        interactive transition starts; animation ends
        """
      ),
    ])
  func counterexample(name: String, property: String, where: String, actions: String) throws {
    let variant = try variant(name)
    let result = try #require(
      try WholeSpaces.of(variant, in: CustomOverlayPresentation()).result(named: property))
    let script = variant.script(of: try #require(result.trace)).text
    #expect(result.verdict == .violated)
    #expect(script.hasSuffix(" > \(actions)"))
    #expect(script.contains(`where`))
  }

  @Test("The list of counterexamples is complete")
  func everyDefectIsListed() {
    #expect(spec.variants.map(\.knownDefects.count) == [5, 2, 1, 3, 2, 8, 2, 0])
  }

  @Test("With the published signature the screen freezes at the first dismissal")
  func freezeOnDismissal() throws {
    let exploration = try WholeSpaces.of(
      variant("published animators"), in: CustomOverlayPresentation())
    let result = try #require(
      exploration.result(named: CatalogProperty.everyTransitionEnds.rawValue))
    #expect(try exploration.originTraces(of: result).map(\.steps.count) == [3, 1])
  }

  // MARK: The document's questions

  @Test("The frame needs no layout with UIKit's animation, nor with an animator's finalFrame")
  func whenTheFrameLineMatters() throws {
    let variant = try variant("lines of the layout left out")
    let result = try #require(
      try WholeSpaces.of(variant, in: CustomOverlayPresentation()).result(named: Own.inPlace.name))
    #expect(
      result.violatingOrigins.map { variant.configurations[$0].text }
        == ["missing=presentedView.frame; animations=the app's own"])
  }

  @Test("A second tap finds no overlay if it fades out, and is refused if it does not")
  func secondTap() throws {
    let head = "as published; touches in transitions=delivered; fades out="
    let taps = "tap Show; animation ends; tap beside the modal; tap beside the modal"
    #expect(throws: ReplayError.self) { try replay("\(head)yes > \(taps)") }
    #expect(
      try dialog(of: replay("\(head)no > \(taps)").last)
        == ["- modal.dismiss(): refused: a presentation or dismissal is in progress"])
    #expect(
      try dialog(
        of: replay(
          "repaired; touches in transitions=delivered > tap Show; tap beside the modal"
        ).last
      ).isEmpty)
  }

  @Test("The published tap closes the note, the repaired one both")
  func tapBelowANote() throws {
    let actions = "tap Show; animation ends; tap Note; animation ends; tap beside the modal"
    let end = "animation ends"
    #expect(try replay("as published > \(actions); \(end)").last?.after.world.count == 1)
    #expect(try replay("repaired > \(actions); \(end)").last?.after.world.count == 0)
  }

  // MARK: The repaired code

  private static var otherBehaviors: [UIKitBehavior] {
    var behaviors = Array(repeating: UIKitBehavior(), count: 4)
    behaviors[0].callbackOrder = .viewControllersFirst
    behaviors[1].dismissWhilePresenting = .deferred
    behaviors[2].cancelledDismissalRunsCompletion = true
    behaviors[3].cancelledPresenterReceivesDidDisappear = false
    var together = behaviors[0]
    together.dismissWhilePresenting = .deferred
    together.cancelledDismissalRunsCompletion = true
    together.cancelledPresenterReceivesDidDisappear = false
    return LongTests.choose([together], long: behaviors)
  }

  @Test("The repaired code keeps all rules whatever UIKit does", arguments: otherBehaviors)
  func repairedInOtherBehaviors(behavior: UIKitBehavior) throws {
    let limits = Limits(depth: LongTests.choose(6, long: nil))
    #expect(try variant("repaired").explore(limits: limits, behavior: behavior).broken == [])
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKitSemantics

@testable import ModalSpecs

@Suite("A custom presentation with a dimming overlay")
struct CustomOverlayPresentationTests {
  typealias Own = CustomOverlayProperties

  let spec = CustomOverlayPresentation()

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

  @Test func `With a system style nobody asks for the presentation controller`() throws {
    let steps = try spec.replay("set-up left out; missing=modalPresentationStyle > tap Show").steps
    #expect(
      try dialog(of: steps.last) == [
        "- modal.transitioningDelegate = …", "- root.present(modal, .automatic, animated: true)",
      ])
  }

  @Test func `The overlay is added before the first layout and fades in alongside`() throws {
    #expect(
      try dialog(of: spec.replay("without dismissalTransitionDidEnd > tap Show").steps.last) == [
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
    let steps = try spec.replay(
      "as published > tap Show; animation ends; tap beside the modal; animation ends"
    ).steps
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

  @Test("A published animator is asked for on dismissal only, with the wrong direction, and waits")
  func publishedAnimator() throws {
    let steps = try spec.replay(
      "published animators > tap Show; animation ends; tap beside the modal"
    ).steps
    #expect(try !dialog(of: steps[0]).contains("animationController(forPresented:)"))
    #expect(try dialog(of: steps[2]).contains("animateTransition"))
    #expect(steps[2].after.app.animator == .forPresentation)
    #expect(steps[2].after.world.top?.isBeingDismissed == true)
    var actions: [Own.System.Action] = []
    try variant("published animators").system().appendActions(
      enabledIn: steps[2].after, to: &actions)
    #expect(actions == [.uikit(.containerLaysOut(ControllerID(1)))])
  }

  @Test("The frame needs no layout with UIKit's animation, nor with an animator's finalFrame")
  func whenTheFrameLineMatters() throws {
    let variant = try variant("lines of the layout left out")
    let result = try #require(
      try WholeSpaces.of(variant, in: CustomOverlayPresentation()).result(named: Own.inPlace.name))
    #expect(
      result.violatingOrigins.map { variant.configurations[$0].text }
        == ["missing=presentedView.frame; animations=the app's own"])
  }
}

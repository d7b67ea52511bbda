// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - Given

extension Scenario {
  package func passthroughViews(_ others: ControllerID..., of popover: ControllerID = .v)
    -> Scenario
  {
    let names = others.map { "\($0.letter)'s view" }.joined(separator: ", ")
    return adding(.given, "the passthroughViews of \(popover.letter)'s popover are [\(names)]") {
      $0.stage.setPassthroughViews(of: popover, to: others)
    }
  }
}

// MARK: - When

extension Input {
  /// `popoverPresentationController?.sourceView = …`; `nil` for no source.
  package static func setHasPopoverSource(
    _ value: Bool, of controller: ControllerID = .v
  ) -> Input {
    Input("\(controller.letter)'s popover gets \(value ? "a source" : "no source")") {
      $0.change { $0.setHasPopoverSource(value, of: controller) }
    }
  }

  /// The user taps a view of a controller's, or an overlay in its container, and the app's
  /// recognizer there does something.
  package static func tap(viewOf controller: ControllerID, calling inputs: Input...) -> Input {
    let doing = inputs.words
    return tap("a view of \(controller.letter)'s, which calls \(doing)", inputs) {
      $0.touch(controller)
    }
  }

  /// The user taps the overlay that the app put into a controller's container.
  package static func tapOverlay(of controller: ControllerID = .v, calling inputs: Input...)
    -> Input
  {
    let doing = inputs.words
    let overlay = "the overlay in \(controller.letter)'s container, which calls \(doing)"
    let tapped = tap(overlay, inputs) { $0.touchOverlay(of: controller) }
    return Input(tapped.words) { run in
      if !run.stage.hasOverlayInContainer(of: controller) { run.fail("there is no overlay") }
      tapped.perform(run)
    }
  }

  private static func tap(
    _ what: String, _ inputs: [Input],
    _ touch: @escaping @Sendable (inout any ScenarioStage) -> Bool
  ) -> Input {
    Input("the user taps \(what)") { run in
      var arrives = false
      run.change { arrives = touch(&$0) }
      guard arrives else { return run.note("the touch does not arrive") }
      run.perform(inputs)
    }
  }

  package static let accessibilityEscape = Input("the user makes the escape gesture") { run in
    Input.gesture(.accessibilityEscape).perform(run)
    run.finishTransition()
  }
}

// MARK: - Then

extension Expectation {
  package static func hasOverlayInContainer(_ has: Bool, of controller: ControllerID = .v)
    -> Expectation
  {
    shows("\(controller.letter)'s container \(has ? "holds" : "does not hold") the overlay") {
      $0.hasOverlayInContainer(of: controller) == has
    }
  }
}

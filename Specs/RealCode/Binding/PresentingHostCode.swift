// SPDX-License-Identifier: MIT

package import ModalHarness
package import SceneHarness
import StateSpace
import UIKit

/// A presentation that follows a binding, by the controller behind a representable (seed 004).
package struct PresentingHostCode: Spec {
  /// The name on the command line and of the reports.
  package let identifier = "binding-driven-code"
  /// The name in headings.
  package let title = "A presentation that follows a binding, as real code"
  /// What it is about.
  package let summary = """
    A representable's controller presents while a binding is true and dismisses when it is false: \
    as the document has it, and with the user's swipes written back.
    """
  /// The document.
  package let sources = ["Modal windows in SwiftUI: sheet, fullScreenCover and present (seed 004)"]

  /// Creates the spec.
  package init() {}

  /// The versions of the code.
  package var variants: [Variant<SceneApplication>] {
    [
      variant(
        "as published", "Nobody writes a swipe back.",
        defects: [
          KnownDefect(
            "the scene's own checks", steps: 6,
            "A swipe takes the sheet away, and the binding stays true: it cannot be shown again.")
        ]
      ) { PresentingHost(fullScreen: $0) },
      variant("repaired", "A swipe writes the binding.") { RepairedPresentingHost(fullScreen: $0) },
    ]
  }

  private func variant(
    _ name: String, _ summary: String, defects: [KnownDefect] = [],
    _ make: @escaping @MainActor @Sendable (Bool) -> PresentingHost
  ) -> Variant<SceneApplication> {
    Variant(
      scene: name, summary: summary, axes: [.flag("full screen")],
      names: ["PresentingHost", "UIViewController"],
      properties: .presentations + [.checksHold], knownDefects: defects
    ) { setup in
      let host = make(setup.configuration.isOn("full screen"))
      setup.check("the binding tells what is on screen") {
        host.isPresented == (host.presentedViewController != nil)
      }
      return host
    }
  }
}

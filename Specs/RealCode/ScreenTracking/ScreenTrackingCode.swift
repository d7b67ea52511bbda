// SPDX-License-Identifier: MIT

package import ModalHarness
package import SceneHarness
import StateSpace
import UIKit

/// Screen tracking with sheets, as seed 003 describes it, as real code.
package struct ScreenTrackingCode: Spec {
  /// The name on the command line and of the reports.
  package let identifier = "screen-tracking-code"
  /// The name in headings.
  package let title = "Screen tracking with sheets, as real code"
  /// What it is about.
  package let summary = """
    The presenter of a sheet hears no appearance callbacks when the sheet goes. It counts its views \
    by the delegate of the presentation controller, which hears of swipes only.
    """
  /// The document.
  package let sources = ["Modal screens in iOS 13 (seed 003)"]

  /// Creates the spec.
  package init() {}

  /// The versions of the code.
  package var variants: [Variant<SceneApplication>] {
    [
      variant(
        "as published", "Only swipes are counted.",
        defects: [
          KnownDefect(
            "the scene's own checks", steps: 4,
            "The close button dismisses by code, of which the delegate hears nothing (A5).")
        ]
      ) { TrackingViewController($0) },
      variant("repaired", "The close button is counted too.") {
        RepairedTrackingViewController($0)
      },
    ]
  }

  private func variant(
    _ name: String, _ summary: String, defects: [KnownDefect] = [],
    _ make: @escaping @MainActor @Sendable (ScreenLog) -> TrackingViewController
  ) -> Variant<SceneApplication> {
    Variant(
      scene: name, summary: summary, names: ["TrackingViewController", "TrackedModal"],
      properties: .presentations + [.checksHold], knownDefects: defects
    ) {
      setup in
      let log = ScreenLog()
      let main = make(log)
      setup.include("log", log)
      setup.check("the screen that the user sees was counted last") {
        log.screens.count == 8
          || log.screens.last == (main.presentedViewController == nil ? "main" : "sheet")
      }
      return main
    }
  }
}

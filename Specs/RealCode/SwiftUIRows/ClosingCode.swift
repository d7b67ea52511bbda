// SPDX-License-Identifier: MIT

package import SceneHarness
import SwiftUI

/// How a screen of SwiftUI closes itself, as “A home-made modal window that does not close,
/// updated” goes through it.
package struct ClosingCode: Spec {
  package let identifier = "swiftui-closing-code"
  package let title = "Screens that close themselves, as SwiftUI code"
  package let summary = """
    A button opens a sheet, a cover, or a screen by a home-made `present`, and CLOSE on that screen \
    asks it to go: by each means that the document goes through, once or twice. All of it as on \
    iOS 14, of the document's time: from iOS 15 on, `presentationMode` also dismisses what a home-made \
    presenter shows (I8).
    """
  package let sources = [DescribedDocument.bindingPresentation.title]
  static let closes = "CLOSE closes"
  static let knows = "isPresented in the environment is true while the screen exists"

  package init() {}

  package var variants: [Variant<SceneApplication>] {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = [.swipeBegins, .swipeMovesPastThreshold, .swipeReleased]
    return [
      Variant(
        scene: "as published", summary: "Each means with each presenter.",
        axes: [
          Axis("presenter", RowsStyle.Presenter.allCases.map(\.rawValue)),
          Axis("closed by", ClosingRow.Means.allCases.map(\.rawValue)),
          Axis("asked", ["once", "twice"]),
        ],
        // The document is of September 2021.
        versions: [.iOS14],
        names: ["ClosingRow"], vocabulary: vocabulary,
        properties: [Self.closing, Self.environment].withPresentations,
        knownDefects: [
          KnownDefect(
            Self.closes, steps: 3,
            """
            A copy of the value closes nothing, `presentationMode` is not that of the home-made \
            presenter (I8), the environment value is that one's only, and what toggles is back where \
            it was when it is asked twice.
            """),
          KnownDefect(
            Self.knows, steps: 2,
            "The home-made presenter does not set `presentationMode` (I8)."),
          KnownDefect(
            "the user is never trapped", steps: 1,
            "Only a button of its own leads out of a cover, and it does not close it (I21)."),
          KnownDefect(
            "no refused present or dismiss is lost", steps: 7,
            """
            The home-made presenter learns of a swipe from `presentationControllerDidDismiss`: an \
            evaluation of the views before that presents again, while the sheet goes (E4, I14).
            """),
        ],
        wholeSpace: StateSpaceSize(states: 498, generated: 981, depth: 8)
      ) { setup in
        let log = ClosingLog()
        setup.show("isPresented in the environment") { "\(log.isPresented)" }
        return UIHostingController(
          rootView: ClosingRow(
            presenter: .init(rawValue: setup.configuration["presenter"]) ?? .sheet,
            means: .init(rawValue: setup.configuration["closed by"]) ?? .nothing,
            times: setup.configuration["asked"] == "twice" ? 2 : 1, log: log))
      }
    ]
  }

  private static var closing: SceneProperty {
    .onEveryStep(
      closes,
      when: { step in
        if case .input(let input) = step.action {
          input.name == "tap CLOSE" && step.before.world.isAtRest
        } else {
          false
        }
      },
      explanation: "A tap on CLOSE dismisses the screen that it is on (I1, I7)."
    ) { $0.after.world.top?.isBeingDismissed == true }
  }

  private static var environment: SceneProperty {
    .always(
      knows, when: { $0.world.count > 0 && $0.world.isAtRest },
      explanation: "`presentationMode.isPresented` tells a screen that it was presented (I6)."
    ) { $0.app["isPresented in the environment"] == "true" }
  }
}

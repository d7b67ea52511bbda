// SPDX-License-Identifier: MIT

package import SceneHarness
import UIKit

/// The rows of the fifth document as SwiftUI code.
package struct RowsCode: Spec {
  package let identifier = "swiftui-rows-code"
  package let title = "Rows that present, as SwiftUI code"
  package let summary = """
    Rows of a list or a stack open a sheet, a cover, or a screen by a home-made `present`, with one \
    binding a row or one for all: as the document has it, and with a presenter that looks at what is \
    there.
    """
  package let sources = [DescribedDocument.bindingPresentation.title]

  package init() {}

  package var variants: [Variant<SceneApplication>] {
    [
      variant(
        "as published", "Each update of the home-made presenter presents or dismisses.",
        [
          Axis("presenter", RowsStyle.Presenter.allCases.map(\.rawValue)),
          Axis("bindings", ["per row", "shared"]), Axis("rows in", ["List", "VStack"]),
        ],
        defects: Self.defects
      ) { configuration in
        RowsStyle(
          presenter: RowsStyle.Presenter(rawValue: configuration["presenter"]) ?? .sheet,
          bindings: configuration["bindings"] == "shared" ? .shared : .perRow,
          isStacked: configuration["rows in"] == "VStack")
      },
      variant(
        "repaired", "One binding a row; the home-made presenter knows what it has presented.",
        [Axis("presenter", RowsStyle.Presenter.allCases.map(\.rawValue))]
      ) { configuration in
        RowsStyle(
          presenter: RowsStyle.Presenter(rawValue: configuration["presenter"]) ?? .sheet,
          isRepaired: true)
      },
      presentAsPublished, presentRepaired,
    ]
  }

  /// What every app should satisfy, besides what concerns animators and transitions of the app's own,
  /// and what these rows do not have: controls that a tap disables or that do nothing, pushed screens, lists of UIKit's.
  private static var properties: [SceneProperty] {
    .everyScene.without(
      .completedOnce, .interactionHasDriver, .cancelIsKept, .cancelledDragsEnd, .noControlStaysDead,
      .controlsComeBack, .waitingEnds, .typedTextStays, .exactlyOneOutcome, .surroundingsRestored,
      .shownOnce, .listsAreCurrent, .balancedAppearance)
      + [.rotationDismissesNothing] + .catalog([.noRequestIsRefused])
  }

  private static let defects: [KnownDefect] = [
    KnownDefect(
      CatalogProperty.noRequestIsRefused.rawValue, steps: 1,
      "With one binding for all rows each of them presents, and UIKit takes the first (I13, E5)."),
    KnownDefect(
      "the screen on show is the one that was asked for", steps: 2,
      """
      With one binding for all rows the first of them comes, whichever was tapped; a List knows \
      whose button it was, but not for the home-made presenter (I12, I13).
      """),
    KnownDefect(
      "rotation dismisses nothing", steps: 3,
      """
      In a VStack; the other row's binding is false, so its update dismisses what it finds (I14, \
      I15, E17).
      """),
    KnownDefect(
      "evaluating views anew changes nothing", steps: 3, "The same update, which needs no rotation."
    ),
    KnownDefect(
      "no refused present or dismiss is lost", steps: 2,
      """
      With one binding for all rows, UIKit takes the first, and the second never asks again (I13, E5).
      """),
    KnownDefect(
      "a control that worked still works", steps: 5,
      """
      A screen that another row's update has dismissed leaves its binding true, and the next tap on \
      its OPEN turns that off (I15, A5).
      """),
  ]

  private func variant(
    _ name: String, _ summary: String, _ axes: [Axis], defects: [KnownDefect] = [],
    style: @escaping @Sendable (VariantConfiguration) -> RowsStyle
  ) -> Variant<SceneApplication> {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = [.swipeBegins, .swipeMovesPastThreshold, .swipeReleased]
    vocabulary.includesSizeClassChanges = true
    return Variant(
      scene: name, summary: summary, axes: axes, names: ["RowsView"], vocabulary: vocabulary,
      properties: Self.properties,
      knownDefects: defects
    ) { setup in
      let log = RowsLog()
      let root = RowsView.controller(style(setup.configuration), log: log)
      setup.show("screen asked for") { "\(log.asked)" }
      setup.check("the screen on show is the one that was asked for") { [weak root] in
        root?.presentedViewController == nil || log.shown == log.asked
      }
      return root
    }
  }
}

extension SceneProperty {
  /// A window of another size is no request to dismiss (I14, I15).
  fileprivate static var rotationDismissesNothing: SceneProperty {
    .onEveryStep(
      "rotation dismisses nothing",
      when: { step in
        if case .uikit(.sizeClassChanges) = step.action {
          step.before.world.count > 0
        } else {
          false
        }
      }
    ) { $0.after.world.top?.isBeingDismissed == false }
    .explained("Views are evaluated in a rotation, and that is no request to dismiss (I14, I15).")
  }
}

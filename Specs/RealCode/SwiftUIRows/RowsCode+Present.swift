// SPDX-License-Identifier: MIT

package import SceneHarness
import UIKit

/// The home-made `present` alone, held against its model, `BindingDrivenPresentation`.
extension RowsCode {
  var presentAsPublished: Variant<SceneApplication> {
    present(
      "present as published", "Each update presents or dismisses, without a look at what is there.",
      [Axis("dismissal received by", ["presenter", "nobody"])], defects: Self.defectsOfPresent)
  }

  var presentRepaired: Variant<SceneApplication> {
    present(
      "present repaired", "Guards, a `dismiss()` that sets false, and swipes that are written back."
    )
  }

  private static let defectsOfPresent: [KnownDefect] = [
    .init(
      CatalogProperty.noRequestIsRefused, 1,
      "While row 1 presents, row 2 asks to dismiss, which UIKit refuses (E8)."),
    KnownDefect(
      "no refused present or dismiss is lost", steps: 2,
      "The same dismiss of row 2: nothing asks again when the presentation is over (E8)."),
    .init(
      .rotationChangesNothing, 3,
      """
      The other row's binding is false, so its update dismisses what it finds presented, which is \
      this row's screen (I14, E17).
      """),
    .init(
      .bindingsTellTheTruth, 4, "What the other row's update has dismissed is not reported (A5)."),
    .init(
      .swipeIsWrittenBack, 6, "Without a delegate nobody tells the binding of a swipe (I2)."),
    .init(.openOpens, 5, "The stale binding is true, and the toggle turns it off."),
    .init(.comesOnlyWhenAsked, 5, "Each update presents whatever has a true binding."),
    .init(.tappedRowIsShown, 6, "And the wrong row's screen stays."),
  ]

  private func present(
    _ name: String, _ summary: String, _ axes: [Axis] = [], defects: [KnownDefect] = []
  ) -> Variant<SceneApplication> {
    let isRepaired = defects.isEmpty
    return Variant(
      scene: name, summary: summary, axes: axes + [Axis("style", ["pageSheet", "fullScreen"])],
      names: [
        "RowsView", "FirstScreen", "SecondScreen", "another copy", "ModalPresenter",
        "ModalPresenter",
      ],
      properties: (BindingDrivenPresentation.rules
        + [.swipeIsWrittenBack, .cancelledSwipeChangesNothing])
        .map { $0.claim() }
        .withPresentations + .catalog([.noRequestIsRefused]),
      knownDefects: defects
    ) { setup in
      let log = RowsLog()
      let root = RowsView.controller(
        RowsStyle(
          presenter: .present, bindings: .inList, isStacked: true, isRepaired: isRepaired,
          modalPresentationStyle: setup.configuration["style"] == "pageSheet"
            ? .pageSheet : .fullScreen,
          isToldOfSwipes: isRepaired || setup.configuration["dismissal received by"] == "presenter"),
        log: log)
      for row in 1...2 {
        setup.show("isPresented \(row)") { "\(log.isPresented[row]?() ?? false)" }
      }
      setup.show("asked for") { "\(log.wanted)" }
      return root
    }
  }
}

extension SceneApplication: BindingDrivenApp {
  /// What the scene shows of its bindings.
  package var bindings: BindingSummary {
    BindingSummary(
      isPresented1: self["isPresented 1"] == "true", isPresented2: self["isPresented 2"] == "true",
      asked: BindingApp.Rows(rawValue: self["asked for"].flatMap { UInt8($0) } ?? 0))
  }

  /// Buttons have the names that the model gives them, CLOSE with the number of its row; evaluations
  /// for no reason stand for a rotation.
  package static func meaning(of input: SceneInput) -> BindingApp.Input? {
    switch input.name {
    case "views are evaluated anew": .rotate
    case "tap CLOSE 1", "tap CLOSE 2": .close
    default: BindingApp.Input(rawValue: input.name)
    }
  }
}

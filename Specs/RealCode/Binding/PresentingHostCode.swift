// SPDX-License-Identifier: MIT

package import SceneHarness
import UIKit

/// A presentation that follows a binding, by the controller behind a representable (seed 004).
package struct PresentingHostCode: Spec {
  package let identifier = "binding-driven-code"
  package let title = "A presentation that follows a binding, as real code"
  package let summary = """
    A representable's controller presents while a binding is true and dismisses when it is false: \
    as the document has it, and with the user's swipes written back.
    """
  package let sources = [DescribedDocument.bindingPresentation.title]

  package init() {}

  package var variants: [Variant<SceneApplication>] {
    [
      variant(
        "as published", "Each update presents or dismisses, without a look at what is there.",
        defects: Self.defects
      ) { BindingMain(style: $0, isToldOfSwipes: $1) },
      variant(
        "repaired", "Guards, a `dismiss()` that sets false, and swipes that are written back."
      ) { RepairedBindingMain(style: $0, isToldOfSwipes: $1) },
    ]
  }

  private static let defects: [KnownDefect] = [
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

  private func variant(
    _ name: String, _ summary: String, defects: [KnownDefect] = [],
    _ make: @escaping @MainActor @Sendable (UIModalPresentationStyle, Bool) -> BindingMain
  ) -> Variant<SceneApplication> {
    let isPublished = name == "as published"
    let listener = Axis("dismissal received by", ["presenter", "nobody"])
    return Variant(
      scene: name, summary: summary,
      axes: (isPublished ? [listener] : []) + [
        Axis("style", ["pageSheet", "fullScreen"]),
        Axis("evaluated", ["after changes", "at any time"]),
      ],
      names: [
        isPublished ? "BindingMain" : "RepairedBindingMain", "FirstScreen", "SecondScreen",
        "another copy", "PresentingHost", "PresentingHost",
      ],
      properties: (BindingDrivenPresentation.rules
        + [.swipeIsWrittenBack, .cancelledSwipeChangesNothing])
        .map { $0.claim() }
        .withPresentations + .catalog([.noRequestIsRefused]),
      knownDefects: defects
    ) { setup in
      let isReceived = !isPublished || setup.configuration["dismissal received by"] == "presenter"
      let main = make(
        setup.configuration["style"] == "pageSheet" ? .pageSheet : .fullScreen, isReceived)
      setup.show("isPresented 1") { "\(main.host(of: .first).isPresented)" }
      setup.show("isPresented 2") { "\(main.host(of: .second).isPresented)" }
      setup.show("asked for") { "\(main.asked.rawValue)" }
      if setup.configuration["evaluated"] == "at any time" { main.evaluateNowAndThen() }
      return main
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

  /// Buttons have the names that the model gives them; what the timer does stands for a rotation.
  package static func meaning(of input: SceneInput) -> BindingApp.Input? {
    input.name.hasPrefix("timer") ? .rotate : BindingApp.Input(rawValue: input.name)
  }
}

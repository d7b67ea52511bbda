// SPDX-License-Identifier: MIT

package import SceneHarness
import UIKit

/// Both control patterns of “Life cycle and control of dismissing a .pageSheet modal” as real code,
/// with the delegate that passes on what happened.
package struct TellingThePresenterCode: Spec {
  package let identifier = "telling-the-presenter-code"
  package let title = "Telling the presenter that its sheet is closed, as real code"
  package let summary = """
    An editor in a page sheet tells the list that presented it, through a delegate protocol of its \
    own: from each of the places that the documents propose, and from one that all ways out share.
    """
  package let sources = [
    DescribedDocument.pageSheet.title, DescribedDocument.modalScreens.title,
  ]

  package init() {}

  package var variants: [Variant<SceneApplication>] {
    [
      variant(
        "told in willDismiss", "As the document on page sheets proposes in section 1.1.",
        "EarlyNoteEditor",
        defects: [
          Self.closeIsMissed,
          KnownDefect(
            TellingThePresenter.toldAtMostOnce, steps: 5,
            "Each new pull is announced, though the finger was never lifted (A9)."),
          KnownDefect(
            TellingThePresenter.notToldTooEarly, steps: 4,
            "The user pulls, lets the sheet snap back, and the list has already been told (A10)."),
          KnownDefect(
            TellingThePresenter.toldWhenGone, steps: 3,
            "The first pull is enough to be told (A13, B16)."),
        ], StateSpaceSize(states: 22, generated: 38, depth: 8)
      ) { EarlyNoteEditor() },
      variant(
        "told in didDismiss", "The code of section 1.1.", "LateNoteEditor",
        defects: [Self.closeIsMissed], StateSpaceSize(states: 13, generated: 22, depth: 6)
      ) { LateNoteEditor() },
      variant(
        "dismissed inside didAttemptToDismiss", "The code of section 1.2.", "AttemptNoteEditor",
        defects: [
          KnownDefect(
            TellingThePresenter.toldWhenGone, steps: 3,
            "The list is told when the dismissal begins, which is what the document wants (A14).")
        ], StateSpaceSize(states: 10, generated: 18, depth: 5)
      ) { AttemptNoteEditor() },
      variant(
        "repaired", "Told in viewDidDisappear while isBeingDismissed.", "RepairedNoteEditor",
        StateSpaceSize(states: 12, generated: 21, depth: 5)
      ) { RepairedNoteEditor() },
    ]
  }

  private static let closeIsMissed = KnownDefect(
    TellingThePresenter.toldOnce, steps: 4,
    "Close dismisses by code, which no delegate is told about (A5).")

  private func variant(
    _ name: String, _ summary: String, _ type: String, defects: [KnownDefect] = [],
    _ wholeSpace: StateSpaceSize, _ make: @escaping @MainActor @Sendable () -> NoteEditor
  ) -> Variant<SceneApplication> {
    Variant(
      scene: name, summary: summary, names: ["NoteList", type],
      properties: (TellingThePresenter.claims()
        + .catalog([
          .appearanceBalanced, .presenterReceivesOnlyWhenRemoved, .noRequestIsRefused,
        ])).withPresentations,
      knownDefects: defects, wholeSpace: wholeSpace
    ) { setup in
      let list = NoteList(make)
      setup.show("has begun") { "\(list.hasBegun)" }
      setup.show("times told") { "\(list.timesTold)" }
      return list
    }
  }
}

extension SceneApplication: TellingApp {
  /// What the scene shows of its list.
  package var timesTold: Int { self["times told"].flatMap { Int($0) } ?? 0 }
  /// The same of whether it has opened an editor.
  package var hasBegun: Bool { self["has begun"] == "true" }
}

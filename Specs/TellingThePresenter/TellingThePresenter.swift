// SPDX-License-Identifier: MIT

package import ModalHarness

/// How a presenter learns that its sheet is closed, so that it can reload: sections 1.1 and 1.2 of
/// “Life cycle and control of dismissing a .pageSheet modal”, and supplement 1 of “Modal screens in
/// iOS 13”.
///
/// Advice of the documents, each a variant:
/// - Tell the presenter in `willDismiss` or in `didDismiss` (section 1.1).
/// - Make the sheet always modal, dismiss it in `didAttemptToDismiss` and tell the presenter right
///   there, which comes half a second earlier (section 1.2; A14). Then the delegate receives
///   neither `willDismiss` nor `didDismiss` (so the second document; A15).
/// - A Close button bypasses the delegate (supplement 1).
///
/// Pitfalls: `willDismiss` comes although the user cancels the swipe (A10), `didDismiss` does not
/// come for a Close button (A5), `viewDidDisappear` comes for a covered sheet too (B25), and a
/// `dismiss` that UIKit ignores (E7, E8), or that takes down the preview instead of the sheet (E1),
/// is told all the same. That a presenter under a sheet receives no `viewWillAppear`, which is why
/// all this is needed, is the subject of ``SheetAgainstFullScreen``.
package struct TellingThePresenter: Spec {
  package let identifier = "telling-the-presenter"
  package let title = "Telling the presenter that its sheet is closed"
  package let summary = """
    A list shows an editor in a page sheet and has to reload when it is closed: by a swipe, by a \
    Close button, or because time is up.
    """
  package let sources = [
    DescribedDocument.pageSheet.title,
    DescribedDocument.modalScreens.title,
  ]
  package let notes = [
    "Telling in willDismiss tells too early: users can still change their minds (A9, A10).",
    "Telling in didDismiss misses every dismissal by code, as by a Close button (A5).",
    "Dismissing in didAttemptToDismiss brings neither willDismiss nor didDismiss (A15).",
    "There, the presenter is told before the dismissal is final (A14, X10).",
    "Telling where dismiss is called tells also when UIKit ignores the call (E7, E8).",
    "dismiss on a covered sheet takes down what covers it, and the sheet stays (E1, E21).",
    "Telling in every viewDidDisappear tells when the sheet is only covered (B25).",
    "viewDidDisappear with isBeingDismissed is common to all ways out (J1).",
    "A dismissal that comes at the wrong time has to wait until nothing moves (E29, J4).",
  ]
  package let facts = [
    "A1", "A5", "A9", "A10", "A13", "A14", "A15", "A16", "B18", "B25", "B28", "B31", "E1", "E7",
    "E8", "E21", "E29", "J1", "J2", "J3", "J4", "X3", "X10",
  ]

  package init() {}

  package var variants: [Variant<App>] {
    [
      variant(
        "told in willDismiss", .willDismiss,
        summary: "As the document on page sheets proposes in section 1.1.",
        knownDefects: [
          Self.closeIsMissed("The document is at fault."),
          KnownDefect(
            Self.toldAtMostOnce, steps: 3,
            """
            Each new pull is announced, though the finger was never lifted (A9). The document is \
            at fault; the document on modal screens warns of it.
            """),
          KnownDefect(
            Self.notToldTooEarly, steps: 2,
            """
            The user pulls, lets the sheet snap back, and the list has already been told (A10). The \
            document is at fault.
            """),
          KnownDefect(
            Self.toldWhenGone, steps: 1,
            "The first pull is enough to be told (A13, B16). The document is at fault."),
          Self.timeoutIsLost, Self.timeoutIsRefused,
        ],
        wholeSpace: StateSpaceSize(states: 244, generated: 500, depth: 13)),
      variant(
        "told in didDismiss", .didDismiss,
        summary: "As the document on page sheets shows in section 1.1.",
        knownDefects: [
          Self.closeIsMissed(
            "The document on modal screens warns of it, the one on page sheets does not."),
          Self.timeoutIsLost, Self.timeoutIsRefused,
        ],
        wholeSpace: StateSpaceSize(states: 104, generated: 216, depth: 8)),
      variant(
        "dismissed inside didAttemptToDismiss", .insideAttempt,
        summary: "As the document on page sheets proposes in section 1.2: always modal, told where "
          + "it is dismissed.",
        knownDefects: Self.attemptDefects,
        wholeSpace: StateSpaceSize(states: 82, generated: 182, depth: 8)),
      variant(
        "told in every viewDidDisappear", .everyViewDidDisappear,
        summary: "A fix that looks simple.",
        knownDefects: [
          KnownDefect(
            Self.toldOnce, steps: 6,
            "Told by the preview and once more when it is closed. The app is at fault."),
          KnownDefect(
            Self.toldAtMostOnce, steps: 6,
            "Told by the preview and once more when it is closed. The app is at fault."),
          KnownDefect(
            Self.notToldTooEarly, steps: 2,
            "The preview covers the editor, which disappears and stays (B25). The app is at fault."),
          KnownDefect(
            Self.toldWhenGone, steps: 2,
            "The preview covers the editor, which is not gone (B25). The app is at fault."),
          Self.timeoutIsLost, Self.timeoutIsRefused,
        ],
        wholeSpace: StateSpaceSize(states: 268, generated: 588, depth: 15)),
      variant(
        "repaired", .viewDidDisappearOfDismissal,
        summary: """
          Told in viewDidDisappear while isBeingDismissed, for every way out; closed through the \
          list, when nothing moves.
          """,
        wholeSpace: StateSpaceSize(states: 92, generated: 192, depth: 8)),
    ]
  }

  private static func closeIsMissed(_ blame: String) -> KnownDefect {
    KnownDefect(
      toldOnce, steps: 2, "Close dismisses by code, which no delegate is told about (A5). \(blame)")
  }

  private static let timeoutIsLost = KnownDefect(
    timeoutCloses, steps: 3,
    """
    Time runs out while the preview is being presented: the dismiss is lost (E7, E8) and never \
    repeated. A little later it would dismiss only the preview (E1). The app is at fault; the \
    documents do not mention it.
    """)

  private static let timeoutIsRefused = KnownDefect(
    CatalogProperty.noRequestIsRefused.rawValue, steps: 2,
    "Time runs out during a transition; UIKit ignores the dismiss (E7). The app is at fault.")

  private static let attemptDefects = [
    KnownDefect(
      toldOnce, steps: 3,
      """
      Time runs out during the dismissal: the second dismiss is ignored (E7), and the list \
      is told a second time. The document is at fault: its two lines have no guard (X10).
      """),
    KnownDefect(
      toldAtMostOnce, steps: 2,
      """
      The same, seen at once. The handler alone tells once: in the model no second attempt can come \
      while the first one's dismissal runs (A16).
      """),
    KnownDefect(
      notToldTooEarly, steps: 2,
      """
      A dismiss that comes during a transition is ignored (E8), and one that comes when the preview \
      is up takes down the preview (E1), but the list is told. The document is at fault: it does \
      not look whether the sheet goes.
      """),
    KnownDefect(
      toldWhenGone, steps: 1,
      """
      That is what the document wants: the list is told when the dismissal begins, by Close in one \
      step and by a swipe in three. What follows must not rely on the sheet being gone.
      """),
    timeoutIsLost, timeoutIsRefused,
  ]

  private func variant(
    _ name: String, _ strategy: Strategy, summary: String, knownDefects: [KnownDefect] = [],
    wholeSpace: StateSpaceSize
  ) -> Variant<App> {
    Variant(
      name, summary: summary, axes: [.flag("animated")],
      names: ControllerNames(["list", "editor", "preview"]),
      properties: Self.properties(for: strategy), knownDefects: knownDefects, wholeSpace: wholeSpace
    ) { configuration, behavior in
      var world = PresentationWorld(behavior: behavior)
      let app = App(strategy: strategy, animated: configuration.isOn("animated"))
      app.open(in: &world)
      return (world, app)
    }
  }
}

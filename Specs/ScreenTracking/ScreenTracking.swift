// SPDX-License-Identifier: MIT

package import ModalHarness

/// A sheet that reports its visits to analytics: supplement 2 of “Modal screens in iOS 13”.
///
/// The rule: a swipe that the user takes back brings `viewWillDisappear`, `viewWillAppear`,
/// `viewIsAppearing` and `viewDidAppear` once more, and never `viewDidDisappear` (B16, B17).
///
/// The pitfall: an event sent in every `viewDidAppear` counts each of these swipes as a visit. The
/// document keeps a flag, which only `viewDidDisappear` resets.
///
/// What is right when something is presented on top of the sheet, the document does not say. Here
/// the user *comes to* the editor when it is presented, and when another screen that was presented
/// on top of it has gone. So the second count after a full screen is right, though nothing was
/// closed in between (B25). An alert is no screen. By that definition the flag is not enough:
/// a sheet over the sheet brings no callbacks (B1, B2, the document's own first point), and the
/// visit after it is not counted. By UIKit's own notion, one count for each stay of the view in the
/// window, the flag is exactly right; that is a property of its own here.
package struct ScreenTracking: Spec {
  package let identifier = "screen-tracking"
  package let title = "Counting visits to a sheet"
  package let summary = """
    A sheet sends a tracking event when it appears. The user plays with it, leaves it in every way, \
    comes again, and opens something else on top of it.
    """
  package let sources = [DescribedDocument.modalScreens.title]
  package let notes = [
    "A cancelled swipe causes viewWillDisappear, viewWillAppear, viewIsAppearing, viewDidAppear.",
    "viewDidDisappear comes only when the sheet has gone, or when a full screen covers it.",
    "Pitfall: an event sent in every viewDidAppear counts each cancelled swipe.",
    "The flag that viewDidDisappear resets makes one count of each stay of the view in the window.",
    "Coming back from a full screen is a visit, and the flag counts it.",
    "Coming back from a sheet or an over… style is a visit too, and the flag does not count it.",
    "Closing an alert is not a visit.",
    "A cancelled pan on what covers the sheet sends it viewWillAppear and no viewDidAppear.",
    "A blocked sheet is pulled without any appearance callback.",
    "A dismiss or present that the app calls at the wrong time is lost; that is out of scope "
      + "here.",
  ]
  package let facts = [
    "A2", "A17", "A24", "B1", "B2", "B3", "B5", "B12", "B14", "B15", "B16", "B17", "B18", "B19",
    "B20", "B21", "B23", "B25", "B28", "D5", "D7", "D8", "E1", "E3", "E13", "J3", "X6",
  ]

  package init() {}

  /// The app before the document, with its flag, and repaired.
  package var variants: [Variant<App>] {
    [
      variant(
        "naive", summary: "An event in every viewDidAppear, as the document's app had it first.",
        counting: .everyAppearance, more: [Self.onceForEachStay()],
        knownDefects: [
          KnownDefect(
            Self.cancelledSwipe, steps: 4,
            "The sheet snaps back and viewDidAppear comes again (B17). The app is at fault."),
          KnownDefect(
            Self.everyVisit, steps: 4,
            """
            The same: there was no visit, and the event is sent (B17, B19). The app is at fault, as the \
            document says.
            """),
          KnownDefect(
            Self.everyStay, steps: 4,
            "The same: the view never left the window (B17, B19). The app is at fault."),
        ],
        wholeSpace: StateSpaceSize(states: 1400, generated: 5120, depth: 8)),
      variant(
        "flag", summary: "The document's flag isViewAppeared, which viewDidDisappear resets.",
        counting: .everyStay, more: [Self.onceForEachStay()],
        knownDefects: [
          KnownDefect(
            Self.everyVisit, steps: 6,
            """
            A page sheet on top leaves the editor in the window, so that its going causes no \
            viewDidAppear (B2); the same holds for over… styles (B5). The document does what it \
            says, but an app that counts visits by appearance alone is at fault: what it \
            counts depends on the style of the next screen.
            """)
        ],
        wholeSpace: StateSpaceSize(states: 1400, generated: 5120, depth: 8)),
      variant(
        "repaired",
        summary: """
          The flag is also reset when another screen is on top, and the editor is also told when \
          that screen is gone.
          """,
        counting: .everyVisit, more: .catalog([.completionsRunOnce]),
        wholeSpace: StateSpaceSize(states: 2120, generated: 8240, depth: 9)),
    ]
  }

  private func variant(
    _ name: String, summary: String, counting: Counting, more: [Property<Variant<App>.System>],
    knownDefects: [KnownDefect] = [], wholeSpace: StateSpaceSize
  ) -> Variant<App> {
    Variant(
      name, summary: summary,
      axes: [
        Axis("on top", OnTop.allCases.map(\.rawValue)), .flag("isModalInPresentation"),
        .flag("animated"), Axis("instance", ["fresh", "same"]),
      ],
      names: ControllerNames(["list", "editor", "next"]),
      vocabulary: ActionVocabulary(includesSizeClassChanges: true),
      properties: Self.counts() + [Self.alertsAreNoScreens()] + more
        + .catalog(
          CatalogProperty.obligations + [
            .appearanceBalanced, .presenterReceivesOnlyWhenRemoved,
            .removedPresenterReceivesAppearance,
            .userIsNeverTrapped, .noProgrammingError,
          ]),
      knownDefects: knownDefects, wholeSpace: wholeSpace
    ) { configuration, behavior in
      let app = App(
        onTop: OnTop(rawValue: configuration["on top"]) ?? .fullScreen,
        isModal: configuration.isOn("isModalInPresentation"),
        animated: configuration.isOn("animated"),
        isFreshInstance: configuration["instance"] == "fresh", counting: counting)
      return (PresentationWorld(behavior: behavior), app)
    }
  }
}

// SPDX-License-Identifier: MIT

package import ModalHarness

private let veto = "a veto by isModalInPresentation or shouldDismiss is never bypassed by the user"
private let fresh = "the list shows fresh data whenever the user is back on it"

extension DescribedDocument {
  /// On what iOS 13 changed for modal screens.
  package static let modalScreens = DescribedDocument(
    CitedDocument.modalScreens.reference,
    [
      .init(.rule, "Since iOS 13 the default style is a sheet.", facts: "F1"),
      .init(
        .rule, "A sheet is a card over the content, which stays where it was.", facts: "B1",
        checks: [
          "presentation-matrix":
            "presenter receives appearance callbacks only when its view was removed"
        ]),
      .init(
        .rule, "A full screen covers the content, which leaves the window.", facts: "B4",
        checks: [
          "presentation-matrix":
            "a presenter whose view was removed receives its appearance callbacks"
        ]),
      .init(
        .table, "Sheet: the presenter receives no appearance callbacks, neither before nor after.",
        facts: "B1 B2",
        checks: [
          "sheet-against-full-screen":
            "presenter receives appearance callbacks only when its view was removed",
          "sheet-against-full-screen-code":
            "presenter receives appearance callbacks only when its view was removed",
          "unsaved-changes-code":
            "presenter receives appearance callbacks only when its view was removed",
        ]),
      .init(
        .table, "Full screen: it receives all four.", facts: "B3",
        checks: [
          "sheet-against-full-screen":
            "a presenter whose view was removed receives its appearance callbacks",
          "sheet-against-full-screen-code":
            "a presenter whose view was removed receives its appearance callbacks",
        ]),
      .init(
        .pitfall, "Work that the presenter does in these callbacks is no longer done.", facts: "B2",
        checks: [
          "sheet-against-full-screen": fresh,
          "sheet-against-full-screen-code": fresh,
        ]),
      .init(
        .component, "UIAdaptivePresentationControllerDelegate tells of the dismissal instead.",
        facts: "A1",
        checks: [
          "sheet-against-full-screen": "the list shows fresh data after a swipe or a tap outside",
          "sheet-against-full-screen-code":
            "the list shows fresh data after a swipe or a tap outside",
        ]),
      .init(
        .rule,
        "It is set on the presentation controller of what is presented: the navigation controller.",
        facts: "A18",
        checks: ["page-sheet-dismissal": "every blocked swipe is reported"]),
      .init(.rule, "It is set before present.", facts: "A20 A21"),
      .init(
        .rule, "willDismiss comes before the modal closes, didDismiss after.", facts: "A13",
        checks: ["page-sheet-dismissal": "willDismiss precedes didDismiss"]),
      .init(
        .component, "shouldDismiss says whether the modal may close.", facts: "A4",
        checks: [
          "page-sheet-dismissal": veto
        ]),
      .init(
        .component, "didAttemptToDismiss tells of a swipe that tried to.", facts: "A2 A4",
        checks: ["page-sheet-dismissal": "every blocked swipe is reported"]),
      .init(
        .component, "isModalInPresentation prevents closing by a swipe.", facts: "A2",
        checks: [
          "unsaved-changes-code": veto
        ]),
      .init(
        .rule, "Simplest: set the flag, and decide in didAttemptToDismiss.", facts: "A2 A6",
        checks: [
          "confirm-before-discard": "every reported swipe leads to the question or closes",
          "unsaved-changes-code": "every reported swipe leads to the question or closes",
        ]),
      .init(
        .rule, "A draft that is being written is closed only after a question.",
        checks: [
          "confirm-before-discard": "no text is lost without the user's consent",
          "unsaved-changes-code": "no text is lost without the user's consent",
        ]),
      .init(
        .pitfall, "Closing inside didAttemptToDismiss calls neither willDismiss nor didDismiss.",
        facts: "A15",
        checks: [
          "telling-the-presenter": "the presenter is told exactly once for each closed sheet",
          "telling-the-presenter-code": "the presenter is told exactly once for each closed sheet",
        ]),
      .init(
        .pitfall, "Swiping up and down calls shouldDismiss and willDismiss again and again.",
        facts: "A9",
        checks: [
          "sheet-against-full-screen": "closing work is never done twice",
          "sheet-against-full-screen-code": "closing work is never done twice",
        ]),
      .init(
        .rule, "didDismiss is called once, when the modal has really closed.", facts: "A1 A10",
        checks: ["page-sheet-dismissal": "didDismiss at most once per presentation"]),
      .init(
        .rule, "With the flag false and shouldDismiss false, didAttemptToDismiss is called.",
        facts: "A4",
        checks: ["page-sheet-dismissal": "every blocked swipe is reported"]),
      .init(
        .table, "The flow by both vetoes, from the swipe to the last callback.", facts: "A1 A2 A4",
        checks: [
          "presentation-matrix": "every blocked swipe is reported"
        ]),
      .init(
        .pitfall, "A Close button calls dismiss: neither willDismiss nor didDismiss comes.",
        facts: "A5",
        checks: [
          "sheet-against-full-screen": "closing work is done once the editor is gone",
          "sheet-against-full-screen-code": "closing work is done once the editor is gone",
        ]),
      .init(
        .pitfall, "A swipe that is taken back calls viewDidAppear of the modal once more.",
        facts: "B17 B19",
        checks: [
          "screen-tracking": "a swipe that the user cancels is not counted",
          "screen-tracking-code": "a swipe that the user cancels is not counted",
        ]),
      .init(
        .table, "Its log: viewWillDisappear, viewWillAppear, viewDidAppear.", facts: "B16 B17",
        checks: [
          "screen-tracking": "appearance callbacks are balanced",
          "screen-tracking-code": "appearance callbacks are balanced",
        ]),
      .init(
        .rule, "viewDidDisappear comes only when the modal has closed.", facts: "B18",
        checks: [
          "screen-tracking": "appearance callbacks are balanced",
          "screen-tracking-code": "appearance callbacks are balanced",
        ]),
      .init(
        .rule, "A flag that viewDidDisappear resets keeps the count right.", facts: "B18 B19",
        checks: [
          "screen-tracking": "a screen is counted once for each stay of its view in the window",
          "screen-tracking-code":
            "a screen is counted once for each stay of its view in the window",
        ]),
      .init(
        .pitfall, "The flag does not count a return from a sheet, which removes no view.",
        facts: "B1 B2",
        checks: [
          "screen-tracking": "a screen is counted once for each time the user comes to it",
          "screen-tracking-code": "a screen is counted once for each time the user comes to it",
        ]),
    ])
}

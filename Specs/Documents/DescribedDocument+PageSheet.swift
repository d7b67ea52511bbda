// SPDX-License-Identifier: MIT

package import ModalHarness

private let veto = "a veto by isModalInPresentation or shouldDismiss is never bypassed by the user"
private let told = "the presenter is told exactly once for each closed sheet"
private let fresh = "the list shows fresh data whenever the user is back on it"

extension DescribedDocument {
  /// On the life cycle of a page sheet's dismissal, and the ways to control it.
  package static let pageSheet = DescribedDocument(
    CitedDocument.pageSheet.reference,
    [
      .init(
        .rule, "Since iOS 13 a modal is a page sheet by default, which a swipe closes.",
        facts: "F1 A1"),
      .init(
        .component, "presentationControllerDidAttemptToDismiss reports a swipe that was blocked.",
        facts: "A2 A4 A16",
        checks: [
          "page-sheet-dismissal": "every blocked swipe is reported",
          "unsaved-changes-code": "every reported swipe leads to the question or closes",
        ]),
      .init(
        .component, "presentationControllerShouldDismiss can veto a swipe.", facts: "A4 A7",
        checks: [
          "page-sheet-dismissal": veto
        ]),
      .init(
        .component, "presentationControllerWillDismiss comes before the dismissal.", facts: "A13",
        checks: ["page-sheet-dismissal": "willDismiss precedes didDismiss"]),
      .init(
        .component, "presentationControllerDidDismiss comes after it.", facts: "A13 C22",
        checks: ["page-sheet-dismissal": "didDismiss after every dismissal by the user"]),
      .init(
        .table,
        "isModalInPresentation = true: a swipe calls didAttemptToDismiss, and nothing else.",
        facts: "A2 A3",
        checks: [
          "page-sheet-dismissal": veto,
          "unsaved-changes-code": veto,
        ]),
      .init(
        .table,
        "isModalInPresentation = false: shouldDismiss, willDismiss, didDismiss, in this order.",
        facts: "A1", checks: ["page-sheet-dismissal": "willDismiss precedes didDismiss"]),
      .init(
        .component, "isModalInPresentation stops interactive dismissals; it is false by default.",
        facts: "A2",
        checks: [
          "page-sheet-dismissal": veto,
          "unsaved-changes-code": veto,
        ]),
      .init(
        .rule, "While it is true, UIKit ignores touches outside the modal as well.", facts: "H2 G9"),
      .init(
        .rule, "Whoever is told of the attempt can dismiss by code, or ask.", facts: "A6 A16",
        checks: [
          "confirm-before-discard": "every reported swipe leads to the question or closes",
          "unsaved-changes-code": "every reported swipe leads to the question or closes",
        ]),
      .init(
        .pitfall, "The presenter's viewWillAppear is not called when a page sheet goes.",
        facts: "B1 B2",
        checks: [
          "sheet-against-full-screen": fresh,
          "sheet-against-full-screen-code": fresh,
        ]),
      .init(
        .pitfall, "So values have to be handed over by delegate methods.", facts: "B2 J1",
        checks: [
          "telling-the-presenter": told,
          "telling-the-presenter-code": told,
        ]),
      .init(
        .rule, "Without control: the flag stays false, and willDismiss or didDismiss tells.",
        facts: "A1",
        checks: [
          "telling-the-presenter": told,
          "telling-the-presenter-code": told,
        ]),
      .init(
        .pitfall, "Telling in willDismiss is early: the user may still change their mind.",
        facts: "A10",
        checks: [
          "telling-the-presenter": "the presenter is told only when the sheet is gone",
          "telling-the-presenter-code": "the presenter is told only when the sheet is gone",
        ]),
      .init(
        .component, "The editor's own delegate protocol passes on cancel and finish.", facts: "J2",
        checks: [
          "telling-the-presenter": told,
          "telling-the-presenter-code": told,
        ]),
      .init(
        .rule, "didDismiss comes when the modal has gone completely.", facts: "A14 C22",
        checks: [
          "telling-the-presenter": "the presenter is told only when the sheet is gone",
          "telling-the-presenter-code": "the presenter is told only when the sheet is gone",
        ]),
      .init(
        .rule, "Faster: keep the flag true, dismiss and tell inside didAttemptToDismiss.",
        facts: "A15",
        checks: [
          "telling-the-presenter": "the presenter is told only when the sheet is gone",
          "telling-the-presenter-code": "the presenter is told only when the sheet is gone",
        ]),
      .init(
        .pitfall, "There, each further swipe tells once more.", facts: "A16",
        checks: [
          "telling-the-presenter": "the presenter is told at most once for each sheet",
          "telling-the-presenter-code": "the presenter is told at most once for each sheet",
        ]),
      .init(
        .rule, "With control: the flag is true while there are changes, and the attempt asks.",
        facts: "A2 A16",
        checks: [
          "confirm-before-discard":
            "no editor with unsaved changes is dismissed before the user is asked",
          "unsaved-changes-code":
            "no editor with unsaved changes is dismissed before the user is asked",
        ]),
      .init(
        .component, "hasChanges compares the text with the original.",
        checks: [
          "confirm-before-discard": "the user is asked only about unsaved changes",
          "unsaved-changes-code": "the user is asked only about unsaved changes",
        ]),
      .init(
        .rule, "viewWillLayoutSubviews copies it to isModalInPresentation and the Save button.",
        checks: [
          "confirm-before-discard": "no text is lost without the user's consent",
          "unsaved-changes-code": "no text is lost without the user's consent",
        ]),
      .init(
        .rule, "A swipe over changed text asks whether to discard it.", facts: "A2 A16",
        checks: [
          "confirm-before-discard": "every reported swipe leads to the question or closes",
          "unsaved-changes-code": "every reported swipe leads to the question or closes",
        ]),
      .init(
        .rule, "OK in the question dismisses by code, which no veto stops.", facts: "A6 B29",
        checks: [
          "confirm-before-discard": "what the user chose is carried out",
          "unsaved-changes-code": "every present and dismiss is accepted",
        ]),
      .init(
        .rule, "That is also when the presenter gets its value.", facts: "A5 J1",
        checks: [
          "confirm-before-discard": "the list is told once, when the editor is gone"
        ]),
      .init(
        .rule, "The flag changes the whole life cycle of a dismissal.", facts: "A1 A2",
        checks: [
          "presentation-matrix": veto
        ]),
    ])
}

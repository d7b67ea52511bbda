// SPDX-License-Identifier: MIT

package import ModalHarness

/// An editor in a page sheet that asks before it throws a draft away: section 2 of “Life cycle and
/// control of dismissing a .pageSheet modal”, which follows Apple's sample "Disabling the pull-down
/// gesture for a sheet".
///
/// Rules of the document:
/// - What was typed and what was there at first are compared; if they differ, the sheet is made
///   modal, so that a swipe becomes `didAttemptToDismiss` (A2).
/// - The attempt, like the Cancel button, brings up an action sheet: save, discard, or go on.
/// - Saving and discarding dismiss by code, which no veto stops (A6) and no delegate is told about
///   (A5); the presenter is told there. A swipe of an unchanged editor is told by `didDismiss`
///   (A1).
///
/// Pitfalls:
/// - The flag is set in `viewWillLayoutSubviews`. Between an edit and the next layout pass it is
///   stale: a swipe, or a tap outside in regular width, loses the text, or asks without need.
/// - Text that changes under the finger makes the flag change in the middle of a swipe (L6): the
///   attempt is reported while the sheet snaps back and can present nothing (E12, B24).
/// - The handler of an action runs when the action sheet is gone (B29). A `dismiss` that comes
///   earlier takes down the action sheet and nothing else (E1, E23), unless the presenter of the
///   editor is asked to do it (E21).
package struct ConfirmBeforeDiscard: Spec {
  package let identifier = "confirm-before-discard"
  package let title = "Ask before unsaved changes are discarded"
  package let summary = """
    An editor in a page sheet asks what to do with unsaved changes, whether the user swipes it \
    down or taps Cancel.
    """
  package let sources = [
    DescribedDocument.pageSheet.title
  ]
  package let notes = [
    "Unsaved changes make the sheet modal; a swipe is then an attempt, which asks (A2, A16).",
    "Save and Discard dismiss by code: no veto stops it and no delegate is told (A5, A6).",
    "An unchanged editor is swiped away without a question; didDismiss tells the presenter (A1).",
    "The flag is refreshed by a layout pass: in the turn of the edit, or some time later.",
    "With a hardware keyboard the text changes while a finger drags the sheet (L6).",
    "An attempt is reported before the sheet has snapped back, too early to present (E12, B24).",
    "In regular width the action sheet is a popover: a tap outside stands for Cancel (H1).",
    "The handler of an action runs after the action sheet is gone (B29).",
    "A dismiss while the action sheet is up takes down the action sheet only (E1, E23).",
    "Repaired, text that nobody saved or gave up is kept as a draft, whatever L6 turns out to be.",
    "The document spells the property isModalPresentation; it is isModalInPresentation.",
  ]
  package let facts = [
    "A1", "A2", "A5", "A6", "A16", "A18", "A24", "B24", "B29", "E1", "E5", "E12", "E21", "E23",
    "E29", "H1", "H2", "H3", "J1", "L6", "X7",
  ]

  package init() {}

  package var variants: [Variant<ConfirmingEditor>] {
    [
      variant(
        "as published",
        summary: "isModalInPresentation is set in viewWillLayoutSubviews, as in the document.",
        axes: [.layoutPass, .keyboard, .width, .dismisser], knownDefects: Self.publishedDefects,
        wholeSpace: StateSpaceSize(states: 5056, generated: 13292, depth: 20)
      ) { configuration in
        ConfirmingEditor.Code(
          layoutIsLate: configuration["layout pass"] == "later",
          hasHardwareKeyboard: configuration["keyboard"] == "hardware",
          dismisser: configuration.dismisser)
      },
      variant(
        "handler does not wait",
        summary: "The choice is carried out at the tap, while the action sheet is still there.",
        axes: [.dismisser], knownDefects: Self.hastyDefects,
        wholeSpace: StateSpaceSize(states: 314, generated: 674, depth: 21)
      ) { ConfirmingEditor.Code(waitsForAlert: false, dismisser: $0.dismisser) },
      variant(
        "repaired",
        summary: """
          isModalInPresentation is set with every edit, the question waits until the sheet rests, \
          and the list is told when the editor is gone.
          """,
        axes: [.layoutPass, .keyboard, .width, .dismisser],
        wholeSpace: StateSpaceSize(states: 2368, generated: 6464, depth: 14)
      ) { configuration in
        ConfirmingEditor.Code(
          isRepaired: true, layoutIsLate: configuration["layout pass"] == "later",
          hasHardwareKeyboard: configuration["keyboard"] == "hardware",
          dismisser: configuration.dismisser)
      },
    ]
  }

  private static let publishedDefects = [
    KnownDefect(
      noLoss, steps: 3,
      """
      Between the edit and the next layout pass the sheet is not modal yet: a tap outside in \
      regular width, or a swipe in five steps, dismisses it and the text is lost. The document is \
      at fault, with Apple's sample; where the pass comes in the turn of the edit nothing is lost.
      """),
    KnownDefect(
      askedBefore, steps: 3,
      "The same: the flag that makes UIKit ask comes too late. The document is at fault."),
    KnownDefect(
      noNeedlessQuestion, steps: 5,
      """
      A swipe was blocked when it began, and the change is undone before it ends, or the flag still \
      waits for a layout pass: the user is asked about changes that do not exist. The document \
      is at fault: its handler does not check whether there are any.
      """),
    KnownDefect(
      CatalogProperty.noRequestIsRefused.rawValue, steps: 4,
      """
      The flag is set while a finger already drags, because the text changes, or because the layout \
      pass comes only then. The release is blocked and reported, but the sheet is still snapping \
      back and cannot present the question (E12). The document is at fault. It rests on an open \
      question: whether the report comes while the sheet is on its way back (L6).
      """),
    KnownDefect(
      everyAttemptIsAnswered, steps: 5,
      """
      The same, for the user: the sheet snaps back, and no question comes. Nothing is lost, the user \
      has to swipe again. The document is at fault; it depends on L6 as well.
      """),
  ]

  private static let hastyDefects = [
    KnownDefect(
      choiceIsCarriedOut, steps: 5,
      """
      dismiss takes down what the editor presents, which is the action sheet; the editor stays \
      (E1). The app is at fault. Dismissed through the list, both go (E21).
      """),
    KnownDefect(
      toldTooEarly, steps: 4,
      "The list considers the editor closed, and it is not (E1). The app is at fault."),
    KnownDefect(
      toldOnce, steps: 7,
      "The list is told once more when the editor is closed at last. The app is at fault."),
  ]

  private func variant(
    _ name: String, summary: String, axes: [Axis], knownDefects: [KnownDefect] = [],
    wholeSpace: StateSpaceSize,
    code: @escaping @Sendable (VariantConfiguration) -> ConfirmingEditor.Code
  ) -> Variant<ConfirmingEditor> {
    Variant(
      name, summary: summary, axes: axes,
      names: ControllerNames(["list", "editor", "question", "text"]),
      properties: Self.properties() + [Self.savesAfterSwipe], knownDefects: knownDefects,
      wholeSpace: wholeSpace
    ) { configuration, behavior in
      let isRegular = axes.contains(.width) && configuration["width"] == "regular"
      var world = PresentationWorld(
        behavior: behavior, horizontalSizeClass: isRegular ? .regular : .compact)
      ConfirmingEditor.open(in: &world)
      return (world, ConfirmingEditor(code(configuration)))
    }
  }
}

extension Axis {
  fileprivate static let layoutPass = Axis("layout pass", ["later", "at once"])
  fileprivate static let keyboard = Axis("keyboard", ["on screen", "hardware"])
  fileprivate static let width = Axis("width", ["compact", "regular"])
  fileprivate static let dismisser = Axis("dismissed through", ["editor", "list"])
}

extension VariantConfiguration {
  fileprivate var dismisser: ControllerID {
    self["dismissed through"] == "list" ? .root : ControllerID(3)
  }
}

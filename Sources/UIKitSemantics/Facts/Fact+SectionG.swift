// SPDX-License-Identifier: MIT

extension Fact {
  /// Section G: sheets with detents.
  static let sectionG: [Fact] = [
    Fact(
      .g1, .documented, "15+",
      "sheetPresentationController is there for sheets before they are presented.",
      "Apple: UISheetPresentationController"),
    Fact(
      .g2, .documented, "15+",
      "A sheet has the large detent by default; detents are not empty. The header wants them "
        + "ordered, which nothing enforces.",
      "SDK header: UISheetPresentationController"),
    Fact(
      .g3, .documented, "15+",
      "Without a selected detent, or with an unknown one, a sheet rests at the smallest.",
      "SDK header; edudnyk/SheeKit#3"),
    Fact(
      .g4, .documented, "15+",
      "A change of detent is reported only if the user made it.",
      "SDK header: UISheetPresentationControllerDelegate"),
    Fact(
      .g5, .singleReport, "15+",
      "A drag from the large detent settles at the medium one; only below the smallest it "
        + "dismisses.",
      "lodev09/react-native-true-sheet: docs/docs/reference; "
        + "software-mansion/react-native-screens#3873 describes the same model for its port"),
    Fact(
      .g6, .inferred, "15+",
      "Vetoes do not stop moving between detents.",
      "A2 + G5; TS"),
    Fact(
      .g7, .documented, "15+",
      "animateChanges animates, and lays out all neighboring sheets before it returns.",
      "SDK header"),
    Fact(
      .g8, .documented, "15+",
      "At an undimmed detent views behind get touches and a tap outside does not dismiss.",
      "SDK header; lodev09/react-native-true-sheet CHANGELOG #548"),
    Fact(
      .g9, .severalReports, "15+",
      "isModalInPresentation cuts off the views behind an undimmed sheet; shouldDismiss "
        + "answering no does not.",
      "lodev09/react-native-true-sheet: commit a305720 / lodev09/react-native-true-sheet#548; "
        + "Apple: isModalInPresentation"),
    Fact(
      .g10, .documented, "15+",
      "Scrolling at the top of a scroll view expands the sheet first.",
      "SDK header"),
    Fact(
      .g11, .singleReport, "15+",
      "The grabber is hidden by default; a tap on it expands or dismisses.",
      "SDK header; lodev09/react-native-true-sheet CHANGELOG #404, #571"),
    Fact(
      .g12, .singleReport, "15+",
      "Detent changes during the presentation have been seen to be dropped.",
      "lodev09/react-native-true-sheet CHANGELOG #551, #557"),
    Fact(
      .g13, .documented, "16+",
      "invalidateDetents takes effect at the next layout.",
      "SDK header"),
    Fact(
      .g14, .inferred, "15+",
      "A drag to another detent need not begin a dismissal.",
      "lodev09/react-native-true-sheet: isDragging/transition tracker logic"),
    Fact(
      .g15, .singleReport, "15+",
      "Dismissing a sheet with the keyboard up skips the keyboard's notification.",
      "lodev09/react-native-true-sheet: viewDidDisappear comment"),
    Fact(
      .g16, .singleReport, "26",
      "Removing the current detent changes the selection.",
      "feedback-assistant/reports#699"),
    Fact(
      .g17, .documented, "17+",
      "prefersPageSizing chooses between page and form size.",
      "SDK header"),
  ]
}

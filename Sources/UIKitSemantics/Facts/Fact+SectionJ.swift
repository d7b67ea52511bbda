// SPDX-License-Identifier: MIT

extension Fact {
  /// Section J: consequences.
  static let sectionJ: [Fact] = [
    Fact(
      .j1, .inferred, "13+",
      "viewDidDisappear with isBeingDismissed is the only event common to all ways out.",
      "A1, A5, A27, B18, C21"),
    Fact(
      .j2, .severalReports, "13+",
      "One result per presentation needs one guard over all the callbacks that can bring it.",
      "vinceglb/FileKit#643; duckduckgo/apple-browsers#5126"),
    Fact(
      .j3, .severalReports, "13+",
      "Clean-up in willDismiss or viewWillDisappear comes too early if the user can change his "
        + "mind.",
      "MvvmCross/MvvmCross#4781; software-mansion/react-native-screens#4016"),
    Fact(
      .j4, .severalReports, "13+",
      "Whoever drives UIKit needs four states and has to look again at each completion.",
      "software-mansion/react-native-screens: RNSFormSheetPresentationManager.mm; "
        + "nathantannar4/Transmission"),
    Fact(
      .j5, .inferred, "7+",
      "After a cancelled interactive dismissal everything is as before, but that the completion of "
        + "dismiss has run (L5).",
      "B17, D20; " + recorded("customtransition")),
  ]
}

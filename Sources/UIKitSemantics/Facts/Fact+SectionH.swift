// SPDX-License-Identifier: MIT

extension Fact {
  /// Section H: taps outside.
  static let sectionH: [Fact] = [
    Fact(
      .h1, .severalReports, "13+",
      "A tap outside a popover asks shouldDismiss and then goes like a swipe.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch09p476popovers; Apple: "
        + "interactiveDismissDisabled; SDK header: deprecated popover methods map to the same "
        + "decision"),
    Fact(
      .h2, .severalReports, "13+",
      "A popover with isModalInPresentation ignores taps outside.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch09p476popovers; Apple: isModalInPresentation"),
    Fact(
      .h3, .severalReports, "13+",
      "A tap beside a sheet on iPad dismisses it unless there is a veto.",
      "auth0/Lock.swift#647; code note returning false blocks the interactive swipe"),
    Fact(
      .h4, .severalReports, "13+",
      "Such a tap is reported by didDismiss.",
      "auth0/Lock.swift#647"),
    Fact(
      .h5, .severalReports, "15–26",
      "A tap that shouldDismiss refuses is dropped: no attempt is reported.",
      "software-mansion/react-native-screens#3568, #3771, #4022; "
        + "react-navigation/react-navigation#12940"),
    Fact(
      .h5b, .singleReport, "13+",
      "The container is created anew for every presentation, with all recognizers on it.",
      "software-mansion/react-native-screens#4022"),
    Fact(
      .h6, .singleReport, "up to 12",
      "Before iOS 13 a form sheet was not dismissed by a tap outside.",
      "hacknicity article; JonasGessner/JGActionSheet#11"),
    Fact(
      .h7, .severalReports, "15+",
      "On iPhone a sheet at a detent that is not full can be dismissed by a tap on the dimmed "
        + "area.",
      "lodev09/react-native-true-sheet: docs/docs/reference/01-configuration.mdx; "
        + "software-mansion/react-native-screens#3568"),
    Fact(
      .h8, .singleReport, "7–14",
      "What a tap outside does to a modal inside a popover has changed several times.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch09p476popovers, "
        + "bk2ch09p485PopoverPresentingViewController"),
    Fact(
      .h9, .severalReports, "8",
      "On iOS 8 a double tap beside a popover dismissed the presenter too.",
      "lionheart/openradar-mirror#2669, lionheart/openradar-mirror#3055"),
    Fact(
      .h10, .documented, "8+",
      "passthroughViews get touches without dismissing the popover.",
      "Apple: UIPopoverPresentationController.passthroughViews"),
    Fact(
      .h11, .severalReports, "8+",
      "An app's own overlay that calls dismiss is code: no veto, no delegate.",
      "seed 000; seed 001; slackhq/PanModal; scenee/FloatingPanel handleBackdrop"),
    Fact(
      .h12, .inferred, "8+",
      "If the modal has presented something, such a tap takes that down instead.",
      "H11 + E1"),
    Fact(
      .h13, .inferred, "8+",
      "A second quick tap calls dismiss while the modal is already going.",
      "H11 + E7; Transmission disables the dimming view in dismissalTransitionWillBegin"),
    Fact(
      .h14, .singleReport, "13+",
      "The accessibility escape gesture dismisses a sheet where that is allowed.",
      "Transmission: PresentationHostingController.accessibilityPerformEscape"),
    Fact(
      .h15, .documented, "8+",
      "A popover without a source is an exception, raised when its presentation begins: after "
        + "present has returned.",
      "Apple: Analyzing a crash report, with a stack trace; Feedback FB7408032"),
  ]
}

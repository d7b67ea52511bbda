// SPDX-License-Identifier: MIT

extension Fact {
  /// Section A: the adaptive delegate.
  static let sectionA: [Fact] = [
    Fact(
      .a1, .severalReports, "13+",
      "With no veto, a completed swipe calls shouldDismiss, willDismiss and didDismiss in that "
        + "order, didDismiss once.",
      "seed 002; seed 003; Apple: UIAdaptivePresentationControllerDelegate"),
    Fact(
      .a2, .documented, "13+",
      "While isModalInPresentation is true, a swipe ends in didAttemptToDismiss and in no other "
        + "delegate call.",
      "Apple: isModalInPresentation; Apple: presentationControllerDidAttemptToDismiss; seed 002, "
        + "seed 003"),
    Fact(
      .a3, .documented, "13+",
      "While isModalInPresentation is true, shouldDismiss is never asked.",
      "Apple: Disabling the pull-down gesture for a sheet"),
    Fact(
      .a4, .documented, "13+",
      "When shouldDismiss says no, the sheet stays, didAttemptToDismiss comes, willDismiss and "
        + "didDismiss do not.",
      "Apple: presentationControllerDidAttemptToDismiss; seed 003"),
    Fact(
      .a5, .documented, "13+",
      "A dismissal by code, from whichever controller, causes none of the four dismissal "
        + "callbacks.",
      "SDK header: protocol/UIAdaptivePresentationControllerDelegate; Apple: Disabling the "
        + "pull-down gesture…; seed 003"),
    Fact(
      .a6, .documented, "13+",
      "Neither veto stops a dismissal by code.",
      "Apple: Disabling the pull-down gesture…; Apple: interactiveDismissDisabled"),
    Fact(
      .a7, .documented, "13+",
      "shouldDismiss may be asked at any time and any number of times without anything following "
        + "from it.",
      "SDK header and Apple: presentationControllerShouldDismiss"),
    Fact(
      .a8, .documented, "13+",
      "shouldDismiss must be fast and free of side effects; how often it is asked per gesture is "
        + "open.",
      "SDK header: Any implementation of this method should be fast; seed 003"),
    Fact(
      .a9, .severalReports, "13+",
      "Dragging down and up again k times repeats shouldDismiss and willDismiss up to k times "
        + "and never calls didDismiss.",
      "seed 003; MvvmCross/MvvmCross#4781"),
    Fact(
      .a10, .severalReports, "13+",
      "willDismiss may be followed by nothing, because the user can change their mind; didDismiss "
        + "comes at most once.",
      "seed 003; MvvmCross/MvvmCross#4781; WWDC19-224 diagram as quoted in seed 002 and "
        + "MvvmCross#4781"),
    Fact(
      .a11, .severalReports, "13+",
      "There is no callback for a cancelled dismissal; only appearance callbacks and the "
        + "coordinator show it.",
      "SDK header; nathantannar4/Transmission: "
        + "Sources/Transmission/Sources/PresentationLinkAdapter.swift"),
    Fact(
      .a12, .documented, "13+",
      "In the willDismiss of a swipe the presented controller has a transition coordinator.",
      "SDK header: Use this callback to setup alongside animations or interaction notifications; "
        + "mattneub/Programming-iOS-Book-Examples: bk2ch06p264presentedViewController"),
    Fact(
      .a13, .documented, "13+",
      "willDismiss comes before the interaction or animation begins, didDismiss after all "
        + "animations have ended.",
      "SDK header: UIAdaptivePresentationControllerDelegate"),
    Fact(
      .a14, .singleReport, "13+",
      "didDismiss comes noticeably later than the gesture, about half a second.",
      "seed 002"),
    Fact(
      .a15, .severalReports, "13+",
      "dismiss called inside didAttemptToDismiss brings neither willDismiss nor didDismiss.",
      "seed 003; seed 002 section 1.2; A5"),
    Fact(
      .a16, .severalReports, "13+",
      "Every blocked attempt is reported again, so a handler has to tolerate repeated calls.",
      "woocommerce/woocommerce-ios#2976; woocommerce/woocommerce-ios#6889; seed 002 section 1.2"),
    Fact(
      .a17, .inferred, "13+",
      "A blocked drag moves the sheet with resistance and causes no appearance callbacks.",
      "A2 plus L3; only visually reported in seed 002 and seed 003"),
    Fact(
      .a18, .documented, "13+",
      "The delegate belongs on the presentation controller of what is presented; a child has a "
        + "different one.",
      "Apple: Disabling the pull-down gesture…; seed 003"),
    Fact(
      .a19, .singleReport, "13+",
      "A child that reads presentationController gets its presented ancestor's, and may replace "
        + "its delegate.",
      "getsentry/sentry-cocoa#7873; Apple: popoverPresentationController"),
    Fact(
      .a20, .singleReport, "13+",
      "A delegate assigned after present is still told about the dismissal.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p264presentedViewController"),
    Fact(
      .a21, .severalReports, "8+",
      "A delegate assigned after present is not asked how to adapt at presentation time.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p271presentedViewControllerAdaptive; "
        + "mattneub/Programming-iOS-Book-Examples: bk2ch09p477popoversOnPhone"),
    Fact(
      .a22, .documented, "8+",
      "The delegate is held weakly: once it is gone, nothing is reported and nothing is vetoed.",
      "SDK header: UIPresentationController"),
    Fact(
      .a23, .severalReports, "13+",
      "Each presentation has a new presentation controller, so delegate and configuration have "
        + "to be set again.",
      "software-mansion/react-native-screens: "
        + "ios/modals/form-sheet/RNSFormSheetContentController.mm; facebook/react-native#53499"),
    Fact(
      .a24, .singleReport, "13+",
      "isModalInPresentation belongs to the controller and outlives a presentation.",
      "facebook/react-native#53499"),
    Fact(
      .a25, .documented, "13+",
      "A presented navigation controller takes the flag of its child into account.",
      "Apple sample Disabling the pull-down gesture for a sheet as quoted in Apple and seed 002"),
    Fact(
      .a26, .inferred, "13+",
      "With several pushed children, the topmost one's flag counts.",
      "hotwired/hotwire-native-ios: UIViewController+ModalBehavior.swift"),
    Fact(
      .a27, .severalReports, "13+",
      "When an ancestor dismisses the whole stack, the delegates of the upper controllers are not "
        + "called.",
      "software-mansion/react-native-screens: RNSFormSheetContentController.mm viewDidDisappear "
        + "comment; A5"),
    Fact(
      .a28, .inferred, "13+",
      "A swipe on the topmost sheet is reported to that sheet's delegate only; those below stay.",
      "software-mansion/react-native-screens: RNSScreenStack.mm; wix/react-native-navigation"),
    Fact(
      .a29, .singleReport, "13+",
      "didDismiss can still come after code began to tear down, unless the delegate was cleared "
        + "first.",
      "Chromium's iOS coordinators"),
    Fact(
      .a30, .severalReports, "13+",
      "A swiped image picker does not call its own cancel method; only the adaptive delegate is "
        + "called.",
      "expo/expo#15511, expo/expo#13221; ionic-team/capacitor#3008"),
    Fact(
      .a31, .severalReports, "13+",
      "Whether a swiped document picker calls its cancel method differs from version to version.",
      "expo/expo#10325; vinceglb/FileKit#643"),
    Fact(
      .a32, .severalReports, "13+",
      "A swiped Safari controller does not call its did-finish method; only the adaptive delegate "
        + "is called.",
      "auth0/Auth0.swift#758; MaikuB/flutter_appauth#649, #670"),
    Fact(
      .a33, .severalReports, "13+",
      "A cancel button inside a system controller counts as code: didDismiss does not come.",
      "bitwarden/mobile#1117; A5"),
    Fact(
      .a34, .documented, "8–12 / 13+",
      "The dismissal methods of the adaptive delegate exist since iOS 13; popovers had different "
        + "ones before.",
      "SDK header: protocol/UIPopoverPresentationControllerDelegate"),
    Fact(
      .a35, .inferred, "13+",
      "With both generations of popover methods implemented, the newer ones are used.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch09p476popovers implements both sets; the log "
        + "itself is not recorded"),
    Fact(
      .a36, .documented, "3.2–13",
      "isModalInPopover is the predecessor of isModalInPresentation.",
      "SDK header: UIViewController"),
    Fact(
      .a37, .singleReport, "13+",
      "shouldDismiss that returns the modal flag itself makes the sheet impossible to swipe "
        + "away.",
      "zhangao0086/DKImagePickerController#629"),
    Fact(
      .a38, .documented, "8+",
      "A share sheet calls its completion handler when it is gone, after an activity and after any "
        + "dismissal by the user.",
      "Apple: UIActivityViewController.CompletionWithItemsHandler"),
    Fact(
      .a39, .documented, "13+",
      "A font picker tells its own delegate when the user dismisses it without a font, in whichever "
        + "way.",
      "Apple: fontPickerViewControllerDidCancel(_:)"),
    Fact(
      .a40, .documented, "18+",
      "What zooms in is dismissed, or popped, by a swipe down, a pinch, or a swipe from the edge, also "
        + "where it covers the screen; interactiveDismissShouldBegin may refuse.",
      "Apple: Enhancing your app with fluid transitions; "
        + "UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin; WWDC 2024 10145"),
    Fact(
      .a41, .documented, "18+",
      "A zoom that a finger catches while it comes in has come in then: nothing is canceled, and it "
        + "goes back by a transition of its own.",
      "WWDC 2024 10145; Apple: Enhancing your app with fluid transitions"),
  ]
}

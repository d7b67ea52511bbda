// SPDX-License-Identifier: MIT

extension Fact {
  /// Section F: adaptation.
  static let sectionF: [Fact] = [
    Fact(
      .f1, .documented, "13+",
      "automatic is the default from iOS 13 on and means a page sheet for plain controllers.",
      "SDK header: UIViewController.modalPresentationStyle"),
    Fact(
      .f2, .singleReport, "13+",
      "For an image picker automatic means a sheet or a full screen, depending on the source.",
      "netguru iOS 13 Modals changes"),
    Fact(
      .f3, .severalReports, "13+",
      "In compact height a page sheet fills the screen.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p271presentedViewControllerAdaptive; "
        + "mattneub/Programming-iOS-Book-Examples: bk2ch06p264; SDK header: "
        + "prefersEdgeAttachedInCompactHeight"),
    Fact(
      .f4, .severalReports, "8–12 / 13+",
      "In compact width a popover becomes a sheet from iOS 13 on, unless the delegate objects.",
      "SDK header: adaptivePresentationStyle; mattneub/Programming-iOS-Book-Examples: "
        + "bk2ch09p477popoversOnPhone"),
    Fact(
      .f5, .documented, "8.3+",
      "A delegate that answers none keeps the original style.",
      "SDK header: UIAdaptivePresentationControllerDelegate"),
    Fact(
      .f6, .severalReports, "8.3+",
      "The variant of the question with a trait collection wins; implementing the other one is "
        + "not enough.",
      "EthanStrider/ColorPickerExample#2; valfer/PopDatePickerApp#4"),
    Fact(
      .f7, .inferred, "8.3+ / 15+",
      "Adaptation asks for the style, then for another controller, prepares, and announces it.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p271presentedViewControllerAdaptive; SDK "
        + "header; Apple: UIPresentationController. Position of prepare relative to willPresent is "
        + "not stated"),
    Fact(
      .f8, .documented, "8.3+",
      "The announcement says none when the original style is used.",
      "SDK header"),
    Fact(
      .f9, .severalReports, "8.3+",
      "The announcement comes at presentation and at later changes of size class.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p271presentedViewControllerAdaptive; "
        + "Transmission"),
    Fact(
      .f10, .severalReports, "8+",
      "modalPresentationStyle does not change by adaptation.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch09p477popoversOnPhone; Apple: "
        + "UIPresentationController"),
    Fact(
      .f11, .documented, "8+",
      "A wrapper given for adaptation is what is presented, with the controller as its child.",
      "Apple: viewControllerForAdaptivePresentationStyle; "
        + "mattneub/Programming-iOS-Book-Examples: bk2ch09p477"),
    Fact(
      .f12, .documented, "8+",
      "The horizontal size class drives adaptation, also while something is presented.",
      "Apple: UIPresentationController; LeoNatan/LNPopupController#27"),
    Fact(
      .f13, .inferred, "13+",
      "Adaptation calls neither willDismiss nor didDismiss.",
      "A5; no report of the contrary"),
    Fact(
      .f14, .severalReports, "8+",
      "Custom presentations do not adapt by themselves.",
      "lionheart/openradar-mirror#8802; SDK header: For iOS 8.0, the only supported adaptive "
        + "presentation styles are FullScreen and OverFullScreen"),
    Fact(
      .f15, .severalReports, "8+",
      "Apps that dismiss popovers on rotation may hit somebody else's modal.",
      "microsoft/fluentui-apple#995; danielsaidi/Sheeeeeeeeet#77; "
        + "mozilla-mobile/firefox-ios#1252"),
    Fact(
      .f16, .inferred, "13+",
      "A change of size class does not dismiss a sheet.",
      "F12, F13"),
    Fact(
      .f17, .documented, "13+",
      "That compact width means full screen is no longer true of sheets.",
      "Apple: present vs SDK header modalPresentationStyle"),
    Fact(
      .f18, .singleReport, "13+",
      "Sheets and popovers adapt, in any width, to full screen, over full screen or a form sheet "
        + "as the delegate answers; other answers are ignored. The replacement is shown exactly "
        + "where the style adapts.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p271presentedViewControllerAdaptive, with "
        + "the table of 112 cases in its book"),
    Fact(
      .f19, .documented, "26+",
      "In compact width, too, an action sheet that has a source is a popover: it has no button to "
        + "cancel, and a tap beside it dismisses it. One without a source needs none there.",
      "WWDC 2025 284; react/react-native#55077 and its issue; expo/react-native-action-sheet#345"),
  ]
}

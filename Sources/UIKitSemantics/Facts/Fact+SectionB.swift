// SPDX-License-Identifier: MIT

extension Fact {
  /// Section B: appearance callbacks.
  static let sectionB: [Fact] = [
    Fact(
      .b1, .severalReports, "13+",
      "When a page sheet is presented, its presenter receives no disappearance callbacks.",
      "seed 002, seed 003; jonkykong/SideMenu#558"),
    Fact(
      .b2, .severalReports, "13+",
      "When a page sheet is dismissed, its presenter receives no appearance callbacks.",
      "seed 002, seed 003; gordontucker/FittedSheets#61; Yummypets/YPImagePicker#517"),
    Fact(
      .b3, .severalReports, "all",
      "The presenter of a full screen receives disappearance callbacks, and appearance callbacks "
        + "when it comes back.",
      "seed 003; regularberry table; flutter/flutter#76410"),
    Fact(
      .b4, .documented, "all",
      "While a full screen is up, the presenter's view is in no window, until the dismissal "
        + "begins.",
      "Apple: UIModalPresentationStyle.fullScreen; software-mansion/react-native-screens: "
        + "RNSModalScreen.mm"),
    Fact(
      .b5, .documented, "8+",
      "overFullScreen leaves the presenter's view in place, and the presenter receives no "
        + "appearance callbacks.",
      "Apple: UIModalPresentationStyle.overFullScreen; regularberry table"),
    Fact(
      .b6, .documented, "3.2+",
      "currentContext removes the view of the controller that defines the context, which receives "
        + "appearance callbacks.",
      "Apple: UIModalPresentationStyle.currentContext; regularberry table"),
    Fact(
      .b7, .documented, "8+",
      "overCurrentContext leaves the views below in place, and their controllers receive no "
        + "appearance callbacks.",
      "Apple: UIModalPresentationStyle.overCurrentContext; regularberry table"),
    Fact(
      .b8, .severalReports, "all",
      "formSheet in regular width leaves its presenter in place and sends it no appearance "
        + "callbacks.",
      "regularberry table; auth0/Lock.swift#647"),
    Fact(
      .b9, .singleReport, "8+",
      "popover in regular width sends its presenter no appearance callbacks.",
      "regularberry table"),
    Fact(
      .b10, .severalReports, "up to 12 vs 13+",
      "Up to iOS 12 sheets and popovers became full screens in compact width, so presenters "
        + "received appearance callbacks.",
      "regularberry table; SDK header: UIPresentationController.adaptivePresentationStyle; "
        + "hacknicity View Controller Presentation Changes in iOS 13"),
    Fact(
      .b11, .severalReports, "8+",
      "custom without shouldRemovePresentersView sends the presenter no appearance callbacks.",
      "regularberry table; slackhq/PanModal#20; mo4tech UIModalPresentationStyleCustom …"),
    Fact(
      .b12, .documented, "8+",
      "custom with shouldRemovePresentersView removes the presenter's view and sends it "
        + "appearance callbacks.",
      "SDK header: UIPresentationController.shouldRemovePresentersView; "
        + "HarshilShah/DeckTransition#40; suterusu/Experiment_PresentationStyle: README.md"),
    Fact(
      .b13, .singleReport, "8+",
      "Presenting with the style none is an exception.",
      "regularberry table; Apple: UIModalPresentationStyle.none"),
    Fact(
      .b14, .documented, "all",
      "What is presented receives viewWillAppear and viewDidAppear once per presentation, whatever "
        + "the style.",
      "Apple: present; SDK header"),
    Fact(
      .b15, .documented, "13+ (17 SDK)",
      "viewIsAppearing comes between the two, when the view is in the hierarchy; at "
        + "viewWillAppear it is not yet.",
      "SDK header: UIViewController.viewIsAppearing/viewWillAppear"),
    Fact(
      .b16, .severalReports, "13+",
      "With the first pull of a swipe the sheet receives viewWillDisappear, before anything is "
        + "decided.",
      "seed 003; lodev09/react-native-true-sheet: ios/TrueSheetViewController.mm; "
        + "software-mansion/react-native-screens: RNSScreen.mm"),
    Fact(
      .b17, .severalReports, "13+",
      "A cancelled swipe ends in viewWillAppear, viewIsAppearing, viewDidAppear, and never in "
        + "viewDidDisappear.",
      "seed 003; velog.io/@rudin_ LifeCycle in Modal; software-mansion/react-native-screens: "
        + "RNSScreen.mm comments"),
    Fact(
      .b18, .severalReports, "13+",
      "A completed swipe ends in one viewDidDisappear.",
      "seed 003; pointfreeco/swift-navigation: shim.m"),
    Fact(
      .b19, .severalReports, "13+",
      "viewDidAppear may come several times per presentation; viewDidDisappear with "
        + "isBeingDismissed marks the end.",
      "seed 003; pointfreeco/swift-navigation: Sources/UIKitNavigationShim/shim.m; "
        + "E-B-Smith/ViewControllerMadness"),
    Fact(
      .b20, .severalReports, "7+",
      "On a cancel, a presenter that was coming back receives disappearance callbacks, without "
        + "having appeared, when the transition is over.",
      "SDK header: notifyWhenInteractionEnds; Apple: notifyWhenInteractionChanges; "
        + "mattneub/Programming-iOS-Book-Examples: iOS12bookExamples/bk2ch06p300customAnimation3; "
        + recorded("customtransition")),
    Fact(
      .b21, .documented, "7+",
      "On a cancel, interaction blocks run at once. What was coming disappears and what was going "
        + "comes back, in this order, after completeTransition.",
      "SDK header: UIViewControllerTransitionCoordinator; Apple: notifyWhenInteractionChanges; "
        + recorded("customtransition")),
    Fact(
      .b22, .singleReport, "9–12",
      "In that compensating viewWillDisappear there is no transition coordinator.",
      "mattneub/Programming-iOS-Book-Examples: iOS12bookExamples/bk2ch06p300customAnimation3"),
    Fact(
      .b23, .documented, "5+",
      "isBeingPresented and isBeingDismissed are meant to be read in the appearance callbacks.",
      "SDK header: UIViewController"),
    Fact(
      .b24, .severalReports, "13+",
      "isBeingDismissed is true already while a drag is inconclusive.",
      "lodev09/react-native-true-sheet: emitWillDismissEvents; "
        + "software-mansion/react-native-screens: RNSScreenStack.mm"),
    Fact(
      .b25, .severalReports, "all",
      "A controller covered by a full screen disappears without being dismissed.",
      "software-mansion/react-native-screens: RNSFormSheetContentController.mm; "
        + "gordontucker/FittedSheets#199"),
    Fact(
      .b26, .severalReports, "13+",
      "In the last appearance callbacks of a complete dismissal presentedViewController and "
        + "presentingViewController are nil already.",
      "software-mansion/react-native-screens: RNSScreen.mm, RNSFormSheetContentController.mm; "
        + "microsoft/WinObjC: tests/functionaltests/Tests/UIKitTests/UIViewControllerTests.mm"),
    Fact(
      .b27, .severalReports, "5+",
      "In the last viewDidDisappear isBeingDismissed is still true; in the completion of dismiss "
        + "it is false.",
      "pointfreeco/swift-navigation: shim.m fires on isBeingDismissed in viewDidDisappear; "
        + "microsoft/WinObjC: tests/functionaltests/Tests/UIKitTests/UIViewControllerTests.mm"),
    Fact(
      .b28, .singleReport, "8+",
      "When a stack is dismissed, every controller of it disappears, covered or not.",
      "a public code comment"),
    Fact(
      .b29, .singleReport, "13+",
      "An alert has disappeared before the handler of the chosen action runs.",
      "pointfreeco/swift-navigation: Sources/UIKitNavigationShim/shim.m comment"),
    Fact(
      .b30, .severalReports, "8+",
      "Appearance transitions driven by hand unbalance the callbacks that UIKit sends itself.",
      "HarshilShah/DeckTransition#40; slackhq/PanModal#52; andreamazz/BubbleTransition#39"),
    Fact(
      .b31, .severalReports, "8+",
      "Without animation the same appearance callbacks come, but not inside the call.",
      "lionheart/openradar-mirror#3068; pointfreeco/swift-navigation: "
        + "Examples/CaseStudiesTests/PresentationTests.swift"),
    Fact(
      .b32, .documented, "6+",
      "A container forwards appearance callbacks to its children unless it says otherwise.",
      "SDK header: UIViewController"),
    Fact(
      .b33, .severalReports, "13+",
      "For a full screen the presented viewDidAppear comes before the presenter's "
        + "viewDidDisappear.",
      "velog.io/@rudin_ LifeCycle in Modal; 不同的转场方式 A、B viewDidDisappear调用的流程不同"),
    Fact(
      .b34, .severalReports, "all",
      "A push orders these two the other way round.",
      "same article, readke viewController方法的调用"),
    Fact(
      .b35, .severalReports, "13+",
      "When a card is closed, only the card receives appearance callbacks, and UIKit lets go of it.",
      "velog.io/@rudin_; yagamo-style.com iOS/iPadOS 13 のモーダル画面から戻った際に…; seed 002"),
    Fact(
      .b36, .singleReport, "13+",
      "An unwind from a card sends its presenter no appearance callbacks.",
      "yagamo-style.com"),
    Fact(
      .b37, .severalReports, "13+",
      "Calling appearance callbacks directly is unsupported.",
      "runtime log quoted in a Chinese article on beginAppearanceTransition; "
        + "HarshilShah/DeckTransition#40"),
  ]
}

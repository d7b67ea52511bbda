// SPDX-License-Identifier: MIT

extension Fact {
  /// Section E: present and dismiss.
  static let sectionE: [Fact] = [
    Fact(
      .e1, .documented, "5+",
      "dismiss takes down what the controller presents with all above it, or else the controller "
        + "itself.",
      "Apple: dismiss; pointfreeco/swift-navigation#176; lionheart/openradar-mirror#16819"),
    Fact(
      .e2, .severalReports, "5+",
      "A second dismiss on a presenter while the first runs closes the presenter too, or does "
        + "nothing; after the first it closes the presenter.",
      "lionheart/openradar-mirror#16815, #16819; pointfreeco/swift-navigation#176, #254, #295, "
        + "#332; wix-incubator/react-native-controllers#36"),
    Fact(
      .e3, .severalReports, "8+",
      "Without animation present and dismiss are still not synchronous.",
      "lionheart/openradar-mirror#3068; software-mansion/react-native-screens: RNSScreenStack.mm"),
    Fact(
      .e4, .severalReports, "8+",
      "present right after dismiss on the same presenter is lost; in dismiss's completion it "
        + "works.",
      "lionheart/openradar-mirror#2680; lionheart/openradar-mirror#12290; "
        + "software-mansion/react-native-screens: RNSScreenStack.mm"),
    Fact(
      .e5, .severalReports, "5+",
      "A controller that presents already ignores present, and the completion is not called.",
      "mozilla-mobile/firefox-ios#15436; stripe/stripe-ios#1784; hhru/Nivelir#115"),
    Fact(
      .e6, .severalReports, "5+",
      "present is refused while a presentation or dismissal of the presenter runs.",
      "zetachang/DCModalSegue#10; lionheart/openradar-mirror#12290; "
        + "ericberman/MyFlightbookiOS#370"),
    Fact(
      .e7, .severalReports, "5–12",
      "dismiss is refused while a presentation or dismissal runs.",
      "jamonholmgren/ProMotion#473; zoonooz/ZFDragableModalTransition#3; "
        + "lionheart/openradar-mirror#12290"),
    Fact(
      .e8, .severalReports, "8+",
      "dismiss during the animated presentation can be lost.",
      "facebook/react-native#29745; card-io/card.io-iOS-SDK#74; "
        + "software-mansion/react-native-screens: RNSFormSheetPresentationManager.mm queues by state"
    ),
    Fact(
      .e9, .severalReports, "5+",
      "A presenter whose view is in no window cannot present.",
      "software-mansion/react-native-screens: RNSScreenStack.mm; stripe/stripe-ios#1817; "
        + "pinterest/ios-pdk#86"),
    Fact(
      .e10, .severalReports, "5+",
      "So presenting fails in viewDidLoad and viewWillAppear and works in viewDidAppear.",
      "zetachang/DCModalSegue#10; pointfreeco/swift-navigation: Presentation.swift"),
    Fact(
      .e11, .severalReports, "5+",
      "Presenting an instance that is presented already is an exception.",
      "stripe/stripe-ios#1900"),
    Fact(
      .e12, .severalReports, "8+",
      "What a controller presents while it is being dismissed goes with it or keeps it alive.",
      "wix/react-native-navigation#7644; lionheart/openradar-mirror#21009; "
        + "lodev09/react-native-true-sheet: findPresentingViewController"),
    Fact(
      .e13, .documented, "5+",
      "Of a dismissed stack the uppermost animates, says the documentation.",
      "Apple: dismiss"),
    Fact(
      .e14, .severalReports, "8+",
      "Of a dismissed stack the lowest animates, say observations since iOS 8.",
      "radar 20167513 with openradar 18421969, 18834972"),
    Fact(
      .e15, .inferred, "5+",
      "A dismissed stack calls one completion, when all of it is gone.",
      "Apple: dismiss; software-mansion/react-native-screens: RNSScreenStack.mm relies on it"),
    Fact(
      .e16, .documented, "5+",
      "The presenter may be an ancestor of the controller on which present was called.",
      "Apple: present; SDK header: definesPresentationContext"),
    Fact(
      .e17, .documented, "5+",
      "presentedViewController may be one that an ancestor presented.",
      "SDK header: presentedViewController; microsoft/fluentui-apple#995"),
    Fact(
      .e18, .documented, "5+",
      "presentingViewController is set for the children of a presented container too.",
      "SDK header: presentingViewController"),
    Fact(
      .e19, .documented, "5+",
      "dismiss on a child of a presented container dismisses the container.",
      "Apple; hyperoslo/ImagePicker#323"),
    Fact(
      .e20, .singleReport, "13+",
      "dismiss on a container inside a modal has been seen to dismiss two modals.",
      "software-mansion/react-native-screens#2568"),
    Fact(
      .e21, .severalReports, "5+",
      "Dismissing through the presenter takes a controller and all above it; dismissing on it "
        + "does not.",
      "facebook/react-native#54858; lodev09/react-native-true-sheet: ios/TrueSheetView.mm; "
        + "joomcode/BottomSheet#28"),
    Fact(
      .e22, .severalReports, "5+",
      "A host that dismisses itself while something is presented on it stays, invisible.",
      "facebook/react-native#54856; stripe/stripe-ios#3822"),
    Fact(
      .e23, .severalReports, "8+",
      "An alert goes by itself after an action; a dismiss in its handler may hit the presenter.",
      "B29; sberrevoets/SDCAlertView#280"),
    Fact(
      .e24, .severalReports, "5+",
      "A presented controller stays when its presenter's owner goes.",
      "pointfreeco/swift-navigation#192; lodev09/react-native-true-sheet: TrueSheetView.mm "
        + "dealloc"),
    Fact(
      .e25, .severalReports, "7+",
      "Dismissing and pushing at the same time interleaves two transitions.",
      "hotwired/hotwire-native-ios: NavigationHierarchyController.swift; pages dismiss … while "
        + "pushing"),
    Fact(
      .e26, .severalReports, "5+",
      "isBeingDismissed is the only public sign that a controller is on its way out.",
      "lodev09/react-native-true-sheet: findPresentingViewController; wix "
        + "RNNModalManager.topPresentedVC; hotwire isInModalContext"),
    Fact(
      .e27, .singleReport, "8+",
      "UIKit calls dismiss of the presenter for some dismissals by the user.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p264presentedViewController; "
        + "lionheart/openradar-mirror#11885"),
    Fact(
      .e28, .singleReport, "10+",
      "An unwind over several modals calls dismiss once, on the destination.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p326PresentedCascadeUnwind"),
    Fact(
      .e29, .severalReports, "8+",
      "The coordinator of what is being dismissed tells reliably when somebody else's dismissal "
        + "is over.",
      "software-mansion/react-native-screens: RNSScreenStack.mm; nathantannar4/Transmission"),
    Fact(
      .e30, .severalReports, "5–13+",
      "Replacing the root controller leaves its modals alive.",
      "AdevintaSpain/Sencha#23; wix/react-native-navigation#878; Rightpoint/Swiftilities#38; "
        + "malcommac/UIWindowTransitions#7"),
    Fact(
      .e31, .singleReport, "9–11",
      "Which controller really presents depends on the style and on definesPresentationContext.",
      "suterusu/Experiment_PresentationStyle: README.md; SDK header: definesPresentationContext"),
    Fact(
      .e32, .singleReport, "8",
      "A modal in one tab's context leaves the tab black after switching tabs, on iOS 8.",
      "lionheart/openradar-mirror#2981"),
    Fact(
      .e33, .severalReports, "13–27",
      "The same instance requested again during its dismissal is refused or comes back empty.",
      "facebook/react-native#50152; gordontucker/FittedSheets#90"),
    Fact(
      .e34, .singleReport, "8+",
      "Two dismissals without animation in one turn take down only the upper one, or both (E2).",
      "wix-incubator/react-native-controllers#36"),
    Fact(
      .e35, .severalReports, "7+",
      "Completion blocks of the coordinator run on a cancel too and have to look at isCancelled.",
      "jessesquires/PresenterKit#38; SDK header: UIViewControllerTransitionCoordinator"),
    Fact(
      .e36, .severalReports, "7+",
      "A child whose view is in no window presents where its container's is in one, and the log "
        + "discourages it.",
      "pwn20wndstuff/Undecimus#834, from a tab that is not selected; GabrielAlva/SwiftPages#18; "
        + "sammcewan/WYPopoverController#74"),
  ]
}

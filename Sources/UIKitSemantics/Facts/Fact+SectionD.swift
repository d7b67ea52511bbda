// SPDX-License-Identifier: MIT

extension Fact {
  /// Section D: custom transitions.
  static let sectionD: [Fact] = [
    Fact(
      .d1, .documented, "7+",
      "Present asks for the animator, then for the interaction, then starts one of them and "
        + "waits; at the end the completion handler runs, then animationEnded.",
      "View Controller Programming Guide: Customizing the Transition Animations; SDK header: "
        + "UIViewControllerContextTransitioning; " + recorded("customtransition")),
    Fact(
      .d2, .documented, "7+",
      "Dismiss asks and ends in the same order.",
      "View Controller Programming Guide: Customizing the Transition Animations; "
        + recorded("customtransition")),
    Fact(
      .d3, .documented, "7+",
      "Without an animator UIKit animates itself and does not ask for an interaction controller.",
      "View Controller Programming Guide; SDK header"),
    Fact(
      .d4, .documented, "7+",
      "Without an interaction controller the animator is started.",
      "SDK header: UIViewControllerContextTransitioning"),
    Fact(
      .d5, .documented, "7+",
      "With an interaction controller only that one is started.",
      "SDK header: UIViewControllerContextTransitioning"),
    Fact(
      .d6, .severalReports, "7+",
      "Whether a dismissal is interactive is decided when dismiss is called.",
      "seed 001; nytimes/NYTPhotoViewer#121"),
    Fact(
      .d7, .severalReports, "7+",
      "dismiss returns before the interactive transition is started, which happens on a later "
        + "turn.",
      "bryanjclark/devsign-nav-transitions#1; Kolos65/InstagramTransition#4"),
    Fact(
      .d8, .severalReports, "7+",
      "A gesture that ends before that start has nothing to finish or cancel, and the screen "
        + "freezes.",
      "bryanjclark/devsign-nav-transitions#1; Kolos65/InstagramTransition#4; "
        + "HeroTransitions/Hero#259; marcosgriselli/SwipeableTabBarController#94"),
    Fact(
      .d9, .documented, "7+",
      "Until completeTransition is called the transition does not end, touches are swallowed, "
        + "requests refused.",
      "View Controller Programming Guide; zoonooz/ZFDragableModalTransition#3; "
        + "lionheart/openradar-mirror#177"),
    Fact(
      .d10, .documented, "7+",
      "UIKit believes the flag: completeTransition(true) after a cancel removes the controller.",
      "Apple: completeTransition; seed 001; mattneub/Programming-iOS-Book-Examples: "
        + "bk2ch06p300customAnimation3"),
    Fact(
      .d11, .documented, "7+",
      "finish and cancel do not end a transition; completeTransition has to follow.",
      "Apple: completeTransition"),
    Fact(
      .d12, .severalReports, "7+",
      "A cancelled animator that leaves views where they were moved to leaves the screen "
        + "covered.",
      "ColinEberhardt/VCTransitionsLibrary#16; naru-jpn/View2ViewTransition#22; "
        + "Rightpoint/RZTransitions#47"),
    Fact(
      .d13, .documented, "7+",
      "The animator of a custom presentation is called even if nothing is animated.",
      "SDK header: UIViewControllerContextTransitioning.isAnimated"),
    Fact(
      .d14, .severalReports, "8+",
      "Where the presenter's view stays, the animator of a dismissal gets no to-view.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p304customPresentedAnimation2; SDK header: "
        + "viewForKey may be nil"),
    Fact(
      .d15, .documented, "7+",
      "The transitioning delegate is held weakly; without it UIKit's own transition is used.",
      "SDK declaration; seed 001 keeps the object in a property of the presenting VC"),
    Fact(
      .d16, .singleReport, "7+",
      "Transitioning delegate and style have to be set before present.",
      "mattneub/Programming-iOS-Book-Examples: bk2ch06p302addingPresentationController"),
    Fact(
      .d17, .documented, "7+",
      "percentComplete keeps the last update, also of an earlier gesture.",
      "SDK header: UIPercentDrivenInteractiveTransition.percentComplete; seed 001"),
    Fact(
      .d18, .documented, "7+",
      "completionSpeed scales what remains and has to be positive.",
      "SDK header: UIPercentDrivenInteractiveTransition"),
    Fact(
      .d19, .documented, "7+",
      "With a percent-driven interaction the app must not update the context itself.",
      "SDK header"),
    Fact(
      .d20, .documented, "7+",
      "Only interactive transitions can be cancelled, and each ends with a part that is not "
        + "interactive.",
      "SDK header: notifyWhenInteractionEnds, isInteractive"),
    Fact(
      .d21, .documented, "10+",
      "Interaction blocks run at each change between interactive and not.",
      "SDK header"),
    Fact(
      .d22, .documented, "7+",
      "The coordinator's completion runs once, also after a cancel.",
      "SDK header: UIViewControllerTransitionCoordinator"),
    Fact(
      .d23, .documented, "7+",
      "There is no coordinator outside a transition.",
      "SDK header; Apple: UIViewControllerTransitionCoordinator"),
    Fact(
      .d24, .documented, "10+",
      "A transition can start noninteractively and become interactive later.",
      "SDK header: wantsInteractiveStart; Kolos65/InstagramTransition#4"),
    Fact(
      .d25, .documented, "10+",
      "interruptibleAnimator has to return the same animator throughout a transition.",
      "SDK header"),
    Fact(
      .d26, .severalReports, "8.3–10",
      "An interactive dismissal that is over before the status bar's animation can stall, up to "
        + "iOS 10.",
      "lionheart/openradar-mirror#177, #17793, #7381; similar #6602"),
    Fact(
      .d27, .inferred, "7+",
      "A delegate method with a wrong signature is silently never called.",
      "seed 000; protocol declaration"),
    Fact(
      .d28, .severalReports, "7+",
      "The transitioning delegate is asked when the dismissal begins, not remembered.",
      "wix/react-native-navigation: ios/RNNModalManager.mm; View Controller Programming Guide"),
    Fact(
      .d29, .severalReports, "8+",
      "A presenter's view that an animator takes into the container of a presentation that leaves it in "
        + "place goes with the container, or is put back.",
      "TeehanLax/UIViewController-Transitions-Example#5; serp1412/LazyTransitions#8; "
        + "Rightpoint/RZTransitions#32; applidium/ADTransitionController#31 says that iOS 8.3 puts it "
        + "back"),
  ]
}

// SPDX-License-Identifier: MIT

extension Fact {
  /// Section C: presentation controllers.
  static let sectionC: [Fact] = [
    Fact(
      .c1, .documented, "8+",
      "A custom presentation asks for the presentation controller, then animator and "
        + "interaction, then begins.",
      "View Controller Programming Guide: Creating Custom Presentations, The Custom Presentation "
        + "Process"),
    Fact(
      .c2, .documented, "8+",
      "A dismissal reuses the presentation controller, asks for animator and interaction, then "
        + "begins.",
      "View Controller Programming Guide: Creating Custom Presentations"),
    Fact(
      .c3, .documented, "8+",
      "presentationTransitionDidEnd says false when the presentation was cancelled; views have "
        + "to be removed.",
      "Apple: UIPresentationController overview; Apple: presentationTransitionDidEnd"),
    Fact(
      .c4, .documented, "8+",
      "dismissalTransitionDidEnd says false when the dismissal was cancelled; views have to "
        + "stay.",
      "Apple: dismissalTransitionDidEnd"),
    Fact(
      .c5, .inferred, "8+",
      "A dismissal cancelled n times and then completed begins n+1 times and ends as often.",
      "C2, C4; nathantannar4/Transmission PresentationController.swift handles both"),
    Fact(
      .c6, .inferred, "8+",
      "Each beginning has one end, provided that completeTransition is called.",
      "C1–C4, D9; lionheart/openradar-mirror#177"),
    Fact(
      .c7, .severalReports, "8+",
      "dismissalTransitionWillBegin and DidEnd come for dismissals by code too.",
      "seed 000; seed 001; slackhq/PanModal: PanModalPresentationController.swift"),
    Fact(
      .c8, .singleReport, "8+",
      "An overlay that is not removed goes with the container, but Apple asks for its removal.",
      "seed 000; Apple: dismissalTransitionDidEnd"),
    Fact(
      .c9, .documented, "8+",
      "In the two WillBegin methods of an animated transition there is a coordinator to animate "
        + "with.",
      "Apple: dismissalTransitionWillBegin; seed 000, seed 001"),
    Fact(
      .c10, .severalReports, "8+",
      "Without animation there may be no coordinator: final values have to be set directly.",
      "slackhq/PanModal: PanModalPresentationController.swift; Transmission checks isAnimated"),
    Fact(
      .c11, .documented, "8+",
      "The container view exists from presentationTransitionWillBegin on.",
      "SDK header: UIPresentationController.containerView"),
    Fact(
      .c12, .singleReport, "8+",
      "The preferred frame may be read while the presented view still fills the container.",
      "seed 000"),
    Fact(
      .c13, .singleReport, "8+",
      "The preferred frame takes effect only if the presentation controller or the animator "
        + "applies it.",
      "seed 000; SDK header: UIViewControllerContextTransitioning.finalFrame"),
    Fact(
      .c14, .severalReports, "8+",
      "The container is laid out many times, so what is done there has to be idempotent.",
      "scenee/FloatingPanel#369 and Sources/Transitioning.swift comment; seed 001"),
    Fact(
      .c15, .documented, "8+",
      "Rotation leads to layout callbacks, not to transition callbacks.",
      "Apple: UIPresentationController Respond to size changes"),
    Fact(
      .c16, .documented, "8+",
      "presentedView is the controller's view unless overridden, and is what the animator gets.",
      "SDK header: presentedView; View Controller Programming Guide"),
    Fact(
      .c17, .documented, "8+",
      "shouldPresentInFullscreen is true and shouldRemovePresentersView false by default.",
      "SDK header: UIPresentationController"),
    Fact(
      .c18, .documented, "8+",
      "UIKit keeps the presentation controller from before the presentation until after the "
        + "dismissal.",
      "Apple: UIViewControllerTransitioningDelegate; Apple: UIPresentationController"),
    Fact(
      .c19, .singleReport, "8",
      "After a full screen over a custom presentation the view is first laid out too large.",
      "lionheart/openradar-mirror#12175; lionheart/openradar-mirror#12422"),
    Fact(
      .c20, .documented, "5+",
      "The completion of present runs after viewDidAppear.",
      "SDK header: UIViewController; Apple: present"),
    Fact(
      .c21, .documented, "5+",
      "The completion of dismiss runs after viewDidDisappear.",
      "SDK header: UIViewController; Apple: dismiss"),
    Fact(
      .c22, .inferred, "13+",
      "didDismiss does not come before viewDidDisappear.",
      "A13 with C21"),
    Fact(
      .c23, .inferred, "8+",
      "Whether the presentation controller or the view controllers are called first is not "
        + "documented.",
      "no source states it"),
    Fact(
      .c24, .documented, "8+",
      "Only the style custom asks the transitioning delegate for a presentation controller.",
      "Apple: UIPresentationController; seed 000"),
    Fact(
      .c25, .documented, "8+",
      "Adaptation can put another presentation controller to work while its controller is presented: "
        + "activePresentationController is that one, and presentationController stays.",
      "Apple: UIPresentationController Adapt to size class changes, activePresentationController"),
    Fact(
      .c26, .documented, "8+",
      "Reading presentationController early creates one for the style of that moment; it is nil "
        + "for a custom style without a transitioning delegate.",
      "Apple: presentationController; software-mansion/react-native-screens: RNSScreen.mm "
        + "setStackPresentation; " + recorded("presentation")),
    Fact(
      .c27, .severalReports, "8–13.2 at least",
      "Reading presentationController of a controller that is never presented makes it live for "
        + "ever.",
      "lionheart/openradar-mirror#433, #19730, #19146, #11427; ivanvorobei/SPStorkController#88; "
        + "software-mansion/react-native-screens: RNSScreen.mm comment"),
    Fact(
      .c28, .severalReports, "8+",
      "The presenting argument of the presentation controller question can be nil.",
      "lionheart/openradar-mirror#8797; Swift signature is optional"),
    Fact(
      .c29, .singleReport, "8–9",
      "The full order of an animated custom presentation, as once logged on iOS 8 and 9.",
      "axl411, eleme iOS blog 2016-02-12 详解 iOS 8 UIPresentationController Custom Presentation"),
    Fact(
      .c30, .singleReport, "8–9",
      "Completion blocks of the coordinator run after the completion of present.",
      "same article, step 15"),
    Fact(
      .c31, .singleReport, "8+",
      "presentedView and the preferred frame are read several times and have to be cheap.",
      "same article, steps 9–10; seed 000"),
    Fact(
      .c32, .singleReport, "8+",
      "The transitioning delegate is not needed between handing out the animator and the "
        + "dismissal.",
      "same article, step 6; D15"),
  ]
}

// SPDX-License-Identifier: MIT

import UIKit

extension Recording {
  /// Presentation controllers that were made by hand, or read before a presentation.
  static let objects: [Recording] = [
    Recording(
      "REC20", "Presentation controllers made by hand", source: .charon, facts: ["C17"],
      expected: """
        style 0: same=yes fullscreen=yes removes=no adaptive=-1 -1
        style 1: same=yes fullscreen=yes removes=no adaptive=-1 -1
        style 2: same=yes fullscreen=yes removes=no adaptive=-1 -1
        style 3: same=yes fullscreen=yes removes=no adaptive=-1 -1
        style 4: same=yes fullscreen=yes removes=no adaptive=-1 -1
        style 5: same=yes fullscreen=yes removes=no adaptive=-1 -1
        style 7: same=yes fullscreen=yes removes=no adaptive=-1 -1
        style -1: same=yes fullscreen=yes removes=no adaptive=-1 -1
        containerView=nil
        delegate=nil
        presentedView is the controller's view=yes
        frameOfPresentedViewInContainerView=zero
        size for a child=100,200
        after the six hooks containerView=nil
        """
    ) { stage in
      for style in [0, 1, 2, 3, 4, 5, 7, -1].compactMap(UIModalPresentationStyle.init) {
        let (one, other) = (UIViewController(), UIViewController())
        one.modalPresentationStyle = style
        let made = UIPresentationController(presentedViewController: one, presenting: other)
        let adaptive = [
          made.adaptivePresentationStyle,
          made.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact)),
        ].map { "\($0.rawValue)" }.joined(separator: " ")
        stage.log(
          "style \(style.rawValue): same=\(stage.word(made.presentationStyle == style)) "
            + "fullscreen=\(stage.word(made.shouldPresentInFullscreen)) "
            + "removes=\(stage.word(made.shouldRemovePresentersView)) adaptive=\(adaptive)")
      }
      let controller = UIViewController()
      let made = UIPresentationController(presentedViewController: controller, presenting: nil)
      stage.log("containerView", made.containerView)
      stage.log("delegate", made.delegate)
      stage.log("presentedView is the controller's view", made.presentedView === controller.view)
      stage.log("frameOfPresentedViewInContainerView", made.frameOfPresentedViewInContainerView)
      let size = made.size(
        forChildContentContainer: controller,
        withParentContainerSize: CGSize(width: 100, height: 200))
      stage.log("size for a child=\(stage.word(size.width)),\(stage.word(size.height))")
      made.presentationTransitionWillBegin()
      made.presentationTransitionDidEnd(true)
      made.containerViewWillLayoutSubviews()
      made.containerViewDidLayoutSubviews()
      made.dismissalTransitionWillBegin()
      made.dismissalTransitionDidEnd(true)
      stage.log("after the six hooks containerView", made.containerView)
    },
    Recording(
      "REC21", "The presentation controller of a custom style before presenting",
      source: .charon, facts: ["C26"], expected: "presentationController=nil"
    ) { stage in
      let controller = UIViewController()
      controller.modalPresentationStyle = .custom
      stage.log("presentationController", controller.presentationController)
    },
    Recording(
      "REC30", "Which child decides about the home indicator and the screen edges",
      source: .charon,
      expected: """
        navigation: top=yes
        empty navigation: nil=yes
        tabs: selected=yes
        tabs, screen edges: selected=yes
        empty tabs: nil=yes
        empty tabs, screen edges: nil=yes
        """
    ) { stage in
      let top = UIViewController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(top, animated: false)
      stage.log("navigation: top", navigation.childForHomeIndicatorAutoHidden === top)
      stage.log(
        "empty navigation: nil", UINavigationController().childForHomeIndicatorAutoHidden == nil)
      let tabs = UITabBarController()
      let second = UIViewController()
      tabs.viewControllers = [UIViewController(), second]
      tabs.selectedIndex = 1
      stage.log("tabs: selected", tabs.childForHomeIndicatorAutoHidden === second)
      stage.log(
        "tabs, screen edges: selected",
        tabs.childForScreenEdgesDeferringSystemGestures === second)
      let empty = UITabBarController()
      stage.log("empty tabs: nil", empty.childForHomeIndicatorAutoHidden == nil)
      stage.log(
        "empty tabs, screen edges: nil", empty.childForScreenEdgesDeferringSystemGestures == nil)
    },
  ]
}

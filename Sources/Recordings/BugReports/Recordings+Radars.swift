// SPDX-License-Identifier: MIT

import UIKit

extension Recording {
  /// More reports, with what people saw.
  static let radars: [Recording] = [
    Recording(
      "REC109", "Whose ancestor the container is",
      source: RecordingSource(
        "rdar 22398412 and 22394135 (openradar-mirror 8799, 8807)", "iOS 8.4.1 and 9 beta 5",
        .report),
      facts: ["C11"],
      expected: """
        of the presented view=yes
        of the presenter's view=no
        """
    ) { stage in
      let scene = CustomPresentation("modal", stage, logging: [])
      stage.silently { scene.present() }
      guard let container = scene.presented.presentationController?.containerView else {
        return stage.log("no container")
      }
      stage.log("of the presented view", scene.presented.view.isDescendant(of: container))
      stage.log("of the presenter's view", scene.base.view.isDescendant(of: container))
    },
    Recording(
      "REC110", "The frame of a custom presentation under a full screen that has gone",
      source: RecordingSource("rdar 34301562 (openradar-mirror 18340)", "iOS 11 beta 10", .report),
      facts: ["C19"], on: .smallWindow,
      expected: """
        before=20,60,280,360
        after=full
        """
    ) { stage in
      let scene = CustomPresentation("B", stage, logging: [])
      scene.transitioning.animator = scene.animator
      stage.silently { scene.present() }
      stage.log("before", scene.presented.view.frame)
      stage.silently {
        scene.presented.present(
          stage.controller("C", logging: [], style: .fullScreen), animated: true)
        stage.settle()
        scene.presented.dismiss(animated: true)
        stage.settle()
      }
      stage.log("after", scene.presented.view.frame)
    },
    Recording(
      "REC111", "A presentation controller that was read before there was a delegate",
      source: RecordingSource("rdar 42996292 (openradar-mirror 20231)", "iOS 11.4.1", .log),
      facts: ["C26"],
      expected: """
        before: the app's own=no
        after: the app's own=no
        """
    ) { stage in
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      let transitioning = stage.keep(RecordedTransitioning())
      transitioning.makePresentationController = {
        RecordedPresentationController($0, $1, stage)
      }
      stage.log(
        "before: the app's own", modal.presentationController is RecordedPresentationController)
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = transitioning
      stage.log(
        "after: the app's own", modal.presentationController is RecordedPresentationController)
    },
    Recording(
      "REC112", "What the top controller is told when the stack is exchanged",
      source: RecordingSource("rdar 18002763 (openradar-mirror 3350)", "iOS 7", .log),
      expected: "settled"
    ) { stage in
      let top = stage.controller("top", logging: [.willMove, .didMove])
      let navigation = stage.navigation("N", root: stage.controller("1", logging: []))
      stage.silently {
        navigation.setViewControllers(
          [stage.controller("1", logging: []), stage.controller("2", logging: []), top],
          animated: false)
      }
      stage.launch(navigation)
      navigation.setViewControllers([stage.controller("other", logging: [])], animated: true)
      stage.settle()
      stage.log("settled")
    },
    Recording(
      "REC113", "An empty stack and a full one in one turn",
      source: RecordingSource("rdar 48067497 (openradar-mirror 21004)", "iOS 12", .report),
      expected: """
        count=1
        in window=no
        """
    ) { stage in
      let navigation = UINavigationController()
      stage.launch(navigation)
      let controller = stage.controller("A", logging: [])
      navigation.setViewControllers([], animated: true)
      navigation.setViewControllers([controller], animated: true)
      stage.settle()
      stage.log("count", navigation.viewControllers.count)
      stage.log("in window", controller.viewIfLoaded?.window != nil)
    },
  ]
}

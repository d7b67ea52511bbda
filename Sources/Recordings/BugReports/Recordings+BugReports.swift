// SPDX-License-Identifier: MIT

import UIKit

extension Recording {
  /// What people reported, with what they saw.
  static let bugReports: [Recording] = [
    Recording(
      "REC81", "A dismissal without animation is not immediate",
      source: RecordingSource("rdar 18464897 (openradar-mirror 3068)", "iOS 8.0.2", .log),
      facts: ["E3"],
      expected: """
        directly after dismiss=B
        in the end=nil
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      root.present(stage.controller("B", logging: [], style: .fullScreen), animated: false)
      stage.settle()
      root.dismiss(animated: false)
      stage.log("directly after dismiss", root.presentedViewController)
      stage.settle()
      stage.log("in the end", root.presentedViewController)
    },
    Recording(
      "REC82", "Who presents, when the presentation controller is asked for",
      source: RecordingSource(
        "rdar 22398420 and 22394059 (openradar-mirror 5845, 8797)", "iOS 8.4.1", .log),
      facts: ["C28"], expected: "asked, presenting=nil source=A"
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      let modal = stage.controller("B", logging: [], style: .custom)
      let transitioning = stage.keep(SourceListener(stage))
      modal.transitioningDelegate = transitioning
      root.present(modal, animated: true)
      stage.settle()
    },
    Recording(
      "REC83", "The coordinator in viewWillAppear, with and without a navigation controller",
      source: RecordingSource("rdar 20171073 (openradar-mirror 1726)", "iOS 8.2", .log),
      expected: """
        root of a navigation controller
        completion of the coordinator
        by itself
        animation beside the transition
        completion of the coordinator
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      let fresh = {
        let controller = stage.controller("B", logging: [], style: .fullScreen)
        controller.reaction[.viewWillAppear] = { [unowned controller] in
          _ = controller.transitionCoordinator?.animate { _ in
            stage.log("animation beside the transition")
          } completion: { _ in
            stage.log("completion of the coordinator")
          }
        }
        return controller
      }
      stage.log("root of a navigation controller")
      let navigation = stage.navigation("N", root: fresh())
      navigation.modalPresentationStyle = .fullScreen
      root.present(navigation, animated: true)
      stage.settle()
      root.dismiss(animated: true)
      stage.settle()
      stage.log("by itself")
      root.present(fresh(), animated: true)
      stage.settle()
    },
    Recording(
      "REC86", "A container that exchanges its child right after it was pushed",
      source: RecordingSource("rdar 12322346 (openradar-mirror 5664)", "iOS 5 and 6", .log),
      expected: """
        new.viewDidLoad
        new.viewDidAppear
        """
    ) { stage in
      let navigation = stage.navigation("N", root: stage.controller("A", logging: []))
      stage.launch(navigation)
      let container = stage.controller("C", logging: [])
      let old = stage.controller("old", logging: [])
      let new = stage.controller("new", logging: [.viewDidLoad, .viewWillAppear, .viewDidAppear])
      container.addChild(old)
      container.view.addSubview(old.view)
      old.didMove(toParent: container)
      navigation.pushViewController(container, animated: true)
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
      container.addChild(new)
      container.view.addSubview(new.view)
      new.didMove(toParent: container)
      stage.settle()
    },
    Recording(
      "REC87", "Two dismissals in a row",
      source: RecordingSource(
        "rdar 30263707 and 30284135; github pointfreeco/swift-navigation 254, 295, 332",
        "iOS 10, iOS 16 to 18", .log),
      facts: ["E2"],
      expected: """
        R presents=nil
        A presents=nil
        """
    ) { stage in
      let (root, a) = (stage.controller("R", logging: []), stage.controller("A", logging: []))
      stage.launch(root)
      root.present(a, animated: false)
      stage.settle()
      a.present(stage.controller("B", logging: []), animated: false)
      stage.settle()
      a.dismiss(animated: true)
      a.dismiss(animated: true)
      stage.settle()
      stage.log("R presents", root.presentedViewController)
      stage.log("A presents", a.presentedViewController)
    },
    Recording(
      "REC88", "A second present while the first one runs",
      source: RecordingSource(
        "github zetachang/DCModalSegue 10, ericberman/MyFlightbookiOS 370, and many logs",
        "iOS 8, iOS 18 and 26", .report),
      facts: ["E6"],
      expected: """
        completion of the first
        presented=first
        second in window=no
        """
    ) { stage in
      let root = stage.controller("R", logging: [])
      stage.launch(root)
      let second = stage.controller("second", logging: [])
      root.present(stage.controller("first", logging: []), animated: true) {
        stage.log("completion of the first")
      }
      root.present(second, animated: true)
      stage.settle()
      stage.log("presented", root.presentedViewController)
      stage.log("second in window", second.viewIfLoaded?.window != nil)
    },
  ]
}

/// Logs who is said to present.
private final class SourceListener: NSObject, UIViewControllerTransitioningDelegate {
  private let stage: RecordingStage
  init(_ stage: RecordingStage) { self.stage = stage }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    stage.log("asked, presenting=\(stage.word(presenting)) source=\(stage.word(source))")
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

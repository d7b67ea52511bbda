// SPDX-License-Identifier: MIT

import UIKit

extension RecordingSource {
  fileprivate static let vast = RecordingSource(
    "vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle", "iOS 5", .log)
  fileprivate static let nyshiyama = RecordingSource(
    "nyshiyama.github.io, 20210427, navigation controller and life cycle", "a simulator, 2021",
    .log)
  fileprivate static let kuniwak = RecordingSource(
    "github Kuniwak/UIKitTestable, debugViewControllerTests.swift", "iOS simulators", .machine)
}

extension Recording {
  /// More logs that apps and tests printed.
  static let moreLogs: [Recording] = [
    Recording(
      "REC104", "Push and pop, on iOS 7", source: .wangling, facts: ["B34"],
      expected: """
        A.viewWillDisappear
        B.viewWillAppear
        A.viewDidDisappear
        B.viewDidAppear
        B.viewWillDisappear
        A.viewWillAppear
        B.viewDidDisappear
        A.viewDidAppear
        """
    ) { stage in
      let scene = NavigationScene(stage)
      scene.push()
      scene.pop()
    },
    Recording(
      "REC105", "A back swipe that is finished, on iOS 7", source: .wangling, facts: ["B34"],
      needs: [.finger],
      expected: """
        B.viewWillDisappear
        A.viewWillAppear
        B.viewDidDisappear
        A.viewDidAppear
        """
    ) { stage in
      let scene = NavigationScene(stage)
      stage.silently { scene.push() }
      stage.finger.swipeFromEdge(farEnough: true)
      stage.settle()
    },
    Recording(
      "REC106", "What a navigation controller's delegate is told of a push", source: .vast,
      facts: ["B34"],
      expected: """
        B.viewDidLoad
        A.viewWillDisappear
        B.viewWillAppear
        willShow B
        A.viewDidDisappear
        B.viewDidAppear
        didShow B
        """
    ) { stage in
      let scene = NavigationScene(stage, logging: .appearance.union([.viewDidLoad]))
      scene.navigation.delegate = stage.keep(ShowListener(stage))
      scene.push()
    },
    Recording(
      "REC107", "Push and pop with the layout of both", source: .nyshiyama, facts: ["B34"],
      expected: """
        B.viewDidLoad
        A.viewWillDisappear
        B.viewWillAppear
        B is laid out
        A.viewDidDisappear
        B.viewDidAppear
        pop
        B.viewWillDisappear
        A.viewWillAppear
        A is laid out
        B.viewDidDisappear
        A.viewDidAppear
        """
    ) { stage in
      let scene = NavigationScene(stage, logging: .appearance.union([.viewDidLoad]))
      scene.b.logFirstLayout()
      scene.push()
      stage.log("pop")
      scene.a.logFirstLayout()
      scene.pop()
    },
    Recording(
      "REC108", "The life of a presented controller up to the completion", source: .kuniwak,
      facts: ["C20"],
      expected: """
        B.viewDidLoad
        B.viewWillAppear
        B.viewWillLayoutSubviews
        B.viewDidLayoutSubviews
        B.viewDidAppear
        completion
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      let modal = stage.controller(
        "B",
        logging: [
          .viewDidLoad, .viewWillAppear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
          .viewDidAppear,
        ])
      root.present(modal, animated: false) { stage.log("completion") }
      stage.settle()
    },
    Recording(
      "REC114", "A child that is added in viewDidLoad",
      source: RecordingSource("Stack Overflow question 48653763", "iOS 11", .log),
      facts: ["B32"],
      expected: """
        C.willMove toParent=P
        C.viewDidLoad
        C.viewWillAppear
        C is laid out
        C.viewDidAppear
        """
    ) { stage in
      let parent = stage.controller("P", logging: [])
      let child = stage.controller(
        "C", logging: [.willMove, .viewDidLoad, .viewWillAppear, .viewDidAppear])
      child.logFirstLayout()
      parent.reaction[.viewDidLoad] = { [unowned parent] in
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      stage.show(parent)
    },
    Recording(
      "REC122", "What a presenter is told by presentation controllers that keep or remove it",
      source: RecordingSource(
        "mo4tech.com/uimodalpresentationstylecustom-dont-invoke-viewwilldisappear-problem.html",
        "version not stated", .log),
      facts: ["B11", "B12"],
      expected: """
        keeps the presenter
        removes the presenter
        base.viewWillDisappear
        base.viewDidDisappear
        """
    ) { stage in
      let kinds: [(String, RecordedPresentationController.Kind)] = [
        ("keeps the presenter", .keepsPresenter), ("removes the presenter", .removesPresenter),
      ]
      for (name, kind) in kinds {
        let base = stage.controller("base")
        stage.launch(base)
        stage.log(name)
        let modal = stage.controller("modal", logging: [], style: .custom)
        let transitioning = stage.keep(RecordedTransitioning())
        transitioning.animator = RecordedAnimator(stage, logsEvents: false)
        transitioning.makePresentationController = {
          SilentPresentationController($0, $1, removes: kind == .removesPresenter)
        }
        modal.transitioningDelegate = transitioning
        base.present(modal, animated: true)
        stage.settle()
        stage.silently {
          base.dismiss(animated: true)
          stage.settle()
        }
      }
    },
    Recording(
      "REC123", "The view of a presenter stays loaded",
      source: RecordingSource(
        "michaellong.medium.com, what happens to the presenting view controller", "iOS 13",
        .report),
      facts: ["B3"],
      expected: """
        A.viewDidLoad
        A.viewWillAppear
        A.viewDidAppear
        present
        A.viewWillDisappear
        A.viewDidDisappear
        dismiss
        A.viewWillAppear
        A.viewDidAppear
        """
    ) { stage in
      let root = stage.controller("A", logging: .appearance.union([.viewDidLoad]))
      stage.show(root)
      stage.log("present")
      root.present(stage.controller("B", logging: [], style: .fullScreen), animated: true)
      stage.settle()
      stage.log("dismiss")
      root.dismiss(animated: true)
      stage.settle()
    },
  ]
}

/// A presentation controller that logs nothing.
private final class SilentPresentationController: UIPresentationController {
  private let removes: Bool

  init(_ presented: UIViewController, _ presenting: UIViewController?, removes: Bool) {
    self.removes = removes
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }
}

// SPDX-License-Identifier: MIT

import UIKit

/// A root that presents B, and how both are logged.
@MainActor
private struct PresentScene {
  let stage: RecordingStage
  let a: RecordedController
  private let logged: Set<Received>

  init(_ stage: RecordingStage, logging logged: Set<Received>) {
    (self.stage, self.logged) = (stage, logged)
    a = stage.controller("A", logging: logged.subtracting([.viewDidLoad, .deinit]))
    stage.launch(a)
  }

  func present(style: UIModalPresentationStyle?) {
    stage.log("present")
    let b = stage.controller("B", logging: logged, style: style)
    a.present(b, animated: true)
    // The controller is not kept here, so that its end is seen.
    stage.endTurn()
  }

  /// Presents B and dismisses it; more is logged of B than its appearance.
  static func play(
    _ stage: RecordingStage, style: UIModalPresentationStyle?, logging more: Set<Received>
  ) {
    let scene = PresentScene(stage, logging: .appearance.union(more))
    scene.present(style: style)
    stage.settle()
    stage.log("dismiss")
    scene.a.dismiss(animated: true)
    stage.settle()
  }
}

private let rudin = RecordingSource(
  "velog.io/@rudin_/iOS-LifeCycle-in-Modal", "iOS 17 or later", .log)
private let betterhee = RecordingSource(
  "betterhee.tistory.com/75 (2022)", "version not stated", .log)

extension Recording {
  /// Logs that apps printed.
  static let appLogs: [Recording] = [
    Recording(
      "REC64", "A sheet that is swiped and let go, then swiped away", source: rudin,
      facts: ["B1", "B2", "B16", "B17", "B18", "B35"], needs: [.finger],
      expected: """
        present
        released early
        B.viewWillDisappear
        B.viewWillAppear
        B.viewIsAppearing
        B.viewDidAppear
        swiped away
        B.viewWillDisappear
        B.viewDidDisappear
        B.deinit
        """
    ) { stage in
      let scene = PresentScene(stage, logging: .allAppearance.union([.deinit]))
      stage.log("present")
      stage.silently {
        scene.present(style: .pageSheet)
        stage.settle()
      }
      stage.log("released early")
      stage.finger.pullSheet()
      stage.finger.lift()
      stage.settle()
      stage.log("swiped away")
      stage.finger.pullSheet()
      stage.finger.pullSheetPastThreshold()
      stage.finger.lift()
      stage.settle()
    },
    Recording(
      "REC65", "A full screen with viewIsAppearing, and release", source: rudin,
      facts: ["B3", "B15", "B33"],
      expected: """
        present
        A.viewWillDisappear
        B.viewWillAppear
        B.viewIsAppearing
        B.viewDidAppear
        A.viewDidDisappear
        B is released by the dismissal=yes
        """
    ) { stage in
      let root = stage.controller("A", logging: .allAppearance)
      stage.launch(root)
      weak var presented: UIViewController?
      stage.log("present")
      let present = {
        let modal = stage.controller("B", logging: .allAppearance, style: .fullScreen)
        presented = modal
        root.present(modal, animated: true)
      }
      present()
      stage.settle()
      let wasThere = presented != nil
      stage.silently {
        root.dismiss(animated: true)
        stage.settle()
      }
      stage.log("B is released by the dismissal", wasThere && presented == nil)
    },
    Recording(
      "REC66", "The default style, with release", source: betterhee, facts: ["B1", "B2", "F1"],
      expected: """
        present
        B.viewDidLoad
        B.viewWillAppear
        B.viewDidAppear
        dismiss
        B.viewWillDisappear
        B.viewDidDisappear
        B.deinit
        """
    ) { PresentScene.play($0, style: nil, logging: [.viewDidLoad, .deinit]) },
    Recording(
      "REC66-full", "A full screen, with release", source: betterhee, facts: ["B3", "B33"],
      expected: """
        present
        B.viewDidLoad
        A.viewWillDisappear
        B.viewWillAppear
        B.viewDidAppear
        A.viewDidDisappear
        dismiss
        B.viewWillDisappear
        A.viewWillAppear
        A.viewDidAppear
        B.viewDidDisappear
        B.deinit
        """
    ) { PresentScene.play($0, style: .fullScreen, logging: [.viewDidLoad, .deinit]) },
    Recording(
      "REC66-over", "Over full screen, with release", source: betterhee, facts: ["B5"],
      expected: """
        present
        B.viewDidLoad
        B.viewWillAppear
        B.viewDidAppear
        dismiss
        B.viewWillDisappear
        B.viewDidDisappear
        B.deinit
        """
    ) { PresentScene.play($0, style: .overFullScreen, logging: [.viewDidLoad, .deinit]) },
    Recording(
      "REC67", "Present and dismiss in an app's log",
      source: RecordingSource("wlgusdn700.tistory.com/27", "before iOS 13", .log),
      facts: ["B3", "B33"],
      expected: """
        present
        B.viewDidLoad
        A.viewWillDisappear
        B.viewWillAppear
        B.viewDidAppear
        A.viewDidDisappear
        dismiss
        B.viewWillDisappear
        A.viewWillAppear
        A.viewDidAppear
        B.viewDidDisappear
        """
    ) { PresentScene.play($0, style: .fullScreen, logging: [.viewDidLoad]) },
    Recording(
      "REC67-over", "The styles that leave the presenter in place, as it sees them",
      source: RecordingSource("wlgusdn700.tistory.com/27", "before iOS 13", .log),
      facts: ["B5", "B7"],
      expected: """
        over full screen
        over current context
        settled
        """
    ) { stage in
      let root = stage.controller("A")
      stage.launch(root)
      root.definesPresentationContext = true
      let styles: [(String, UIModalPresentationStyle)] = [
        ("over full screen", .overFullScreen), ("over current context", .overCurrentContext),
      ]
      for (name, style) in styles {
        stage.log(name)
        root.present(stage.controller("B", logging: [], style: style), animated: true)
        stage.settle()
        root.dismiss(animated: true)
        stage.settle()
      }
      stage.log("settled")
    },
    Recording(
      "REC79", "What the style reads that was never set",
      source: RecordingSource(
        "henry gitbook, \"iOS13 UIModalPresentationStyle\"", "iOS 13", .report),
      facts: ["F1"], expected: "modalPresentationStyle is pageSheet=yes"
    ) { stage in
      stage.log(
        "modalPresentationStyle is pageSheet",
        UIViewController().modalPresentationStyle == .pageSheet)
    },
    Recording(
      "REC80", "Present and dismiss in one turn",
      source: RecordingSource(
        "kouhan.cn/en/article/00031460 and 00039248", "before iOS 6", .log),
      facts: ["E7"],
      expected: """
        before=nil
        after present=B
        after dismiss=B
        in the end=B
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      stage.log("before", root.presentedViewController)
      root.present(stage.controller("B", logging: [], style: .fullScreen), animated: true)
      stage.log("after present", root.presentedViewController)
      root.dismiss(animated: true)
      stage.log("after dismiss", root.presentedViewController)
      stage.settle()
      stage.log("in the end", root.presentedViewController)
    },
  ]
}

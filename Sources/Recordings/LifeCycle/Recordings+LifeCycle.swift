// SPDX-License-Identifier: MIT

import UIKit

extension RecordingSource {
  /// A series on the life cycle of controllers, with the printed logs of its samples.
  static let lifeCycle = RecordingSource(
    "\"UIViewController: the real order of its life cycle, and containers\", 2026-07-27 "
      + "(in Chinese; no. 20 of a series on iOS)",
    "Mac Catalyst of macOS 26.5, Xcode 26.6, pad idiom", .log, on: .pad)
}

extension Recording {
  /// Callbacks of single controllers.
  static let lifeCycles: [Recording] = [
    Recording(
      "REC29", "viewIsAppearing, once an appearance",
      source: RecordingSource(
        "github kern0x1b/charon, tests/backports/host/uikit2/appearing_test.m",
        "Mac Catalyst of macOS 27", .machine, on: .smallWindow),
      facts: ["B15"],
      expected: """
        A.viewWillAppear
        viewWillAppear of the subclass is over
        A.viewIsAppearing
        again
        A.viewWillAppear
        viewWillAppear of the subclass is over
        A.viewIsAppearing
        """
    ) { stage in
      let controller = stage.controller("A", logging: [.viewWillAppear, .viewIsAppearing])
      controller.reaction[.viewWillAppear] = {
        stage.log("viewWillAppear of the subclass is over")
      }
      stage.show(controller)
      stage.launch(UIViewController())
      stage.log("again")
      stage.show(controller)
    },
    Recording(
      "REC33", "Launch with a navigation controller", source: .lifeCycle, facts: ["B15"],
      expected: """
        A.viewDidLoad
        A.viewWillAppear animated=no
        A.viewIsAppearing animated=no
        A is laid out
        A.viewDidAppear animated=no
        """
    ) { stage in
      let controller = stage.controller(
        "A", logging: [.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear])
      controller.logsAnimated = true
      controller.logFirstLayout()
      stage.show(stage.navigation("N", root: controller))
    },
    Recording(
      "REC37", "A full screen without animation: present", source: .lifeCycle,
      facts: ["B3", "B31", "B33", "C20"],
      expected: """
        M.viewDidLoad
        A.viewWillDisappear animated=no
        M.viewWillAppear animated=no
        M.viewIsAppearing animated=no
        M.viewDidAppear animated=no
        A.viewDidDisappear animated=no
        completion
        """
    ) { stage in
      let root = stage.controller("A", logging: .allAppearance)
      root.logsAnimated = true
      stage.launch(root)
      let modal = stage.controller(
        "M", logging: .allAppearance.union([.viewDidLoad]), style: .fullScreen)
      modal.logsAnimated = true
      root.present(modal, animated: false) { stage.log("completion") }
      stage.settle()
    },
    Recording(
      "REC38", "A full screen without animation: dismiss", source: .lifeCycle,
      facts: ["B3", "B31"],
      expected: """
        M.viewWillDisappear animated=no
        A.viewWillAppear animated=no
        A.viewIsAppearing animated=no
        A.viewDidAppear animated=no
        M.viewDidDisappear animated=no
        """
    ) { stage in
      let root = stage.controller("A", logging: .allAppearance)
      let modal = stage.controller("M", logging: .allAppearance, style: .fullScreen)
      (root.logsAnimated, modal.logsAnimated) = (true, true)
      stage.launch(root)
      stage.silently {
        root.present(modal, animated: false)
        stage.settle()
      }
      root.dismiss(animated: false)
      stage.settle()
    },
    Recording(
      "REC47", "When a view is loaded", source: .lifeCycle,
      expected: """
        isViewLoaded=no
        viewIfLoaded is nil=yes
        A.loadView
        A.viewDidLoad
        isViewLoaded=yes
        after view = nil isViewLoaded=no
        A.loadView
        A.viewDidLoad
        isViewLoaded=yes
        """
    ) { stage in
      let controller = stage.controller("A", logging: [.loadView, .viewDidLoad])
      stage.log("isViewLoaded", controller.isViewLoaded)
      stage.log("viewIfLoaded is nil", controller.viewIfLoaded == nil)
      _ = controller.view
      stage.log("isViewLoaded", controller.isViewLoaded)
      controller.view = nil
      stage.log("after view = nil isViewLoaded", controller.isViewLoaded)
      _ = controller.view
      stage.log("isViewLoaded", controller.isViewLoaded)
    },
    Recording(
      "REC47-empty", "loadView that makes no view", source: .lifeCycle,
      expected: """
        viewDidLoad
        isViewLoaded=no
        """
    ) { stage in
      let controller = ViewlessController(stage)
      controller.loadViewIfNeeded()
      stage.log("isViewLoaded", controller.isViewLoaded)
    },
    Recording(
      "REC48", "When a popped controller is released", source: .lifeCycle,
      expected: """
        alive when pop returns=yes
        B.viewWillDisappear
        B.viewDidDisappear
        A.viewDidAppear
        B.deinit
        """
    ) { stage in
      let root = stage.controller("A", logging: [.viewDidAppear])
      let navigation = stage.navigation("N", root: root)
      stage.launch(navigation)
      weak var popped: UIViewController?
      stage.silently {
        let top = stage.controller(
          "B", logging: [.viewWillDisappear, .viewDidDisappear, .deinit])
        popped = top
        navigation.pushViewController(top, animated: false)
        stage.settle()
      }
      navigation.popViewController(animated: false)
      stage.log("alive when pop returns", popped != nil)
      stage.settle()
    },
    Recording(
      "REC49", "When a dismissed controller is released", source: .lifeCycle,
      expected: """
        completion, alive=yes
        M.deinit
        """
    ) { stage in
      let root = stage.controller("A", logging: [])
      stage.launch(root)
      weak var dismissed: UIViewController?
      stage.silently {
        let modal = stage.controller("M", logging: [.deinit])
        dismissed = modal
        root.present(modal, animated: true)
        stage.settle()
      }
      root.dismiss(animated: true) {
        stage.log("completion, alive", dismissed != nil)
      }
      stage.settle()
    },
  ]
}

/// Makes no view.
private final class ViewlessController: UIViewController {
  private let stage: RecordingStage

  init(_ stage: RecordingStage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {}
  override func viewDidLoad() { stage.log("viewDidLoad") }
}

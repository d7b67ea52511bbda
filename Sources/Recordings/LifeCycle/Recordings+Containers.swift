// SPDX-License-Identifier: MIT

import UIKit

extension Recording {
  /// Containers of the app's own.
  static let containers: [Recording] = [
    Recording(
      "REC42", "Removing a child in the documented order", source: .lifeCycle,
      expected: """
        C.willMove toParent=nil
        C.didMove toParent=nil
        removeFromParent returned
        C.didMove toParent=nil
        """
    ) { stage in
      let (parent, child) = (
        stage.controller("P", logging: []), stage.controller("C", logging: [.willMove, .didMove])
      )
      stage.launch(parent)
      stage.silently {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
      }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      stage.log("removeFromParent returned")
      stage.settle()
    },
    Recording(
      "REC43", "A child without didMove(toParent:)", source: .lifeCycle, facts: ["B32"],
      expected: """
        C.viewWillAppear
        C.viewIsAppearing
        C.viewDidAppear
        """
    ) { stage in
      let parent = stage.controller("P", logging: [])
      let child = stage.controller("C", logging: .allAppearance.union([.didMove]))
      stage.launch(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      stage.settle()
    },
    Recording(
      "REC44", "The view of a controller that nobody keeps", source: .lifeCycle,
      expected: """
        C.viewWillAppear
        C.viewIsAppearing
        next responder is the controller=yes
        C.viewDidAppear
        C.deinit
        view in window=yes
        next responder is the superview=yes
        """
    ) { stage in
      let parent = stage.controller("P", logging: [])
      stage.launch(parent)
      weak var view: UIView?
      let add = {
        let child = stage.controller("C", logging: .allAppearance.union([.deinit]))
        child.reaction[.viewDidAppear] = {}
        child.reaction[.viewIsAppearing] = { [unowned child] in
          stage.log("next responder is the controller", child.view.next === child)
        }
        view = child.view
        parent.view.addSubview(child.view)
      }
      add()
      stage.settle()
      stage.log("view in window", view?.window != nil)
      stage.log("next responder is the superview", view?.next === parent.view)
    },
    Recording(
      "REC45", "A child whose view is not added", source: .lifeCycle,
      expected: "settled"
    ) { stage in
      let parent = stage.controller("P", logging: [])
      let child = stage.controller("C", logging: .allAppearance)
      stage.launch(parent)
      parent.addChild(child)
      child.didMove(toParent: parent)
      stage.settle()
      stage.log("settled")
    },
    Recording(
      "REC46", "A container that does not forward appearance", source: .lifeCycle,
      facts: ["B30", "B32"],
      expected: """
        added
        C.viewWillAppear
        C.viewIsAppearing
        C.viewDidAppear
        """
    ) { stage in
      let parent = SilentContainer(nibName: nil, bundle: nil)
      let child = stage.controller("C", logging: .allAppearance)
      stage.launch(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stage.settle()
      stage.log("added")
      child.beginAppearanceTransition(true, animated: false)
      stage.settle()
      child.endAppearanceTransition()
      stage.settle()
    },
    Recording(
      "REC51", "A memory warning that is posted by hand", source: .lifeCycle,
      expected: "posted"
    ) { stage in
      let controller = WarnedController(stage)
      stage.launch(controller)
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      stage.settle()
      stage.log("posted")
    },
    Recording(
      "REC95", "viewDidAppear follows the view into the window",
      source: RecordingSource(
        "several published stack traces", "iOS 10, 15 and 17", .log),
      expected: """
        added
        C.viewDidAppear
        removed
        C.viewDidDisappear
        """
    ) { stage in
      let parent = stage.controller("P", logging: [])
      let child = stage.controller("C", logging: [.viewDidAppear, .viewDidDisappear])
      stage.launch(parent)
      parent.addChild(child)
      stage.settle()
      parent.view.addSubview(child.view)
      stage.log("added")
      stage.settle()
      child.view.removeFromSuperview()
      stage.log("removed")
      stage.settle()
    },
  ]
}

/// Keeps appearance callbacks from its children.
private final class SilentContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Logs a warning of the system's.
private final class WarnedController: UIViewController {
  private let stage: RecordingStage

  init(_ stage: RecordingStage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    stage.log("didReceiveMemoryWarning")
  }
}

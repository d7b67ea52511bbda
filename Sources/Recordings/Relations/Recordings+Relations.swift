// SPDX-License-Identifier: MIT

import UIKit

extension RecordingSource {
  /// Assertions that were said to pass on iOS itself; the product under test is another one.
  fileprivate static let winObjC = RecordingSource(
    "github microsoft/WinObjC, UIViewControllerTests.mm; pull requests 2194 and 2195",
    "iOS, spring 2017", .log)
}

/// A root presents *presenting*, which presents *presented*; then two dismissals, each in the
/// completion of what was before.
@MainActor
private struct TwoLevels {
  let root: RecordedController
  let presenting: RecordedController
  let presented: RecordedController

  init(_ stage: RecordingStage) {
    root = stage.controller("root", logging: [])
    presenting = stage.controller("presenting", logging: [], style: .fullScreen)
    presented = stage.controller("presented", logging: [], style: .fullScreen)
    stage.launch(root)
  }

  func play(
    _ stage: RecordingStage, afterPresent: @escaping () -> Void = {},
    beforeDismiss: @escaping () -> Void = {}, afterDismiss: @escaping () -> Void = {}
  ) {
    root.present(presenting, animated: false) {
      presenting.present(presented, animated: false) {
        afterPresent()
        beforeDismiss()
        presenting.dismiss(animated: false) {
          afterDismiss()
          presenting.dismiss(animated: false)
        }
      }
    }
    stage.settle()
  }
}

extension Recording {
  /// Who presents whom, and when that is told.
  static let relations: [Recording] = [
    Recording(
      "REC59", "What a presenter knows while it comes back", source: .winObjC, facts: ["B27"],
      expected: """
        viewWillAppear: presentedViewController=presented
        viewWillAppear: isBeingPresented=no
        viewDidAppear: presentedViewController=nil
        """
    ) { stage in
      let scene = TwoLevels(stage)
      let presenting = scene.presenting
      scene.play(
        stage,
        beforeDismiss: {
          presenting.reaction[.viewWillAppear] = { [unowned presenting] in
            stage.log(
              "viewWillAppear: presentedViewController", presenting.presentedViewController)
            stage.log("viewWillAppear: isBeingPresented", presenting.isBeingPresented)
          }
          presenting.reaction[.viewDidAppear] = { [unowned presenting] in
            stage.log("viewDidAppear: presentedViewController", presenting.presentedViewController)
          }
        }, afterDismiss: { presenting.reaction = [:] })
    },
    Recording(
      "REC61", "Flags in completions, and while a presenter is covered", source: .winObjC,
      facts: ["B23", "B25"],
      expected: """
        covered, viewWillDisappear: isBeingDismissed=no
        covered, viewWillDisappear: presentedViewController=presented
        covered, viewDidDisappear: isBeingDismissed=no
        covered, viewDidDisappear: presentedViewController=presented
        completion of present: presented.isBeingPresented=no
        completion of dismiss: presented.isBeingDismissed=no
        """
    ) { stage in
      let scene = TwoLevels(stage)
      let (presenting, presented) = (scene.presenting, scene.presented)
      for callback in [Received.viewWillDisappear, .viewDidDisappear] {
        presenting.reaction[callback] = { [unowned presenting] in
          let place = "covered, \(callback.rawValue): "
          stage.log("\(place)isBeingDismissed", presenting.isBeingDismissed)
          stage.log("\(place)presentedViewController", presenting.presentedViewController)
        }
      }
      scene.play(
        stage,
        afterPresent: {
          presenting.reaction = [:]
          stage.log(
            "completion of present: presented.isBeingPresented", presented.isBeingPresented)
        },
        afterDismiss: {
          stage.log(
            "completion of dismiss: presented.isBeingDismissed", presented.isBeingDismissed)
        })
    },
    Recording(
      "REC62", "A controller's view that is added to the window by hand",
      source: RecordingSource("github microsoft/WinObjC issue 2115", "iOS, 2017", .report),
      expected: "C.viewWillAppear"
    ) { stage in
      stage.launch(stage.controller("A", logging: []))
      let controller = stage.controller("C", logging: [.viewWillAppear])
      stage.window.addSubview(controller.view)
      stage.settle()
    },
    Recording(
      "REC63", "Where the view of a covered presenter goes",
      source: RecordingSource("github microsoft/WinObjC pull 2195", "iOS, 2017", .report),
      facts: ["B4"],
      expected: """
        another window
        no window
        M.viewDidAppear
        """
    ) { stage in
      let root = MovingController(stage)
      stage.launch(root)
      let modal = stage.controller("M", logging: [.viewDidAppear], style: .fullScreen)
      root.present(modal, animated: false)
      stage.settle()
    },
    Recording(
      "REC98", "A dismissal asked of the middle of a stack",
      source: .swiftNavigation, facts: ["E1", "E21"], expected: "A B C, asked of A: A"
    ) { stage in playStack(stage, asking: 1) },
    Recording(
      "REC98-leaf", "A dismissal asked of the end of a stack",
      source: .swiftNavigation, facts: ["E1"], expected: "A B C, asked of C: A B"
    ) { stage in playStack(stage, asking: 3) },
    Recording(
      "REC98-root", "A dismissal asked of the root of a stack",
      source: .swiftNavigation, facts: ["E1"], expected: "A B C, asked of R: nobody"
    ) { stage in playStack(stage, asking: 0) },
  ]

  /// Stacks three controllers on a root, and asks one of the four to dismiss.
  @MainActor
  private static func playStack(_ stage: RecordingStage, asking place: Int) {
    let names = ["R", "A", "B", "C"]
    let controllers = names.map { stage.controller($0, logging: []) }
    stage.launch(controllers[0])
    for (lower, upper) in zip(controllers, controllers.dropFirst()) {
      lower.present(upper, animated: false)
      stage.settle()
    }
    controllers[place].dismiss(animated: false)
    stage.settle()
    let left = sequence(first: controllers[0] as UIViewController, next: \.presentedViewController)
      .dropFirst().map { stage.word($0) }
    stage.log(
      "A B C, asked of \(names[place]): \(left.isEmpty ? "nobody" : left.joined(separator: " "))")
  }
}

extension RecordingSource {
  fileprivate static let swiftNavigation = RecordingSource(
    "github pointfreeco/swift-navigation, CaseStudiesTests/PresentationTests.swift",
    "iOS 17 and 18 simulators", .machine)
}

/// A controller whose view logs into which window it moves.
private final class MovingController: UIViewController {
  private let stage: RecordingStage

  init(_ stage: RecordingStage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = MovingView(stage) }
}

private final class MovingView: UIView {
  private let stage: RecordingStage

  init(_ stage: RecordingStage) {
    self.stage = stage
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let isSame = window === stage.window
    stage.log(window == nil ? "no window" : isSame ? "the window" : "another window")
  }
}

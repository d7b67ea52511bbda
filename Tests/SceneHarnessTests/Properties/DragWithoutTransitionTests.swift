// SPDX-License-Identifier: MIT

import SceneHarness
import StateSpace
import Testing
import UIKit

/// A sheet that follows the finger, and is dismissed or goes back when that is lifted.
private final class FollowingSheet: UIViewController, UIViewControllerTransitioningDelegate {
  enum Defect: CaseIterable { case none, forgetsCancel, forgetsDimming }
  private let defect: Defect

  init(_ defect: Defect) {
    self.defect = defect
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("dragged:", FollowingSheet.dragged(_:))))
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let dimming = presentationController?.containerView?.subviews.first
    let distance = max(0, pan.translation(in: nil).y)
    switch pan.state {
    case .changed:
      view.transform = CGAffineTransform(translationX: 0, y: distance)
      dimming?.alpha = 1 - min(1, distance / 1000)
    case .ended, .cancelled:
      if pan.state == .cancelled, defect == .forgetsCancel { return }
      if distance > 200 { return dismiss(animated: true) }
      view.transform = .identity
      if defect != .forgetsDimming { dimming?.alpha = 1 }
    default: break
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingController(presentedViewController: presented, presenting: presenting)
  }
}

/// Cannot be saved as soon as it is to go.
private final class Editor: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("save") {}
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    (view.subviews.first as? UIControl)?.isEnabled = false
  }
}

@MainActor
@Suite("A finger that dismisses nothing")
struct DragWithoutTransitionTests {
  @Test(
    "leaves the sheet that it moves, and the view that dims, as they were",
    arguments: FollowingSheet.Defect.allCases)
  private func following(defect: FollowingSheet.Defect) throws {
    let result = try Judged(.restoredAfterCancel, depth: 6) { _ in
      Home { FollowingSheet(defect) }
    }
    #expect((result.verdict == .violated) == (defect != .none), "\(result.sequence)")
    if defect == .forgetsCancel { #expect(result.sequence.last?.contains("cancel") == true) }
  }

  @Test func `leaves controls enabled as they were`() throws {
    let result = try Judged(.restoredAfterCancel, depth: 8) { _ in Home { Editor() } }
    #expect(result.verdict == .violated)
  }
}

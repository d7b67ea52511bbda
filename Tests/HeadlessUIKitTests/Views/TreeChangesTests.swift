// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Changes to which views, recognizers and constraints there are")
struct TreeChangesTests {
  enum Change: CaseIterable {
    case viewIsAdded, viewIsRemoved, viewIsMoved, orderChanges, viewBecomesScreen, windowComes
    case recognizerIsAdded, recognizersAreRemoved, constraintIsActivated, constraintIsDeactivated

    @MainActor
    func happen(to view: UIView, _ child: UIView) {
      switch self {
      case .viewIsAdded: view.addSubview(UIView())
      case .viewIsRemoved: child.removeFromSuperview()
      case .viewIsMoved: child.addSubview(view.subviews[1])
      case .orderChanges: view.sendSubviewToBack(view.subviews[1])
      case .viewBecomesScreen: UIViewController().view = child
      case .windowComes: UIWindow(frame: .zero).isHidden = false
      case .recognizerIsAdded: child.addGestureRecognizer(UITapGestureRecognizer())
      case .recognizersAreRemoved: view.gestureRecognizers = nil
      case .constraintIsActivated:
        child.heightAnchor.constraint(equalToConstant: 1).isActive = true
      case .constraintIsDeactivated: view.constraints[0].isActive = false
      }
    }
  }

  @Test(arguments: Change.allCases) func `are counted`(change: Change) {
    let stage = Stage()
    let (view, child) = (UIView(), UIView())
    stage.window.addSubview(view)
    view.addSubview(child)
    view.addSubview(UIView())
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.widthAnchor.constraint(equalToConstant: 1).isActive = true
    let before = TreeChanges.count
    change.happen(to: view, child)
    #expect(TreeChanges.count > before)
  }

  @Test func `are not counted where a view only looks different`() {
    let stage = Stage()
    let before = TreeChanges.count
    stage.window.alpha = 0.5
    stage.window.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(TreeChanges.count == before)
  }
}

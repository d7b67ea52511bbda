// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Pushes a page that must not be swiped back.
@MainActor
private final class SwipedNavigationController: UINavigationController {
  private final class Page: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if transitionCoordinator?.isInteractive == true { fatalError("swiped back") }
    }
  }
  final class Plain: NSObject, UINavigationControllerDelegate {}
  final class Animators: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  }

  private var kept: (any UINavigationControllerDelegate)?

  convenience init(_ delegate: any UINavigationControllerDelegate) {
    self.init(
      rootViewController: screen("Open") {
        $0.navigationController?.pushViewController(Page(), animated: true)
      })
    kept = delegate
    self.delegate = delegate
  }
}

@MainActor
@Suite("The swipe back", .serialized)
struct BackSwipeTests {
  @Test("is there with a delegate that has no animators")
  func plain() throws {
    let found = try violations(depth: 6) {
      SwipedNavigationController(SwipedNavigationController.Plain())
    }
    #expect(found.contains { $0.contains("swiped back") }, "\(found)")
  }

  @Test("is off with one that has the method, whatever it answers")
  func animators() throws {
    let found = try violations(depth: 6) {
      SwipedNavigationController(SwipedNavigationController.Animators())
    }
    #expect(!found.contains { $0.contains("swiped back") }, "\(found)")
  }

  @Test("is there again where the app has taken the recognizer's delegate away")
  func withoutGestureDelegate() throws {
    let found = try violations(depth: 6) {
      let navigation = SwipedNavigationController(SwipedNavigationController.Animators())
      navigation.interactivePopGestureRecognizer?.delegate = nil
      return navigation
    }
    #expect(found.contains { $0.contains("swiped back") }, "\(found)")
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// Recognizes the swipe from the edge of the screen that goes back.
package final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  @Loose var navigation: UINavigationController?

  /// Whether a swipe can do anything; what the app's own delegate makes of it is not asked.
  package var hasEffect: Bool { hasPageBelow || !(delegate is BackSwipe) }

  /// Whether there is something to go back to.
  fileprivate var hasPageBelow: Bool { (navigation?.children.count ?? 0) > 1 }
}

/// Pops while a finger comes in from the edge, and lets the pop go on or back when it is lifted.
///
/// It is the recognizer's delegate as long as the app sets no other, and asks what UIKit's own asks.
final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer = BackSwipeRecognizer()
  private var navigation: UINavigationController? { recognizer.navigation }

  func attach(to navigation: UINavigationController) {
    recognizer.navigation = navigation
    recognizer.edges = .left
    recognizer.name = "back swipe"
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("swipe:", BackSwipe.swipe(_:)))
  }

  /// A hidden bar, and an item without the way back, switch the swipe off.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, recognizer.hasPageBelow,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    let isReplaced = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
    guard !navigation.isNavigationBarHidden, !item.hidesBackButton, !isReplaced else {
      return false
    }
    let speed = recognizer.velocity(in: nil)
    return navigation.topViewController?.letsGestureBegin(
      at: recognizer.location(in: nil), CGVector(dx: speed.x, dy: speed.y)) ?? true
  }

  private func swipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let navigation else { return }
    switch recognizer.state {
    case .began: navigation.beginSwipingBack()
    case .ended:
      let isFarEnough = recognizer.way(in: navigation.view).x > navigation.view.bounds.width / 2
      navigation.endSwipe(completed: isFarEnough)
    case .cancelled: navigation.endSwipe(completed: false)
    default: break
    }
  }
}

extension UIPanGestureRecognizer {
  /// How far the finger has gone, or will have at its speed a quarter of a second later.
  func way(in view: UIView) -> CGPoint {
    let (way, speed) = (translation(in: view), velocity(in: view))
    return CGPoint(x: way.x + speed.x / 4, y: way.y + speed.y / 4)
  }
}

extension UINavigationController {
  private var driver: PresentationDriver { HeadlessScene.current.presentation }

  /// The finger at the edge pops; a push or a pop that runs is not disturbed.
  func beginSwipingBack() {
    guard let identifier = driver.knownIdentifier(of: self),
      !driver.world.isInContainerTransition(identifier)
    else { return }
    guard children.count > 1 else { return driver.world.beginSwipeBack(in: identifier) }
    isSwipingBack = true
    _ = driver.calling(as: .uikit) { popViewController(animated: true) }
    isSwipingBack = false
  }
}

extension UIViewController {
  /// The finger that pops, or turns a page, is lifted.
  func endSwipe(completed: Bool) {
    let driver = HeadlessScene.current.presentation
    guard let identifier = driver.knownIdentifier(of: self) else { return }
    driver.world.endSwipe(in: identifier, completed: completed)
  }
}

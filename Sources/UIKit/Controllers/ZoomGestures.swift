// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// Pop a controller that has zoomed in, by a swipe down and a pinch (A40).
///
/// The swipe from the edge is that of every controller, and what is presented is dismissed as sheets
/// are.
final class ZoomGestures: NSObject, UIGestureRecognizerDelegate {
  private let swipe = ZoomSwipeRecognizer(), pinch = ZoomPinchRecognizer()
  private unowned let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
    swipe.name = "zoom"
    swipe.addTarget(self, action: Selector("swiped:", ZoomGestures.swiped(_:)))
    pinch.addTarget(self, action: Selector("pinched:", ZoomGestures.pinched(_:)))
    for recognizer in recognizers { recognizer.delegate = self }
  }

  private var recognizers: [UIGestureRecognizer] { [swipe, pinch] }

  func attach(to view: UIView) { recognizers.forEach(view.addGestureRecognizer) }
  func detach() {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let speed = swipe.velocity(in: nil)
    guard controller.isOnTopOfStack, gestureRecognizer === pinch || speed.y > abs(speed.x) else {
      return false
    }
    let velocity = gestureRecognizer === pinch ? .zero : CGVector(dx: speed.x, dy: speed.y)
    return controller.letsGestureBegin(at: gestureRecognizer.location(in: nil), velocity)
  }

  /// Contents that stand at their top do not scroll where the zoom takes the finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scroll = otherGestureRecognizer.view as? UIScrollView else { return false }
    return scroll.panGestureRecognizer === otherGestureRecognizer
      && scroll.contentOffset.y <= -scroll.adjustedContentInset.top
  }

  private func swiped(_ recognizer: UIPanGestureRecognizer) {
    guard let view = controller.viewIfLoaded else { return }
    let isFarEnough = recognizer.way(in: view).y > view.bounds.height / 2
    follow(recognizer, isFarEnough: isFarEnough)
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    follow(recognizer, isFarEnough: recognizer.scale < 0.6)
  }

  private func follow(_ recognizer: UIGestureRecognizer, isFarEnough: Bool) {
    let navigation = controller.navigationController
    switch recognizer.state {
    case .began: navigation?.beginSwipingBack()
    case .ended: navigation?.endSwipe(completed: isFarEnough)
    case .cancelled: navigation?.endSwipe(completed: false)
    default: break
    }
  }
}

/// Recognizes the swipe that pops a controller that has zoomed in.
package final class ZoomSwipeRecognizer: UIPanGestureRecognizer {
  package var hasEffect: Bool { view?.viewController?.isOnTopOfStack == true }
}

/// Recognizes the pinch that does the same.
package final class ZoomPinchRecognizer: UIPinchGestureRecognizer {
  package var hasEffect: Bool { view?.viewController?.isOnTopOfStack == true }
}

extension UIViewController {
  /// Whether the controller can be popped, as it has zoomed in.
  fileprivate var isOnTopOfStack: Bool {
    guard zooms, let navigation = navigationController else { return false }
    return navigation.topViewController === self && navigation.children.count > 1
  }
}

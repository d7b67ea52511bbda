// SPDX-License-Identifier: MIT

import Foundation

// What zooms is the view that the delegate names, by its transform; without one nothing does (Apple:
// *viewForZooming(in:)*). Where constraints place the view, it stays as they have it, and only the scale
// changes. Fingers that go beyond the limits do not stretch it, as there is nothing to see.
extension UIScrollView {
  /// Lets two fingers zoom where the largest scale is greater than the smallest one (Apple:
  /// *maximumZoomScale*).
  func zoomLimitsChanged() {
    guard maximumZoomScale > minimumZoomScale else {
      if let pinch { removeGestureRecognizer(pinch) }
      return pinch = nil
    }
    guard pinch == nil else { return }
    let new = ScrollPinchRecognizer(
      target: self, action: Selector("zoom:", UIScrollView.follow(pinch:)))
    addGestureRecognizer(new)
    pinch = new
  }

  private func follow(pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    switch pinch.state {
    case .began:
      zoomStart = zoomScale
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed: changeZoom(to: step(nearestTo: zoomStart * pinch.scale))
    case .ended, .cancelled: zoomEnded()
    case .possible, .failed: break
    }
  }

  /// One of the limits, or the scale in the middle: each other one would be another state, for which hardly
  /// any app does anything else.
  private func step(nearestTo scale: CGFloat) -> CGFloat {
    let middle = (minimumZoomScale + maximumZoomScale) / 2
    let steps = [minimumZoomScale, middle, maximumZoomScale]
    return steps.min { abs($0 - scale) < abs($1 - scale) } ?? scale
  }

  private func zoomEnded() {
    let view = delegate?.viewForZooming(in: self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }

  /// Zooms in the middle of what is seen, as far as the limits allow.
  private func changeZoom(to wanted: CGFloat) {
    let middle = CGPoint(x: bounds.midX / zoomScale, y: bounds.midY / zoomScale)
    changeZoom(to: wanted, showing: middle)
  }

  /// Zooms, and scrolls so that a point of the unzoomed contents is in the middle.
  private func changeZoom(to wanted: CGFloat, showing point: CGPoint) {
    let scale = max(min(wanted, maximumZoomScale), minimumZoomScale)
    guard scale != zoomScale, let view = delegate?.viewForZooming(in: self) else { return }
    guard view.solvedFrame == nil else {
      keptZoomScale = scale
      delegate?.scrollViewDidZoom(self)
      return
    }
    let origin = view.frame.origin
    let size = CGSize(
      width: (contentSize.width / zoomScale * scale).inThousandths,
      height: (contentSize.height / zoomScale * scale).inThousandths)
    keptZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center.x += origin.x - frame.minX
    view.center.y += origin.y - frame.minY
    contentSize = size
    contentOffset = within(
      CGPoint(
        x: (point.x * scale - bounds.width / 2).inThousandths,
        y: (point.y * scale - bounds.height / 2).inThousandths))
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms; the end of an animation is told of (Apple's sample ScrollViewSuite relies on it).
  func changeZoom(to scale: CGFloat, showing point: CGPoint?, animated: Bool) {
    let change = { [self] in
      if let point { changeZoom(to: scale, showing: point) } else { changeZoom(to: scale) }
    }
    guard animated, delegate?.viewForZooming(in: self) != nil else { return change() }
    UIView.animate(withDuration: 0.3, animations: change) { [weak self] _ in self?.zoomEnded() }
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view, in its own coordinates, fills what is seen
  /// (Apple: *zoom(to:animated:)*).
  func fill(with rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else {
      return
    }
    let origin = view.frame.origin
    let middle = CGPoint(x: origin.x / zoomScale + rect.midX, y: origin.y / zoomScale + rect.midY)
    changeZoom(
      to: min(bounds.width / rect.width, bounds.height / rect.height), showing: middle,
      animated: animated)
  }
}

extension CGFloat {
  /// The nearest number of thousandths, so that zooming in and out again leads to where it was.
  fileprivate var inThousandths: CGFloat { (self * 1000).rounded() / 1000 }
}

/// Recognizes the fingers that zoom what a scroll view contains.
package final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private var scroll: UIScrollView? { view as? UIScrollView }

  /// Whether fingers that come nearer to each other change anything, and fingers that go apart.
  package var hasEffect: (inwards: Bool, outwards: Bool) {
    guard let scroll, scroll.delegate?.viewForZooming(in: scroll) != nil else {
      return (false, false)
    }
    return (
      scroll.zoomScale > scroll.minimumZoomScale, scroll.zoomScale < scroll.maximumZoomScale
    )
  }
}

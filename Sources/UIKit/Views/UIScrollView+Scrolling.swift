// SPDX-License-Identifier: MIT

import Foundation

extension UIScrollView {
  func prepareScrolling() {
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addTarget(self, action: Selector("pan:", UIScrollView.pan(_:)))
  }

  /// The offsets that do not go beyond the contents.
  var offsets: (least: CGPoint, most: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    return (least, most)
  }

  func within(_ offset: CGPoint) -> CGPoint {
    let (least, most) = offsets
    return CGPoint(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.maxX > shown.maxX { offset.x += rect.maxX - shown.maxX }
    if rect.minX < shown.minX { offset.x += rect.minX - shown.minX }
    if rect.maxY > shown.maxY { offset.y += rect.maxY - shown.maxY }
    if rect.minY < shown.minY { offset.y += rect.minY - shown.minY }
    return within(offset)
  }

  /// Whether the contents move along an axis.
  func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let (least, most) = offsets
    return axis == .horizontal
      ? most.x > least.x || (bounces && alwaysBounceHorizontal)
      : most.y > least.y || (bounces && alwaysBounceVertical)
  }

  /// Whether insets follow the safe area (Apple, *contentInsetAdjustmentBehavior*): automatically, where
  /// the contents move up and down, and in a navigation controller.
  var followsSafeArea: Bool {
    let moves =
      contentSize.height > bounds.height || bounces && alwaysBounceVertical || self is UITableView
    return switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: moves
    case .automatic: moves || isContentOfNavigation
    }
  }

  /// Whether the view is that of a controller on a navigation stack, or the first one in it.
  private var isContentOfNavigation: Bool {
    let isFirst = superview?.subviews.first === self
    let controller = viewController ?? (isFirst ? superview?.viewController : nil)
    return controller?.parent is UINavigationController
  }

  /// Lets contents that are at their top stay below the bars that come or go above them.
  func keepTopBelowBars() {
    let top = followsSafeArea ? safeAreaInsets.top : 0
    guard top != safeTop else { return }
    let isAtTop = contentOffset.y <= -safeTop
    let way = top - safeTop
    safeTop = top
    if isAtTop { contentOffset.y -= way }
    adjustedContentInsetDidChange()
  }

  /// Whether the contents are at their top.
  package var isScrolledToTop: Bool { contentOffset.y <= offsets.least.y }

  /// Whether a finger that goes in a direction does anything: the contents move from where they
  /// are, or they bounce and somebody is told.
  package func respondsToDrag(along direction: CGPoint) -> Bool {
    let isSideways = direction.x != 0
    guard scrolls(isSideways ? .horizontal : .vertical) else { return false }
    let wanted = CGPoint(x: contentOffset.x - direction.x, y: contentOffset.y - direction.y)
    return within(wanted) == wanted
      || bounces && (delegate != nil || isOfApp || keyboardDismissMode != .none)
  }

  private func dragged(_ wanted: CGPoint) -> CGPoint {
    let inside = within(wanted)
    let goesX = bounces && scrolls(.horizontal)
    let goesY = bounces && scrolls(.vertical)
    return CGPoint(
      x: goesX ? inside.x + (wanted.x - inside.x) / 2 : inside.x,
      y: goesY ? inside.y + (wanted.y - inside.y) / 2 : inside.y)
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      stopDecelerating()
      dragStart = contentOffset
      isDragging = true
      if keyboardDismissMode.dismisses(atVelocity: recognizer.velocity(in: nil).y) {
        window?.endEditing(true)
      }
      delegate?.scrollViewWillBeginDragging(self)
      follow(recognizer)
    case .changed: follow(recognizer)
    case .ended, .cancelled, .failed: lift(recognizer)
    case .possible: break
    }
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    let moved = recognizer.translation(in: superview)
    contentOffset = dragged(CGPoint(x: dragStart.x - moved.x, y: dragStart.y - moved.y))
  }

  private func lift(_ recognizer: UIPanGestureRecognizer) {
    let hasPulled = subviews.lazy.compactMap { $0 as? UIRefreshControl }.first?.endPull() == true
    let speed = recognizer.state == .ended ? recognizer.velocity(in: superview) : .zero
    let offset = contentOffset
    var target = within(CGPoint(x: offset.x - speed.x / 2, y: offset.y - speed.y / 2))
    if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      target.x = Self.page(at: target.x, from: dragStart.x, bounds.width)
      target.y = Self.page(at: target.y, from: dragStart.y, bounds.height)
    }
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000),
      targetContentOffset: &target)
    isDragging = false
    let decelerates = target != offset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    destination = target
    if hasPulled { return comeToRest() }
    rest = HeadlessScene.current.clock.schedule(
      .touch, "\(self.headlessName) comes to rest", after: 0.5
    ) { [weak self] in
      self?.comeToRest()
    }
  }

  /// The page nearest to an offset; however fast the finger was, it is the next one at most.
  private static func page(at offset: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat {
    let (page, former) = ((offset / length).rounded(), (start / length).rounded())
    return min(max(page, former - 1), former + 1) * length
  }

  private func comeToRest() {
    contentOffset = destination
    (isDecelerating, destination) = (false, .zero)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  func stopDecelerating() {
    HeadlessScene.current.clock.cancel(rest)
    (rest, isDecelerating, destination) = (nil, false, .zero)
  }

  func scroll(to offset: CGPoint) {
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = offset
    } completion: { [weak self] _ in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}

/// Begins only where the contents move along the way of the finger.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  override func isAllowed(_ direction: CGPoint) -> Bool {
    guard let scroll = view as? UIScrollView else { return true }
    // Then the fingers zoom, one after the other.
    if numberOfTouches > 1, scroll.pinch?.isEnabled == true { return false }
    return scroll.scrolls(abs(direction.x) > abs(direction.y) ? .horizontal : .vertical)
      || (scroll.scrolls(.horizontal) && scroll.scrolls(.vertical))
  }
}

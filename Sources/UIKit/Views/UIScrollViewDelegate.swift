// SPDX-License-Identifier: MIT

public import Foundation

/// Is told of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is lifted; the place where the contents come to rest can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  // The methods once more, for calls with a question mark.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  public var scrollViewWillBeginZooming: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(delegate: self)
  }
  public var scrollViewDidEndZooming: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(delegate: self)
  }
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  public var scrollViewWillEndDragging: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(delegate: self)
  }
  public var scrollViewDidEndDragging: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(delegate: self)
  }
  public var viewForZooming: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(delegate: self)
  }
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
}

/// Lets the optional methods of a scroll view's delegate be called with a question mark.
@preconcurrency @MainActor
public struct UIScrollViewDelegateCalls {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

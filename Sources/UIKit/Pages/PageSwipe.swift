// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// Recognizes the finger that turns pages.
package final class PageSwipeRecognizer: UIPanGestureRecognizer {
  @Loose fileprivate var pages: UIPageViewController?
  /// Where the finger went when it began.
  fileprivate var beginning = CGPoint.zero

  /// Whether pages are turned sideways, and not up and down.
  package var isSideways: Bool { pages?.navigationOrientation == .horizontal }

  /// Whether a page may be there to turn to, as far as the data source has been asked.
  package func mayTurn(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    pages?.mayTurn(direction) ?? false
  }

  override func isAllowed(_ direction: CGPoint) -> Bool {
    beginning = direction
    return (abs(direction.x) >= abs(direction.y)) == isSideways
  }

  package override func reset() {
    beginning = .zero
    super.reset()
  }
}

/// Turns the page to which a finger moves, and lets it go on or back when the finger is lifted.
@MainActor
final class PageSwipe: NSObject {
  let recognizer = PageSwipeRecognizer()

  func attach(to pages: UIPageViewController) {
    recognizer.pages = pages
    recognizer.name = "page"
    recognizer.addTarget(self, action: Selector("turn:", PageSwipe.turn(_:)))
  }

  private func turn(_ recognizer: UIPanGestureRecognizer) {
    guard let pages = self.recognizer.pages else { return }
    switch recognizer.state {
    case .began: pages.beginTurning(isForward(self.recognizer.beginning) ? .forward : .reverse)
    case .ended:
      let way = recognizer.way(in: pages.view)
      let size = pages.view.bounds.size
      let share = self.recognizer.isSideways ? way.x / size.width : way.y / size.height
      pages.endSwipe(completed: abs(share) > 0.5 && isForward(way) == pages.turnsForward)
    case .cancelled: pages.endSwipe(completed: false)
    default: break
    }
  }

  private func isForward(_ way: CGPoint) -> Bool { (recognizer.isSideways ? way.x : way.y) < 0 }
}

/// Holds the pages.
final class PagesView: UIView {
  @Loose var pages: UIPageViewController?

  /// A finger on pages that still scroll, as another one has moved them, stops them and touches nothing on
  /// them (fahidattique55/FAPaginationLayout#1, nicklockwood/iCarousel#192).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && pages?.isScrolledByFinger == true ? self : hit
  }
}

extension UIPageViewController {
  /// Whether a finger has turned pages that scroll, until they have come to rest.
  fileprivate var isScrolledByFinger: Bool {
    transitionStyle == .scroll && exchange?.isSwipe == true
  }

  /// The pages beside the one that is shown, as far as the data source has been asked for them.
  struct Neighbors {
    var after: UIViewController??
    var before: UIViewController??
    /// Whether the finger turns to the page after, and not to the one before.
    var isForward = true
  }

  var turnsForward: Bool { neighbors.isForward }

  func mayTurn(_ direction: NavigationDirection) -> Bool {
    guard dataSource != nil, !shownChildren.isEmpty else { return false }
    let known = direction == .forward ? neighbors.after : neighbors.before
    return known.map { $0 != nil } ?? true
  }

  /// The finger turns to a page, if there is one; while a page is turned it does nothing.
  func beginTurning(_ direction: NavigationDirection) {
    let driver = HeadlessScene.current.presentation
    guard let shown = shownChildren.first, let identifier = driver.knownIdentifier(of: self),
      !driver.world.isInContainerTransition(identifier),
      let page = neighbor(direction, of: shown)
    else { return }
    neighbors.isForward = direction == .forward
    page.loadViewIfNeeded()
    turned = shown
    driver.exchangeChildren(of: self, for: [page], showing: page, animated: true, isSwipe: true)
  }

  /// Pages that scroll are asked for on both sides when a finger first moves them, and kept until code
  /// sets a page (REC75); pages that curl when they are needed.
  private func neighbor(
    _ direction: NavigationDirection, of shown: UIViewController
  ) -> UIViewController? {
    if transitionStyle == .scroll || direction == .forward { askForNext(to: shown) }
    if transitionStyle == .scroll || direction == .reverse { askForPrevious(to: shown) }
    return (direction == .forward ? neighbors.after : neighbors.before) ?? nil
  }

  private func askForNext(to shown: UIViewController) {
    guard neighbors.after == nil, let dataSource else { return }
    neighbors.after = .some(dataSource.pageViewController(self, viewControllerAfter: shown))
  }

  private func askForPrevious(to shown: UIViewController) {
    guard neighbors.before == nil, let dataSource else { return }
    neighbors.before = .some(dataSource.pageViewController(self, viewControllerBefore: shown))
  }

  /// A page was turned away from: it is the one beside now, and what is beside on the other side of
  /// pages that scroll is asked for (REC75).
  ///
  /// - Returns: By how many the number of the page has changed.
  func noteTurn(from former: UIViewController?) -> Int {
    let isForward = neighbors.isForward
    neighbors = Neighbors(isForward: isForward)
    guard transitionStyle == .scroll, let shown = shownChildren.first else {
      return isForward ? 1 : -1
    }
    if isForward {
      neighbors.before = .some(former)
      askForNext(to: shown)
    } else {
      neighbors.after = .some(former)
      askForPrevious(to: shown)
    }
    return isForward ? 1 : -1
  }
}

// SPDX-License-Identifier: MIT

import UIKit

/// The views of a tab view in the style of pages.
///
/// A finger turns them as the pages of UIKit's page view controller (N1 to N9). There are no dots.
@MainActor
final class PagedTabs: NSObject, TabContainer {
  let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  var select: @MainActor (Int) -> Void = { _ in }
  private var pages: [PageController] = []

  override init() {
    super.init()
    controller.turnEnded.value = { [weak self] isBack in
      guard let self else { return }
      hideOthers()
      if !isBack, let shown { select(shown) }
    }
  }

  func take(_ pages: [PageController]) {
    guard pages != self.pages else { return }
    let former = shown
    self.pages = pages
    // Asks anew what is beside the page that is shown.
    controller.dataSource = self
    if !pages.isEmpty, shown == nil { show(min(former ?? 0, pages.count - 1)) }
  }

  func show(_ place: Int) {
    let page = pages[place]
    guard controller.viewControllers?.first !== page else { return }
    HeadlessScene.current.presentation.calling {
      controller.setViewControllers([page], direction: .forward, animated: false)
    }
    hideOthers()
  }

  /// Only the page that is shown has appeared, whatever UIKit has told the others: which callbacks come
  /// of a turn that is cancelled or interrupted is left open, and SwiftUI's views appear by what is shown.
  private func hideOthers() {
    for page in pages where page !== controller.viewControllers?.first {
      page.isOutOfSightWithAllInIt()
    }
  }

  /// The place of the page that is shown.
  private var shown: Int? { controller.viewControllers?.first.flatMap(place) }

  private func place(of page: UIViewController) -> Int? { pages.firstIndex { $0 === page } }

  private func page(at place: Int?) -> UIViewController? {
    place.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
  }
}

extension PagedTabs: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(at: place(of: viewController).map { $0 - 1 }) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(at: place(of: viewController).map { $0 + 1 }) }
}

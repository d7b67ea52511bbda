// SPDX-License-Identifier: MIT

import UIKit

private let order = RecordingSource.wangling

/// A page view controller with the pages A and B, of which the first one is shown.
@MainActor
private final class PageScene: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let stage: RecordingStage
  private let pages: [RecordedController]
  private let logsQuestions: Bool

  init(
    _ stage: RecordingStage, _ style: UIPageViewController.TransitionStyle,
    logging logged: Set<Received> = .appearance, logsQuestions: Bool = false
  ) {
    (self.stage, self.logsQuestions) = (stage, logsQuestions)
    pages = ["A", "B", "C"].map { stage.controller($0, logging: logged) }
    super.init()
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: nil)
    controller.dataSource = stage.keep(self)
    controller.delegate = self
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    stage.launch(controller)
  }

  /// Turns to the next page, or begins to.
  func turn(forward: Bool = true, farEnough: Bool) {
    stage.finger.pullPage(forward: forward)
    stage.finger.liftPage(farEnough: farEnough)
    stage.settle()
  }

  private func log(_ line: String) { if logsQuestions { stage.log(line) } }

  private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
    let place = (pages.firstIndex { $0 === page } ?? 0) + distance
    return pages.indices.contains(place) ? pages[place] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    log("before \(stage.word(viewController))")
    return page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    log("after \(stage.word(viewController))")
    return page(1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log("willTransition") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log("didFinishAnimating completed=\(stage.word(completed))") }
}

/// Sets its first page when its view is loaded.
private final class FirstPageController: UIPageViewController {
  var first: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let first { setViewControllers([first], direction: .forward, animated: true) }
  }
}

extension Recording {
  /// Pages that are turned.
  static let pages: [Recording] = [
    Recording(
      "REC72", "A page view controller that scrolls", source: order, facts: ["N1", "N3"],
      needs: [.finger],
      expected: """
        turned
        B.viewWillAppear
        A.viewWillDisappear
        B.viewDidAppear
        A.viewDidDisappear
        cancelled
        C.viewWillAppear
        B.viewWillDisappear
        B.viewWillAppear
        B.viewDidAppear
        C.viewWillDisappear
        C.viewDidDisappear
        """
    ) { stage in
      let scene = PageScene(stage, .scroll)
      stage.log("turned")
      scene.turn(farEnough: true)
      stage.log("cancelled")
      scene.turn(farEnough: false)
    },
    Recording(
      "REC73", "A page view controller that curls", source: order, facts: ["N2", "N4"],
      needs: [.finger],
      expected: """
        turned
        B.viewWillAppear
        A.viewWillDisappear
        A.viewDidDisappear
        B.viewDidAppear
        cancelled
        C.viewWillAppear
        B.viewWillDisappear
        C.viewWillDisappear
        B.viewWillAppear
        C.viewDidDisappear
        B.viewDidAppear
        """
    ) { stage in
      let scene = PageScene(stage, .pageCurl)
      stage.log("turned")
      scene.turn(farEnough: true)
      stage.log("cancelled")
      scene.turn(farEnough: false)
    },
    Recording(
      "REC74", "The first page of a page view controller, set in viewDidLoad",
      source: RecordingSource("Stack Overflow question 48653763", "iOS 11", .log), facts: ["N5"],
      expected: """
        A.viewDidLoad
        A.viewWillAppear
        A.viewDidAppear
        A.didMove
        A is laid out
        """
    ) { stage in
      let pages = FirstPageController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
      let first = stage.controller(
        "A", logging: [.viewDidLoad, .viewWillAppear, .viewDidAppear])
      first.reaction[.didMove] = { stage.log("A.didMove") }
      first.logFirstLayout()
      pages.first = first
      stage.show(pages)
    },
    Recording(
      "REC75", "The data source and the delegate of a page view controller",
      source: RecordingSource("wisdomskyduan.blogspot.com, 2015-11", "iOS 9.1 simulator", .log),
      facts: ["N8"], needs: [.finger],
      expected: """
        slight scroll
        after A
        before A
        willTransition
        touch up
        didFinishAnimating completed=no
        slight scroll again
        willTransition
        scroll to the next page
        didFinishAnimating completed=yes
        after B
        slight scroll again
        willTransition
        scroll back to the previous page
        didFinishAnimating completed=yes
        before A
        """
    ) { stage in
      _ = PageScene(stage, .scroll, logging: [], logsQuestions: true)
      stage.log("slight scroll")
      stage.finger.pullPage(forward: true)
      stage.log("touch up")
      stage.finger.liftPage(farEnough: false)
      stage.settle()
      stage.log("slight scroll again")
      stage.finger.pullPage(forward: true)
      stage.log("scroll to the next page")
      stage.finger.liftPage(farEnough: true)
      stage.settle()
      stage.log("slight scroll again")
      stage.finger.pullPage(forward: false)
      stage.log("scroll back to the previous page")
      stage.finger.liftPage(farEnough: true)
      stage.settle()
    },
  ]
}

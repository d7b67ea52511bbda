// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import SceneTesting
import TestSupport
import Testing
import UIKit

/// A page of an introduction, which counts how often it was seen.
private class IntroductionPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

private final class WelcomePage: IntroductionPage {}
private final class TermsPage: IntroductionPage {}

/// The pages of an introduction, with a button for who does not swipe.
private class IntroductionViewController: UIViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages: [UIViewController] = [WelcomePage(), TermsPage()]
  let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  let nextButton = UIButton(type: .system)
  var index = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.dataSource = self
    pager.delegate = self
    addChild(pager)
    pager.view.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 400)
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    nextButton.frame = CGRect(x: 20, y: 600, width: 200, height: 44)
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(UIAction { [unowned self] _ in showNext() }, for: .touchUpInside)
    view.addSubview(nextButton)
  }

  func showNext() {
    guard let page = page(after: index) else { return accept() }
    index += 1
    pager.setViewControllers([page], direction: .forward, animated: true)
  }

  func accept() { present(TermsViewController(), animated: true) }

  func page(after index: Int) -> UIViewController? {
    index + 1 < pages.count ? pages[index + 1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let shown = pageViewController.viewControllers?.first
    if completed { index = pages.firstIndex { $0 === shown } ?? index }
  }
}

/// Lets the button wait until the page is there.
private class PatientIntroductionViewController: IntroductionViewController {
  override func showNext() {
    guard let page = page(after: index) else { return accept() }
    index += 1
    setIsTurning(true)
    pager.setViewControllers([page], direction: .forward, animated: true) { [weak self] _ in
      self?.setIsTurning(false)
    }
  }

  override func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { setIsTurning(true) }

  override func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    super.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
    setIsTurning(false)
  }

  private func setIsTurning(_ isTurning: Bool) { nextButton.isEnabled = !isTurning }
}

/// Takes the page that a finger begins to turn to for the page that is shown.
private final class HastyIntroductionViewController: PatientIntroductionViewController {
  override func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    super.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    index = pages.firstIndex { $0 === pendingViewControllers.first } ?? index
  }
}

private final class TermsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let accept = UIButton(type: .system)
    accept.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    accept.setTitle("Accept", for: .normal)
    accept.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(accept)
  }
}

@MainActor
@Suite("Pages that present a sheet", .serialized)
struct PageTests {
  private func check(_ setup: SceneSetup, _ root: IntroductionViewController) -> UIViewController {
    setup.check("the button belongs to the page that is shown") { [unowned root] in
      root.pager.viewControllers?.first === root.pages[root.index]
    }
    return root
  }

  @Test func `are counted before they are there, which the finger takes back`() async throws {
    let found = try await reports(depth: 4) { setup in
      check(setup, HastyIntroductionViewController())
    }
    #expect(found.count == 1, "\(found)")
    let end = """
         1  user: turn page: began left
              UIKit calls    page view controller's delegate.willTransitionTo TermsPage
              UIKit calls    TermsPage.viewWillAppear
              UIKit calls    WelcomePage.viewWillDisappear
              UIKit calls    TermsPage.viewIsAppearing
         2  user: turn page: lifted
         3  system: transition in UIPageViewController ends
              UIKit calls    WelcomePage.viewWillAppear, viewIsAppearing, viewDidAppear
              UIKit calls    TermsPage.viewWillDisappear, viewDidDisappear
              UIKit calls    UIPageViewController delegate.didFinishAnimating(transitionCompleted: false)
              changed        checks that fail: none → the button belongs to the page that is shown
      """
    #expect(found.first?.contains(end) == true, "\(found)")
  }

  @Test("are set by a tap while they scroll, which ends the app if UIKit raises")
  func tapped() async throws {
    let found = try await reports(depth: 4) { setup in check(setup, IntroductionViewController()) }
    #expect(found.count == 1, "\(found)")
    let start =
      "\"the app never crashes\" is violated if UIKit behaves so: pageSetWhileScrolling=raises."
    #expect(found.first?.hasPrefix(start) == true, "\(found)")
  }

  @Test func `are quiet when the button waits for the page`() async throws {
    try await expectNoViolation(depth: 9) { setup in
      check(setup, PatientIntroductionViewController())
    }
  }
}

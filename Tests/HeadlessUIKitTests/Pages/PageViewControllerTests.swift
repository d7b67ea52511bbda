// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A page view controller")
struct PageViewControllerTests {
  /// Three pages, the first of which is shown.
  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let scene = HeadlessScene.start(screen: CGSize(width: 400, height: 800))
    let ear = Ear()
    let pages: [Listener]
    let controller: UIPageViewController
    var told: [String] = []

    init(_ style: UIPageViewController.TransitionStyle = .scroll, isFed: Bool = true) {
      pages = ["A", "B", "C"].map { [ear] in Listener($0, ear) }
      controller = UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal, options: nil)
      super.init()
      if isFed { controller.dataSource = self }
      controller.delegate = self
      controller.setViewControllers([pages[0]], direction: .forward, animated: false)
      scene.launch(controller)
      _ = ear.received()
    }

    var shown: String? { controller.viewControllers?.first?.title }

    func finger(from start: CGFloat, to end: CGFloat) -> UITouch {
      let touch = scene.touches.began(at: CGPoint(x: start, y: 400))
      for x in [start + (end - start) / 4, end] {
        scene.presentation.turn { scene.touches.moved(touch, to: CGPoint(x: x, y: 400)) }
      }
      return touch
    }

    func lift(_ touch: UITouch, velocity: CGPoint = .zero) {
      scene.presentation.turn { scene.touches.ended(touch, velocity: velocity) }
      endTransition()
    }

    func endTransition() {
      guard let container = scene.presentation.containersInTransition.first else { return }
      scene.presentation.turn { scene.presentation.perform(.containerTransitionEnds(container)) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
      let place = (pages.firstIndex { $0 === page } ?? 0) + distance
      return pages.indices.contains(place) ? pages[place] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { told.append("will show \(pendingViewControllers.first?.title ?? "nothing")") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let former = previousViewControllers.first?.title ?? "nothing"
      told.append("\(completed ? "left" : "kept") \(former)")
    }

    var dots: UIPageControl? {
      controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
    }
  }

  @Test func `is stopped by a finger while its pages still scroll as another one has moved them`() {
    let book = Book()
    let touch = book.finger(from: 350, to: 50)
    book.scene.presentation.turn { book.scene.touches.ended(touch) }
    let place = CGPoint(x: 200, y: 400)
    #expect(book.scene.touches.view(at: place) is PagesView)
    book.endTransition()
    #expect(book.shown == "B" && book.scene.touches.view(at: place) === book.pages[1].view)
  }

  @Test func `shows the next page when a finger has moved half of the way, or is fast`() {
    let book = Book()
    let slow = book.finger(from: 390, to: 250)
    #expect(book.shown == "A" && book.told == ["will show B"])
    book.lift(slow)
    #expect(book.shown == "A" && book.told == ["will show B", "kept A"])
    book.lift(book.finger(from: 390, to: 100))
    #expect(book.shown == "B" && book.told.suffix(2) == ["will show B", "left A"])
    book.lift(book.finger(from: 390, to: 300), velocity: CGPoint(x: -2000, y: 0))
    #expect(book.shown == "C")
    book.lift(book.finger(from: 10, to: 300))
    #expect(book.shown == "B" && book.pages[1].parent === book.controller)
    #expect(book.pages[1].view.window != nil && book.pages[2].parent == nil)
  }

  @Test("stays where it is at both ends, and where a finger moves up and down or turns back")
  func ends() {
    let book = Book()
    book.lift(book.finger(from: 10, to: 390))
    #expect(book.shown == "A" && book.told.isEmpty)
    let touch = book.scene.touches.began(at: CGPoint(x: 200, y: 700))
    book.scene.presentation.turn { book.scene.touches.moved(touch, to: CGPoint(x: 200, y: 100)) }
    book.lift(touch)
    #expect(book.told.isEmpty)
    let back = book.finger(from: 200, to: 150)
    book.scene.presentation.turn { book.scene.touches.moved(back, to: CGPoint(x: 399, y: 400)) }
    book.lift(back)
    #expect(book.shown == "A" && book.told == ["will show B", "kept A"])
  }

  @Test func `is turned by no finger without a data source`() {
    let book = Book(isFed: false)
    book.lift(book.finger(from: 390, to: 10))
    #expect(book.shown == "A" && book.told.isEmpty && book.ear.received().isEmpty)
    #expect(book.dots == nil)
  }

  @Test("shows what code sets, tells no delegate of it, and calls the completion at the end")
  func set() {
    let book = Book()
    var ends: [Bool] = []
    book.scene.presentation.turn {
      book.controller.setViewControllers(
        [book.pages[2]], direction: .forward, animated: true
      ) { ends.append($0) }
      #expect(book.ear.received() == ["C will appear", "A will disappear"])
      #expect(book.shown == "C" && ends.isEmpty)
    }
    book.endTransition()
    #expect(book.ear.received() == ["C did appear", "A did disappear"])
    #expect(ends == [true] && book.told.isEmpty)
    book.scene.presentation.turn {
      book.controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
      #expect(
        book.ear.received()
          == ["A will appear", "C will disappear", "A did appear", "C did disappear"])
    }
    #expect(book.pages[0].view.window != nil && book.pages[2].view.window == nil)
  }

  @Test func `has dots where the data source counts pages that scroll, and counts along`() {
    let book = Book()
    #expect(book.dots?.numberOfPages == 3 && book.dots?.currentPage == 0)
    book.lift(book.finger(from: 390, to: 10))
    #expect(book.dots?.currentPage == 1)
    #expect(book.controller.viewControllers?.first?.view.frame.height == CGFloat(763))
    #expect(Book(.pageCurl).dots == nil)
  }

  @Test func `lets a page present at once while it is turned, and has no coordinator`() {
    let book = Book()
    book.scene.presentation.turn {
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      #expect(book.pages[1].transitionCoordinator == nil)
      book.pages[1].present(UIViewController(), animated: true)
      #expect(book.controller.presentedViewController != nil)
    }
  }

  @Test func `ends the app when it gets no page`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = HeadlessScene.start()
        UIPageViewController().setViewControllers([], direction: .forward, animated: false)
      }
    }
  }
}

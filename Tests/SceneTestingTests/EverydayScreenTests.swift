// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Pages over all of a screen that is closed by a pull: the pan belongs to the view around them.
private final class PulledViewer: UIViewController, UIPageViewControllerDataSource,
  UIGestureRecognizerDelegate
{
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages)
    pages.view.frame = view.bounds
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    pages.dataSource = self
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pull:", PulledViewer.pull))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended { dismiss(animated: true) }
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: view)
    return velocity.y > abs(velocity.x)
  }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { UIViewController() }
}

/// Signs out by giving its window another root.
private final class SessionDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let home = UIViewController()
    home.view.addSubview(
      button("Sign out") { [weak self] in
        self?.window?.rootViewController = UINavigationController(
          rootViewController: UIViewController())
      })
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
  }
}

@MainActor
@Suite("Screens as apps have them every day")
struct EverydayScreenTests {
  @Test func `A screen that is closed by a pull around its pages is no trap`() async throws {
    let found = try await failures { _ in
      let home = UIViewController()
      home.view.addSubview(
        button("Open") { [unowned home] in
          let viewer = PulledViewer()
          viewer.modalPresentationStyle = .fullScreen
          home.present(viewer, animated: true)
        })
      return home
    }
    #expect(found.isEmpty)
  }

  @Test func `Entries of a menu, segments and wheels may have the same title`() throws {
    var chosen: [String] = []
    let text = try violations(budget: 500) { setup in
      chosen = []
      setup.check("the second one is never chosen") { !chosen.contains("second") }
      let home = UIViewController()
      let menu = button("More") {}
      menu.showsMenuAsPrimaryAction = true
      menu.menu = UIMenu(children: [
        UIMenu(title: "Move", children: [UIAction(title: "Inbox") { _ in chosen = ["first"] }]),
        UIMenu(title: "Copy", children: [UIAction(title: "Inbox") { _ in chosen = ["second"] }]),
      ])
      home.view.addSubview(menu)
      let segments = UISegmentedControl(items: ["A", "A"])
      segments.frame.origin = CGPoint(x: 20, y: 300)
      home.view.addSubview(segments)
      return home
    }.joined()
    #expect(text.contains("choose Inbox (2) in the menu of More"))
  }

  @Test("Who gives a window another root of the same class leaves nothing behind")
  func signOut() async throws {
    #expect(try await failures { $0.launch(nil, SessionDelegate()) }.isEmpty)
  }

  @Test("What is shown once and never again is all right if that is written down")
  func hint() async throws {
    func found(remembers: Bool) async throws -> [String] {
      try await failures { _ in
        let home = UIViewController()
        var isShown = false
        home.view.addSubview(
          button("Copy") { [unowned home] in
            if remembers ? UserDefaults.standard.bool(forKey: "seen") : isShown { return }
            isShown = true
            if remembers { UserDefaults.standard.set(true, forKey: "seen") }
            let hint = UIAlertController(title: "Hint", message: nil, preferredStyle: .alert)
            hint.addAction(UIAlertAction(title: "OK", style: .default))
            home.present(hint, animated: true)
          })
        return home
      }
    }
    #expect(try await found(remembers: true).isEmpty)
    #expect(
      try await found(remembers: false) == [#""a control that worked still works" is violated."#])
  }

  @Test("A screen with one control that has nothing else to choose is no dead screen")
  func datePicker() async throws {
    let found = try await failures { _ in
      let home = UIViewController()
      let picker = UIDatePicker(frame: CGRect(x: 20, y: 300, width: 280, height: 50))
      picker.addAction(UIAction { _ in }, for: .valueChanged)
      home.view.addSubview(picker)
      return home
    }
    #expect(found.isEmpty)
  }

  @Test("A spinner that has run since launch is told of when the answer does not stop it")
  func launchSpinner() async throws {
    func found(stops: Bool) async throws -> [String] {
      try await failures { setup in
        let home = UIViewController()
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.frame.origin = CGPoint(x: 100, y: 100)
        home.view.addSubview(spinner)
        spinner.startAnimating()
        setup.answer("load", outcomes: [.value]) { 1 }.callAsFunction { [unowned spinner] _ in
          if stops { spinner.stopAnimating() }
        }
        return home
      }
    }
    #expect(try await found(stops: true).isEmpty)
    #expect(try await found(stops: false).count == 1)
  }
}

// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Dismisses the keyboard, and goes back, by methods of UIKit's that take a flag.
private final class FlagViewController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: view, action: Selector("endEditing:", UIView.endEditing(_:))))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: navigationController,
      action: Selector(
        "popViewControllerAnimated:", UINavigationController.popViewController(animated:)))
  }
}

/// Wants to know when the finger has left its slider.
private final class SliderViewController: UIViewController {
  private(set) var isOver = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    slider.addTarget(
      self, action: Selector("slide:event:", Self.slide(_:event:)), for: .valueChanged)
    view.addSubview(slider)
  }

  private func slide(_ slider: UISlider, event: UIEvent) {
    isOver = event.allTouches?.first?.phase == .ended
  }
}

/// Draws numbers as C does.
private final class DiceViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(
      button("Roll") { [unowned self] in
        label.text = "\(arc4random_uniform(6)) \(arc4random() % 6) \(drand48()) \(rand())"
      })
  }
}

/// A button that springs back while it pushes.
private final class SpringViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let push = button("Push") {}
    push.addAction(
      UIAction { [unowned self, unowned push] _ in
        push.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        UIView.animate(withDuration: 0.15) { push.transform = .identity }
        navigationController?.pushViewController(UIViewController(), animated: true)
      }, for: .touchUpInside)
    view.addSubview(push)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
  }
}

/// A menu that forbids to swipe back as long as it is there.
private final class MenuViewController: UIViewController {
  private let navigation: UINavigationController

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Profile") { [unowned self] in
        navigation.pushViewController(UIViewController(), animated: false)
        dismiss(animated: true)
      })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
  }
}

/// Shows what it was told to show before it was presented, and stays.
private final class MessageViewController: UIViewController {
  var message = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    label.text = message
    view.addSubview(label)
    isModalInPresentation = true
  }
}

/// Asks for an update whenever the app comes back.
private final class UpdateViewController: UIViewController {
  private let asksOnce: Bool

  init(asksOnce: Bool) {
    self.asksOnce = asksOnce
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { [weak self] _ in MainActor.assumeIsolated { self?.ask() } }
  }

  private func ask() {
    if asksOnce, presentedViewController != nil { return }
    let alert = UIAlertController(title: "Update", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Later", style: .cancel))
    var top: UIViewController = self
    while let next = top.presentedViewController { top = next }
    top.present(alert, animated: true)
  }
}

/// Hides what it shows while the app is not active.
private final class SecretViewController: UIViewController {
  private let cover = UIView(frame: UIScreen.main.bounds)
  private let uncovers: NSNotification.Name

  init(uncoveringAt name: NSNotification.Name) {
    uncovers = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    cover.backgroundColor = .black
    view.addSubview(button("Show") {})
    let center = NotificationCenter.default
    _ = center.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self.map { $0.view.addSubview($0.cover) } }
    }
    _ = center.addObserver(forName: uncovers, object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.cover.removeFromSuperview() }
    }
  }
}

/// Covers itself with a screen while the app is not active.
private final class PrivateViewController: UIViewController {
  private weak var cover: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Open") { [unowned self] in
        present(screen("Close") { $0.dismiss(animated: true) }, animated: true)
      })
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("hide", PrivateViewController.hide),
      name: UIApplication.willResignActiveNotification, object: nil)
    center.addObserver(
      self, selector: Selector("uncover", PrivateViewController.uncover),
      name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  private func hide() {
    let new = UIViewController()
    new.modalPresentationStyle = .overFullScreen
    var top: UIViewController = self
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    cover = new
    top.present(new, animated: false)
  }

  private func uncover() { cover?.dismiss(animated: false) }
}

@MainActor
@Suite("What everyday code relies on", .serialized)
struct RealCodeTests {
  @Test("A method that takes a flag can be an action: the sender is taken for true")
  func flags() async throws {
    try await expectNoViolation(budget: testBudget) { _ in
      let home = UIViewController()
      home.view.addSubview(
        button("Open") { [unowned home] in
          home.navigationController?.pushViewController(FlagViewController(), animated: true)
        })
      return UINavigationController(rootViewController: home)
    }
  }

  @Test func `An action has the event that it comes of`() async throws {
    let found = try await failures { setup in
      let screen = SliderViewController()
      setup.check("no finger is lifted") { !screen.isOver }
      return screen
    }
    #expect(found.count == 1 && found[0].contains("no finger is lifted"), "\(found)")
  }

  @Test func `Numbers that C draws are the same in each execution`() async throws {
    try exploreByState { _ in DiceViewController() }
  }

  @Test func `An animation of the app's holds up no push in what is presented`() async throws {
    try await expectNoViolation(budget: testBudget) { _ in
      let home = UIViewController()
      home.view.addSubview(
        button("Open") { [unowned home] in
          home.present(
            UINavigationController(rootViewController: SpringViewController()), animated: true)
        })
      return home
    }
  }

  @Test(
    "What a menu changes of the bars, and changes back, is not taken for a pushed screen's doing")
  func menu() async throws {
    try await expectNoViolation(budget: testBudget) { _ in
      let home = UIViewController()
      home.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Menu",
        primaryAction: UIAction { [unowned home] _ in
          guard let navigation = home.navigationController else { return }
          home.present(MenuViewController(of: navigation), animated: true)
        })
      return UINavigationController(rootViewController: home)
    }
  }

  @Test(
    "A message that is refused is lost where another one is shown, and not where the same one is",
    arguments: [true, false])
  func refused(isOther: Bool) async throws {
    let found = try await failures(properties: [.noRequestIsLost]) { setup in
      let push = setup.answer("push", outcomes: .value) { 1 }
      let home = UIViewController()
      @MainActor func show(_ message: String) {
        let screen = MessageViewController()
        screen.message = message
        home.present(UINavigationController(rootViewController: screen), animated: true)
      }
      home.view.addSubview(button("Show") { show("1") })
      let load = button("Load") { push { _ in show(isOther ? "2" : "1") } }
      load.frame.origin.y = 200
      home.view.addSubview(load)
      return home
    }
    #expect(found.count == (isOther ? 1 : 0), "\(found)")
  }

  @Test("An alert that comes over itself with each return is told of", arguments: [true, false])
  func update(asksOnce: Bool) async throws {
    let found = try await failures(properties: [.shownOnce]) { _ in
      UpdateViewController(asksOnce: asksOnce)
    }
    #expect(found.count == (asksOnce ? 0 : 1), "\(found)")
  }

  @Test("A screen that covers the app while it is inactive, without animation, is right")
  func privacy() async throws {
    try await expectNoViolation(budget: testBudget) { _ in PrivateViewController() }
  }

  @Test func `The app may be inactive for a moment without going to the background`() async throws {
    let found = try await failureTexts { _ in
      SecretViewController(uncoveringAt: UIApplication.willEnterForegroundNotification)
    }
    #expect(found.count == 1 && found[0].contains("Control Center comes"), "\(found)")
    try await expectNoViolation(budget: testBudget) { _ in
      SecretViewController(uncoveringAt: UIApplication.didBecomeActiveNotification)
    }
  }
}

// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Writes as long as there is a draft; help, on a full screen, costs the draft.
private class Writer: UIViewController {
  var draft: String? = "Draft"

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Write", at: 100) { [unowned self] in
      if let draft { show(draft) } else { writeWithoutDraft() }
    }
    addButton("Help", at: 200) { [unowned self] in show("Help", style: .fullScreen) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    draft = nil
  }

  func writeWithoutDraft() {}

  func addButton(_ title: String, at y: CGFloat, _ action: @escaping () -> Void) {
    let button = button(title, action)
    button.frame.origin.y = y
    view.addSubview(button)
  }

  func show(_ title: String, style: UIModalPresentationStyle = .automatic) {
    let page = screen("Close") { $0.dismiss(animated: true) }
    page.title = title
    page.modalPresentationStyle = style
    present(page, animated: true)
  }
}

/// Begins a new draft when it is asked to, which is not to be seen.
private final class Renewing: Writer {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("New", at: 300) { [unowned self] in draft = "Draft" }
  }
}

/// Begins a new draft when the app comes back.
private final class Returning: Writer {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in MainActor.assumeIsolated { self?.draft = "Draft" } }
  }
}

/// Writes down that the help was read, after which there is nothing to write.
private final class Noting: Writer {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    UserDefaults.standard.set(true, forKey: "hasRead")
  }
}

/// Takes a note, which is not to be seen, when there is no draft any more.
private final class Counting: Writer {
  private var hasNote = false
  override func writeWithoutDraft() { hasNote.toggle() }
}

/// Says with its color whether there is a draft.
private final class Telling: Writer {
  override var draft: String? { didSet { view.backgroundColor = draft == nil ? .gray : .white } }
}

/// Greets with an alert when it comes first.
private final class Greeting: UIViewController {
  private var greets: Bool

  init(greets: Bool) {
    self.greets = greets
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard greets else { return }
    greets = false
    let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

@MainActor
@Suite("A button that does nothing any more")
struct DeadControlTests {
  @Test func `is found where another one has shown what costs its use`() throws {
    let found = try violations(budget: testBudget) { Writer() }
    #expect(found.count == 1)
    let text = try #require(found.first)
    #expect(text.hasPrefix("\"\(SceneProperty.noControlStaysDead.name)\""))
    #expect(
      text.contains(
        "'tap Write' has shown UIViewController 'Draft' on a screen that looked the same; here it calls "
          + "nothing of UIKit's and changes nothing on screen"))
  }

  @Test func `is none if something makes it work again`() throws {
    #expect(try violations(budget: testBudget) { Renewing() } == [])
    #expect(try violations(budget: testBudget) { Returning() } == [])
  }

  @Test func `is none if the app has written something down since`() throws {
    #expect(try violations(budget: testBudget) { Noting() } == [])
  }

  @Test func `is none if a tap changes the app's state`() async throws {
    #expect(try violations(budget: testBudget) { Counting() } == [])
  }

  @Test func `is none if the screen looks otherwise`() throws {
    #expect(try violations(budget: testBudget) { Telling() } == [])
  }

  @Test func `is none if it chooses the tab that is chosen already`() throws {
    let found = try violations(
      budget: testBudget, properties: [.controlsKeepWorking, .noControlStaysDead]
    ) {
      let tabs = UITabBarController()
      tabs.viewControllers = [Greeting(greets: false), Greeting(greets: true)]
      return tabs
    }
    #expect(found == [])
  }

  @Test func `is not judged before all is explored`() throws {
    #expect(try violations(budget: 20) { Writer() } == [])
  }
}

// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

/// The first lines of the failures that are reported of a scene.
@MainActor
private func failures(
  _ properties: [SceneProperty], _ scene: @escaping SceneFactory
) async throws -> [String] {
  try await issues {
    try await expectNoViolation(budget: testBudget, properties: properties, scene: scene)
  }
  .filter(\.isFailure).map(\.text)
}

/// A form that makes room for the keyboard.
private class FormViewController: UIViewController, UITextFieldDelegate {
  /// How it makes room, and whether it takes it back.
  enum Way: CaseIterable { case inset, constraint, transform, place, safeArea }

  private let way: Way
  private let isUndone: Bool
  private let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
  private lazy var bottom = list.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  init(_ way: Way, isUndone: Bool) {
    (self.way, self.isUndone) = (way, isUndone)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 20, y: 620, width: 200, height: 40))
    field.delegate = self
    view.addSubview(list)
    view.addSubview(field)
    if way == .constraint {
      list.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.heightAnchor.constraint(equalToConstant: 300), bottom,
      ])
    }
    let center = NotificationCenter.default
    _ = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.move(by: frame?.height ?? 0) }
    }
    _ = center.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { if self?.isUndone == true { self?.move(by: 0) } }
    }
  }

  private func move(by height: CGFloat) {
    switch way {
    case .inset: list.contentInset.bottom = height
    case .constraint: bottom.constant = -height
    case .transform: view.transform = CGAffineTransform(translationX: 0, y: -height)
    case .place: view.frame.origin.y = -height / 2
    case .safeArea: additionalSafeAreaInsets.bottom = height
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}

/// A form that the user can type in at once.
private final class FocusingViewController: FormViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.subviews.first { $0 is UITextField }?.becomeFirstResponder()
  }
}

/// A screen that changes something around it when it comes, and maybe back when it goes.
private final class BarsViewController: UIViewController {
  enum Part: CaseIterable { case bar, barView, toolbar, swipe, tabBar, idleTimer, modality }

  private let part: Part
  private let isUndone: Bool

  init(_ part: Part, isUndone: Bool) {
    (self.part, self.isUndone) = (part, isUndone)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Done") { [unowned self] in navigationController?.popViewController(animated: true) })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    change(true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isUndone { change(false) }
  }

  private func change(_ isHere: Bool) {
    switch part {
    case .bar: navigationController?.setNavigationBarHidden(isHere, animated: true)
    case .barView: navigationController?.navigationBar.isHidden = isHere
    case .toolbar: navigationController?.isToolbarHidden = !isHere
    case .swipe: navigationController?.interactivePopGestureRecognizer?.isEnabled = !isHere
    case .tabBar: tabBarController?.tabBar.isHidden = isHere
    case .idleTimer: UIApplication.shared.isIdleTimerDisabled = isHere
    case .modality: navigationController?.isModalInPresentation = isHere
    }
  }
}

@MainActor
@Suite("What makes room is changed back")
struct LeftChangedTests {
  @Test("What is moved for the keyboard goes back with it", arguments: 0..<5, [true, false])
  func keyboard(way: Int, isUndone: Bool) async throws {
    let form = FormViewController.Way.allCases[way]
    let found = try await failures([.surroundingsRestored]) { _ in
      FormViewController(form, isUndone: isUndone)
    }
    #expect(found.count == (isUndone ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.contains("as with the keyboard, and was ") }, "\(found)")
  }

  @Test(
    "A screen that takes the focus again after a cancelled swipe is as it was", arguments: 0..<5)
  func focus(way: Int) async throws {
    let form = FormViewController.Way.allCases[way]
    let found = try await failures([.restoredAfterCancel, .surroundingsRestored]) { _ in
      home("Write") { $0.present(FocusingViewController(form, isUndone: true), animated: true) }
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    "What a pushed screen changes of the bars goes back with it", arguments: 0..<7, [true, false])
  func bars(part: Int, isUndone: Bool) async throws {
    let part = BarsViewController.Part.allCases[part]
    let found = try await failures([.surroundingsRestored]) { _ in
      let home = home("Open") { home in
        home.navigationController?.pushViewController(
          BarsViewController(part, isUndone: isUndone), animated: true)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: home)]
      return tabs
    }
    #expect(found.count == (isUndone ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.contains("as with BarsViewController, and was ") }, "\(found)")
  }

  @Test func `A toolbar that the user has shown stays`() async throws {
    let found = try await failures([.surroundingsRestored]) { _ in
      let home = home("Open") { home in
        let detail = screen("Show Toolbar") { $0.navigationController?.isToolbarHidden = false }
        home.navigationController?.pushViewController(detail, animated: true)
      }
      return UINavigationController(rootViewController: home)
    }
    #expect(found == [])
  }
}

/// A folder, which may contain one that looks the same.
private final class FolderViewController: UIViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("No screen is shown twice")
struct ShownTwiceTests {
  /// What each of two answers shows.
  enum Outcome: CaseIterable { case same, other, onlyIfNothingIsShown, alert }

  @Test("Two answers that push the same are reported", arguments: 0..<4)
  func answers(number: Int) async throws {
    let outcome = Outcome.allCases[number]
    let found = try await failures([.shownOnce]) { setup in
      let load = setup.answer("load", outcomes: .value) { 1 }
      var count = 0
      let home = home("Open") { home in
        load { _ in
          count = (count + 1) % 2
          guard let navigation = home.navigationController else { return }
          switch outcome {
          case .same: navigation.pushViewController(FolderViewController(1), animated: true)
          case .other: navigation.pushViewController(FolderViewController(count), animated: true)
          case .onlyIfNothingIsShown:
            guard navigation.topViewController === home else { return }
            navigation.pushViewController(FolderViewController(1), animated: true)
          case .alert:
            var top: UIViewController = navigation
            while let next = top.presentedViewController { top = next }
            let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            top.present(alert, animated: true)
          }
        }
      }
      return UINavigationController(rootViewController: home)
    }
    let isFound = outcome == .same || outcome == .alert
    #expect(found.count == (isFound ? 1 : 0), "\(found)")
  }

  @Test("Two pushes of the same in one turn are reported, too, though nobody sees the lower page")
  func twoPushes() async throws {
    let found = try await failures([.shownOnce]) { _ in
      let home = home("Open") { home in
        for _ in 0..<2 {
          home.navigationController?.pushViewController(FolderViewController(1), animated: true)
        }
      }
      return UINavigationController(rootViewController: home)
    }
    #expect(found.count == 1, "\(found)")
  }

  @Test func `A folder that the user opens in another one is not`() async throws {
    let found = try await failures([.shownOnce]) { _ in
      @MainActor func folder(_ depth: Int) -> UIViewController {
        screen("Open") { one in
          guard depth < 3 else { return }
          one.navigationController?.pushViewController(folder(depth + 1), animated: true)
        }
      }
      return UINavigationController(rootViewController: folder(0))
    }
    #expect(found == [])
  }
}

/// Shows items, and may be told of changes.
private final class ItemsViewController: UITableViewController {
  enum Care: CaseIterable { case reloads, inserts, reliesOnAppearance, removesAndForgets }

  private let care: Care
  private var items = ["A", "B"]

  init(_ care: Care) {
    self.care = care
    super.init(style: .plain)
    title = "Items"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in edit() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if care == .reliesOnAppearance { tableView.reloadData() }
  }

  private func edit() {
    let editor = screen("Save") { [unowned self] editor in
      if care == .removesAndForgets {
        items = ["A"]
      } else if items.count == 2 {
        items.append("C")
        if care == .reloads { tableView.reloadData() }
        if care == .inserts {
          tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        }
      }
      editor.dismiss(animated: true)
    }
    present(editor, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }
}

@MainActor
@Suite("Lists show what there is")
struct OutdatedListTests {
  @Test("A list that is not told of a change is reported", arguments: 0..<4)
  func list(number: Int) async throws {
    let care = ItemsViewController.Care.allCases[number]
    let found = try await failures([.listsAreCurrent]) { _ in
      UINavigationController(rootViewController: ItemsViewController(care))
    }
    let words =
      switch care {
      case .reloads, .inserts: ""
      case .reliesOnAppearance: "shows 2 rows in section 0, and its data source has 3"
      case .removesAndForgets: "shows 2 rows in section 0, and its data source has 1"
      }
    #expect(found.count == (words.isEmpty ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.contains(words) }, "\(found)")
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Shows a sheet, and locks the app while it is in the background.
private final class LockDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?
  let root = UIViewController(), lock = UIViewController()
  let looksForSheet: Bool

  init(looksForSheet: Bool) { self.looksForSheet = looksForSheet }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    lock.modalPresentationStyle = .fullScreen
    add("Open", to: root) { $0.present(UIViewController(), animated: true) }
    add("Unlock", to: lock) { $0.dismiss(animated: true) }
  }

  private func add(
    _ title: String, to screen: UIViewController, _ action: @escaping (UIViewController) -> Void
  ) {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: title) { [unowned screen] _ in action(screen) })
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    screen.view.addSubview(button)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    let top = looksForSheet ? root.presentedViewController ?? root : root
    if lock.presentingViewController == nil { top.present(lock, animated: false) }
  }

  /// Whether the user has come back to an app that was not locked.
  private(set) var wasOpen = false

  func sceneWillEnterForeground(_ scene: UIScene) {
    if scene.activationState == .background { wasOpen = lock.presentingViewController == nil }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    root.title = URLContexts.first?.url.lastPathComponent
  }
}

/// Shares what the user has written.
private final class ShareViewController: UIViewController {
  let isPatient: Bool
  var posts = 0

  init(isPatient: Bool) {
    self.isPatient = isPatient
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Post") { [unowned self] _ in post() })
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    view.addSubview(button)
  }

  private func post() {
    if isPatient, posts > 0 { return }
    posts += 1
    extensionContext?.completeRequest(returningItems: nil)
  }
}

/// Lets the user choose a size.
private final class SizeViewController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
  var size = "S"

  override func viewDidLoad() {
    super.viewDidLoad()
    (picker.dataSource, picker.delegate) = (self, self)
    view.addSubview(picker)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { ["S", "M", "L"][row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    size = ["S", "M", "L"][row]
  }
}

/// Songs, kept by an object that is no controller.
private class SongSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
private final class PlayingSource: SongSource {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
private final class SongsViewController: UITableViewController {
  private let source = PlayingSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    (tableView.dataSource, tableView.delegate) = (source, source)
  }
}

@MainActor
@Suite("An app and what is around it", .serialized)
struct LifeCycleTests {
  private static let cart = URL(fileURLWithPath: "/cart")

  private func app(looksForSheet: Bool) -> SceneFactory {
    { setup in
      let delegate = LockDelegate(looksForSheet: looksForSheet)
      setup.check("the app was locked in the background") { !delegate.wasOpen }
      return setup.launch(delegate, delegate)
    }
  }

  @Test("stay open in the background where the delegate of the scene looks for no sheet")
  func locks() async throws {
    let found = try await reports(depth: 4, properties: [.checksHold], app(looksForSheet: false))
    #expect(found.count == 1)
    for line in [
      "1  user: tap Open", "2  system: animation ends", "3  system: app goes to the back",
    ] {
      #expect(found.first?.contains(line) == true, "\(found)")
    }
  }

  @Test func `are locked where it looks`() async throws {
    try await expectNoViolation(
      depth: 5, properties: [.neverCrashes, .checksHold], scene: app(looksForSheet: true))
  }

  @Test("come back by an address, be it given before or with the launch", arguments: [false, true])
  func address(isGivenBefore: Bool) async throws {
    let found = try await reports(depth: 3, properties: [.checksHold]) { setup in
      let delegate = LockDelegate(looksForSheet: true)
      setup.check("no cart") { delegate.root.title != "cart" }
      if isGivenBefore { setup.deepLinks = [Self.cart] }
      return setup.launch(delegate, delegate, opening: isGivenBefore ? [] : [Self.cart])
    }
    #expect(found.first?.contains("   3  system: file:///cart is opened") == true, "\(found)")
  }

  @Test("post twice where the user taps while the extension is being taken away")
  func shares() async throws {
    func scene(isPatient: Bool) -> SceneFactory {
      { setup in
        NSExtensionContext.provide()
        let share = ShareViewController(isPatient: isPatient)
        setup.check("posts once") { share.posts < 2 }
        return share
      }
    }
    let found = try await reports(depth: 3, properties: [.checksHold], scene(isPatient: false))
    #expect(found.count == 1)
    #expect(
      found.first?.contains("   1  user: tap Post\n   2  user: tap Post") == true, "\(found)")
    try await expectNoViolation(depth: 4, properties: [.checksHold], scene: scene(isPatient: true))
  }

  @Test func `choose rows of a picker view, by their titles`() async throws {
    let found = try await reports(depth: 3, properties: [.checksHold]) { setup in
      let screen = SizeViewController()
      setup.check("nobody wears L") { screen.size != "L" }
      return screen
    }
    #expect(found.first?.contains("   1  user: choose L in picker") == true, "\(found)")
  }

  @Test func `are told of a method of a data source's that no conformance knows`() async throws {
    let found = try await issues {
      try await expectNoViolation(depth: 1, properties: [.checksHold]) { _ in SongsViewController()
      }
    }
    #expect(found.count == 1)
    #expect(
      found.first?.text.contains("'PlayingSource.tableView(_:didSelectRowAt:)'") == true,
      "\(found.map(\.text))")
  }
}

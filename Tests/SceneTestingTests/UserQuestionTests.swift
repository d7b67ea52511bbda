// SPDX-License-Identifier: MIT

import LocalAuthentication
import SceneHarness
import SceneTesting
import Testing
import UIKit
import UserNotifications

/// A locked screen, which the user opens by a face or a passcode.
private final class LockedViewController: UIViewController {
  private let tellsOfCancel: Bool
  private let asking: () -> ExpectedOutcome?

  init(tellsOfCancel: Bool, asking: @escaping () -> ExpectedOutcome?) {
    (self.tellsOfCancel, self.asking) = (tellsOfCancel, asking)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Unlock") { [unowned self] _ in unlock() })
    button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
    view.addSubview(button)
  }

  private func unlock() {
    let context = LAContext()
    guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) else { return }
    let outcome = asking()
    let tellsOfCancel = tellsOfCancel
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Notes") { isOwner, error in
      DispatchQueue.main.async {
        if case LAError.userCancel? = error, !tellsOfCancel { return }
        outcome?()
      }
    }
  }
}

/// A switch for reminders, which goes back where the user does not want any.
private final class ReminderViewController: UIViewController {
  let control = UISwitch()
  var goesBack = false
  private(set) var isRefused = false

  override func viewDidLoad() {
    super.viewDidLoad()
    control.frame.origin = CGPoint(x: 20, y: 100)
    control.addAction(UIAction { [unowned self] _ in Task { await remind() } }, for: .valueChanged)
    view.addSubview(control)
  }

  private func remind() async {
    guard control.isOn else { return }
    let center = UNUserNotificationCenter.current()
    let isGranted = try? await center.requestAuthorization(options: [.alert, .sound])
    if isGranted == true {
      let content = UNMutableNotificationContent()
      content.title = "Drink"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)
      try? await center.add(
        UNNotificationRequest(identifier: "drink", content: content, trigger: trigger))
    } else {
      isRefused = true
      if goesBack { control.isOn = false }
    }
  }
}

@MainActor
@Suite("What the system asks the user")
struct UserQuestionTests {
  private func locked(tellsOfCancel: Bool) -> SceneFactory {
    { setup in
      LockedViewController(tellsOfCancel: tellsOfCancel) { setup.outcome(of: "unlocking") }
    }
  }

  @Test func `that the user cancels is not told of, which is found`() async throws {
    let found = try await reports(depth: 4, locked(tellsOfCancel: false))
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("the user cancels") == true)
  }

  @Test func `that is told of in each case is quiet`() async throws {
    try await expectNoViolation(depth: 4, scene: locked(tellsOfCancel: true))
  }

  private func reminders(goesBack: Bool) -> SceneFactory {
    { setup in
      let screen = ReminderViewController()
      screen.goesBack = goesBack
      setup.check("no reminder is on that the user has refused") {
        !screen.isRefused || !screen.control.isOn
      }
      return screen
    }
  }

  @Test func `the user may allow no notifications, which a switch has to show`() async throws {
    let found = try await reports(depth: 6, reminders(goesBack: false))
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("the user allows no notifications") == true)
  }

  @Test func `a switch goes back where the user allows no notifications`() async throws {
    try await expectNoViolation(depth: 3, scene: reminders(goesBack: true))
  }
}

// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

extension Notification.Name {
  fileprivate static let didFinish = Notification.Name("didFinish")
}

/// Says in a sheet that something has finished, of which a notification tells.
private final class FinishViewController: UIViewController {
  private let looksFirst: Bool
  private var loop: Task<Void, Never>?

  init(looksFirst: Bool) {
    self.looksFirst = looksFirst
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Begin") { _ in
        NotificationCenter.default.post(name: .didFinish, object: nil)
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
          NotificationCenter.default.post(name: .didFinish, object: nil)
        }
      })
    button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
    view.addSubview(button)
    loop = Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: .didFinish) {
        self?.show()
      }
    }
  }

  private func show() {
    if looksFirst, presentedViewController != nil { return }
    present(UIViewController(), animated: true)
  }
}

@MainActor
@Suite("A loop over notifications", .serialized)
struct NotificationLoopTests {
  @Test func `goes on with each of them, which is found where one comes too early`() async throws {
    let found = try await reports(depth: 10) { _ in FinishViewController(looksFirst: false) }
    #expect(found.contains { $0.contains("present") }, "\(found)")
  }

  @Test func `is quiet where it looks first`() async throws {
    try await expectNoViolation(depth: 7) { FinishViewController(looksFirst: true) }
  }
}

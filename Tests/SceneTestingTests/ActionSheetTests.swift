// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Asks what to do with a photo, and waits for the answer.
private final class PhotoMenuViewController: UIViewController {
  var isCancellable = false
  var asked: () -> ExpectedOutcome? = { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "More") { [unowned self] in ask($0.sender) })
    button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
    view.addSubview(button)
  }

  private func ask(_ sender: Any?) {
    let outcome = asked()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in outcome?() })
    if isCancellable {
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in outcome?() })
    }
    sheet.popoverPresentationController?.sourceView = sender as? UIView
    present(sheet, animated: true)
  }
}

@MainActor
@Suite("An action sheet beside what it is about")
struct ActionSheetTests {
  private func scene(isCancellable: Bool) -> SceneFactory {
    { setup in
      let screen = PhotoMenuViewController()
      screen.isCancellable = isCancellable
      screen.asked = { setup.outcome(of: "the question") }
      return screen
    }
  }

  @Test("goes without an answer if it has none for a tap beside it, which is found (F19)")
  func unanswered() async throws {
    let found = try await reports(scene(isCancellable: false))
    #expect(found.count == 1 && found.first?.contains("the question") == true, "\(found)")
  }

  @Test func `is quiet with an answer that cancels, and before iOS 26 without it`() async throws {
    try await expectNoViolation(budget: testBudget, scene: scene(isCancellable: true))
    try await expectNoViolation(
      budget: testBudget, version: .iOS18, scene: scene(isCancellable: false))
  }
}

@MainActor
@Suite("An alert whose handler has captured it")
struct CapturedAlertTests {
  @Test func `is gone when it has been dismissed`() async throws {
    let found = try await failures(properties: [.released]) { _ in
      home { home in
        let naming = screen("Name") { naming in
          let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
          alert.addTextField()
          alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in _ = alert.textFields?.first?.text })
          naming.present(alert, animated: true)
        }
        home.present(naming, animated: true)
      }
    }
    #expect(found.isEmpty, "\(found)")
  }
}

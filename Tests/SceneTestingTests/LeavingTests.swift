// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Hands its text over when it has left its navigation controller, which alone knows it until then.
private final class LeavingNoteViewController: UIViewController {
  private var text = ""
  private let save: (String) -> Void

  init(save: @escaping (String) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Type") { [unowned self] _ in text = "text" })
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    view.addSubview(button)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { save(text) }
  }
}

/// Opens a note and keeps its text.
private final class LeavingNotesViewController: UIViewController {
  private var saved = ""
  private let check: (String) -> Void

  init(check: @escaping (String) -> Void) {
    self.check = check
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open", primaryAction: UIAction { [unowned self] _ in open() })
  }

  private func open() {
    let note = LeavingNoteViewController { [unowned self] text in
      check(text)
      saved = text
    }
    navigationController?.pushViewController(note, animated: true)
  }
}

@MainActor
@Suite("A screen that saves when it has left", .serialized)
struct LeavingTests {
  @Test func `is quiet`() async throws {
    try await expectNoViolation(budget: testBudget) { _ in
      UINavigationController(rootViewController: LeavingNotesViewController { _ in })
    }
  }

  @Test func `and ends the app with what it hands over is told of`() throws {
    let found = try violations(budget: testBudget) { _ in
      UINavigationController(
        rootViewController: LeavingNotesViewController { text in
          if text == "text" { fatalError("cannot save") }
        })
    }
    #expect(found.count == 1 && found.first?.contains("cannot save") == true, "\(found)")
  }
}

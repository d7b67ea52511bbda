// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@testable import SceneHarness

/// Edits something in a sheet, and says thanks when that has gone: the sheet is a variable of the task.
private final class AskingHome: UIViewController {
  private let keepsSheets: Bool

  init(keepsSheets: Bool) {
    self.keepsSheets = keepsSheets
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Edit") { [unowned self] _ in Task { await edit() } })
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    view.addSubview(button)
  }

  private func edit() async {
    let sheet = AskedSheet()
    if keepsSheets { sheet.keeper = sheet }
    present(sheet, animated: true)
    await withCheckedContinuation { next in sheet.done = { next.resume() } }
    await withCheckedContinuation { next in dismiss(animated: true) { next.resume() } }
    await withCheckedContinuation { next in
      let thanks = UIAlertController(title: "Thanks", message: nil, preferredStyle: .alert)
      thanks.addAction(UIAlertAction(title: "OK", style: .default) { _ in next.resume() })
      present(thanks, animated: true)
    }
    title = sheet.title
  }
}

private final class AskedSheet: UIViewController {
  var done: (() -> Void)?
  var keeper: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { [unowned self] _ in
        done?()
        done = nil
      })
    button.frame = CGRect(x: 20, y: 60, width: 200, height: 44)
    view.addSubview(button)
  }
}

@MainActor
@Suite("What a task that waits for an answer has among its variables")
struct AnsweredTaskTests {
  @Test("is judged when the task has ended", arguments: [false, true])
  func released(keeps: Bool) async throws {
    let found = try await failures { _ in AskingHome(keepsSheets: keeps) }
    #expect(found == (keeps ? ["\"\(SceneProperty.released.name)\" is violated."] : []))
  }
}

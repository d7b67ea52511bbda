// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// A sheet with something to type in and something to switch, which forgets it as it goes.
private final class Settings: UIViewController {
  enum Part: CaseIterable { case text, choice }
  private let part: Part
  private let waits: Bool
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 50, height: 30))

  init(forgetting part: Part, onceGone waits: Bool) {
    (self.part, self.waits) = (part, waits)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Note"
    view.addSubview(field)
    view.addSubview(toggle)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !waits { forget() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forget()
  }

  private func forget() {
    switch part {
    case .text: field.text = ""
    case .choice: toggle.isOn = false
    }
  }
}

@MainActor
@Suite("What is put in, and a swipe that is cancelled")
struct CancelledInputTests {
  @Test("is cleared if it is forgotten in viewWillDisappear", arguments: [0, 1])
  func cleared(number: Int) throws {
    let part = Settings.Part.allCases[number]
    let found = try violations(budget: testBudget, properties: [.restoredAfterCancel]) {
      screen("Settings") { $0.present(Settings(forgetting: part, onceGone: false), animated: true) }
    }
    #expect(found.count == 1)
    let words = [
      "the value of 'field' is '' and was 'TypedByUser'",
      "the value of 'toggle' is 'off' and was 'on'",
    ]
    #expect(found.first?.contains(words[number]) == true, "\(found)")
  }

  @Test("stays if it is forgotten in viewDidDisappear", arguments: [0, 1])
  func kept(number: Int) throws {
    let part = Settings.Part.allCases[number]
    let found = try violations(budget: testBudget, properties: [.restoredAfterCancel]) {
      screen("Settings") { $0.present(Settings(forgetting: part, onceGone: true), animated: true) }
    }
    #expect(found == [])
  }
}

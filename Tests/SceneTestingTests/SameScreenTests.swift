// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Opens a panel, and knows of it for ever.
private final class PanelHome: UIViewController {
  private var panel: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Panel") { [unowned self] in
        if let panel { return panel.dismiss(animated: true) }
        let panel = UIViewController()
        self.panel = panel
        present(panel, animated: true)
      })
  }
}

/// Saves the day that is chosen, which a color shows; without one, there is nothing to save.
private final class DayHome: UIViewController {
  private var isChosen = false { didSet { day.backgroundColor = isChosen ? .red : .white } }
  private lazy var day = button("Day") { [unowned self] in isChosen = true }

  override func viewDidLoad() {
    super.viewDidLoad()
    day.backgroundColor = .white
    view.addSubview(day)
    let save = button("Save") { [unowned self] in
      guard isChosen else { return }
      isChosen = false
      let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
    save.frame.origin.y = 200
    view.addSubview(save)
  }
}

@MainActor
@Suite("A control on the same screen")
struct SameScreenTests {
  @Test func `works no more where it dismisses what has gone`() throws {
    let found = try violations(budget: testBudget) { PanelHome() }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\"\(SceneProperty.controlsKeepWorking.name)\"") == true)
  }

  @Test("is judged on a screen of the same colors only")
  func color() throws { #expect(try violations(budget: testBudget) { DayHome() } == []) }

  @Test("and what an encoder has written makes no other state, in whatever order it stands")
  func encoded() throws {
    struct Item: Codable { var id = 1, title = "a", body = "b", isDone = false }
    final class Saver: UIViewController {
      private var saved: Data?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(
          button("Save") { [unowned self] in
            saved = try? JSONEncoder().encode([Item()])
          })
      }
    }
    #expect(try violations(budget: 500, properties: .singleScreen) { Saver() } == [])
  }
}

// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Traps the user with one button, and shows something different each time with the other one.
private final class Home: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      button("Trap") { [unowned self] in
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        present(cover, animated: true)
      })
    let other = button("Open") { [unowned self] in
      let page = screen("Random") { page in
        let word = "at \(clock())"
        page.present(screen(word) { $0.dismiss(animated: true) }, animated: true)
      }
      present(page, animated: true)
    }
    other.frame.origin.y = 200
    view.addSubview(other)
  }
}

@MainActor
@Suite("An app that does not do the same twice")
struct FoundBeforeErrorTests {
  @Test func `has defects that were found before that shows`() async throws {
    let told = try await issues { try await expectNoViolation(budget: testBudget) { Home() } }
    #expect(
      told.filter(\.isFailure).map { $0.text.prefix { $0 != "." } }
        == ["\"the user is never trapped\" is violated"], "\(told.map(\.text))")
    #expect(
      told.contains { $0.text.hasPrefix("More could not be looked at. The app or model is not") })
  }
}

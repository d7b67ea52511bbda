// SPDX-License-Identifier: MIT

import SceneHarness
import StateSpace
import Testing
import UIKit

/// Content beside a menu: an entry moves it back and presents, and so may the transition.
private final class MenuHome: UIViewController {
  let content = UINavigationController(rootViewController: UIViewController())
  var movesByTransition = false
  private lazy var leading = content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    content.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leading, content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.widthAnchor.constraint(equalTo: view.widthAnchor),
      content.view.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    addButton("menu") { [unowned self] in leading.constant = 200 }
    addButton("open", y: 200) { [unowned self] in open() }
  }

  private func open() {
    if !movesByTransition { leading.constant = 0 }
    let sheet = UIViewController()
    present(sheet, animated: true)
    guard movesByTransition else { return }
    sheet.transitionCoordinator?.animate(alongsideTransition: { [unowned self] _ in
      leading.constant = 100
      view.layoutIfNeeded()
    })
  }
}

@MainActor
@Suite("Where a child of the presenter is")
struct PresenterPlaceTests {
  private func judged(movesByTransition: Bool) throws -> Judged {
    try Judged(.presenterRestored, depth: 8) { _ in
      let home = MenuHome()
      home.movesByTransition = movesByTransition
      return home
    }
  }

  @Test func `is the app's own affair where a constraint says so before it presents`() throws {
    let result = try judged(movesByTransition: false)
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `is as before where the transition changes the constraint`() throws {
    #expect(try judged(movesByTransition: true).verdict == .violated)
  }
}

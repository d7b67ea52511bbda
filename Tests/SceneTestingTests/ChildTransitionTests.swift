// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Shows one of two children, and exchanges them as its only button asks.
private class ExchangingViewController: UIViewController {
  private var shown = UIViewController(), hidden = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [shown, hidden] { addChild(child) }
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Exchange", primaryAction: UIAction { [unowned self] _ in exchange() })
  }

  func prepare(_ child: UIViewController) {}

  private func exchange() {
    guard navigationItem.rightBarButtonItem?.isEnabled == true else { return }
    navigationItem.rightBarButtonItem?.isEnabled = false
    prepare(hidden)
    shown.willMove(toParent: nil)
    transition(from: shown, to: hidden, duration: 0.3, animations: nil) { [unowned self] _ in
      shown.removeFromParent()
      hidden.didMove(toParent: self)
      (shown, hidden) = (hidden, shown)
      navigationItem.rightBarButtonItem?.isEnabled = true
    }
  }
}

/// Knows that a child that has gone is none any more.
private final class AdoptingViewController: ExchangingViewController {
  override func prepare(_ child: UIViewController) {
    if child.parent == nil { addChild(child) }
  }
}

@MainActor
@Suite("Two children that are exchanged", .serialized)
struct ChildTransitionTests {
  @Test func `end the app where the one that has gone is not added again`() throws {
    let found = try violations(depth: 4) {
      UINavigationController(rootViewController: ExchangingViewController())
    }
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.contains("Children view controllers must have a common parent") == true,
      "\(found)")
  }

  @Test func `are quiet where it is`() async throws {
    try await expectNoViolation(depth: 6, properties: [.neverCrashes]) { _ in
      UINavigationController(rootViewController: AdoptingViewController())
    }
  }
}

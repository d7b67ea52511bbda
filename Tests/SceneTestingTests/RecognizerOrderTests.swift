// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// A card with two recognizers for taps: one of the card's own class, and one of whoever shows it.
private final class TwoTapsViewController: UIViewController {
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
  private var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("open", TwoTapsViewController.open)))
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("close", TwoTapsViewController.close)))
  }

  private func open() { isOpen = true }

  private func close() { precondition(isOpen) }
}

@MainActor
@Suite("Two recognizers on one view", .serialized)
struct RecognizerOrderTests {
  @Test func `are tried in both orders, and the text says in which one the app crashes`() throws {
    let found = try violations { TwoTapsViewController() }
    let text = try #require(found.first)
    #expect(
      text.hasPrefix(
        "\"the app never crashes\" is violated if UIKit behaves so: recognizerOrder=newestFirst."),
      "\(text)")
  }

  @Test func `are tried in the order that is assumed`() throws {
    let found = try violations(assuming: { $0.recognizerOrder = .oldestFirst }) {
      TwoTapsViewController()
    }
    #expect(found == [])
  }
}

// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Shows an offer when a server says so, and again as soon as the user has swiped it away, or not.
private final class OfferViewController: UIViewController, UIAdaptivePresentationControllerDelegate
{
  var insists = false

  func show() {
    if let shown = presentedViewController {
      guard shown.isBeingDismissed else { return }
      shown.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
        if !context.isCancelled { DispatchQueue.main.async { self?.show() } }
      }
      return
    }
    let offer = screen("Read") { $0.dismiss(animated: true) }
    offer.presentationController?.delegate = self
    present(offer, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if insists { show() }
  }
}

@MainActor
@Suite("A screen that the user has swiped away")
struct ReturnTests {
  private func failures(insists: Bool, offers: Int) async throws -> [String] {
    try await failureTexts(properties: [.exactlyOneOutcome]) { setup in
      let home = OfferViewController()
      home.insists = insists
      let push = setup.answer("push", outcomes: .value) { true }
      for _ in 0..<offers { push { [weak home] _ in home?.show() } }
      return home
    }
  }

  @Test("has not come back by itself where a server shows it again, even while it goes")
  func shownByServer() async throws {
    #expect(try await failures(insists: false, offers: 2) == [])
  }

  @Test("has come back by itself where its delegate shows it again, which is found")
  func shownByDelegate() async throws {
    let found = try await failures(insists: true, offers: 1)
    #expect(
      found.first?.contains("was swiped away, and has come back by itself") == true, "\(found)")
  }
}

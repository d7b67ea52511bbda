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

/// Shows a tour that can be closed, and that comes again at once as long as nobody has noted it.
private final class TouringViewController: UIViewController {
  enum Start: CaseIterable { case atLaunch, byTap }
  private let start: Start
  private let notes: Bool
  private var isWanted: Bool

  init(_ start: Start, notes: Bool) {
    (self.start, self.notes) = (start, notes)
    isWanted = start == .atLaunch
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let help = button("Help") { [unowned self] in
      isWanted = true
      show()
    }
    view.addSubview(help)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isWanted { DispatchQueue.main.async { [weak self] in self?.show() } }
  }

  private func show() {
    let tour = screen("Start") { [unowned self] tour in
      if notes { isWanted = false }
      tour.dismiss(animated: true)
    }
    tour.modalPresentationStyle = .fullScreen
    present(tour, animated: true)
  }
}

@MainActor
@Suite("A screen that comes again as soon as it is closed")
struct InsistingTests {
  @Test(
    "traps the user, also where it was there at launch",
    arguments: TouringViewController.Start.allCases, [false, true])
  private func tour(start: TouringViewController.Start, notes: Bool) async throws {
    let found = try await failures(properties: [.userIsNeverTrapped]) { _ in
      TouringViewController(start, notes: notes)
    }
    #expect(found.isEmpty == notes, "\(found)")
  }
}

@MainActor
@Suite("A screen that the user has swiped away")
struct ReturnTests {
  private func failures(insists: Bool, offers: Int) async throws -> [String] {
    try await failureTexts(properties: [.whatIsOverLeaves]) { setup in
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

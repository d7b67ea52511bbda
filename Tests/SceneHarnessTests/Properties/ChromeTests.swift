// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("What is presented can be seen")
struct ChromeTests {
  /// A card with a handle, which hides while another card lies over this one.
  private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
    let handle = UIView(frame: CGRect(x: 150, y: 10, width: 100, height: 6))
    var forgetsHandle = false

    init(_ number: Int, forgetsHandle: Bool) {
      self.forgetsHandle = forgetsHandle
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .custom
      transitioningDelegate = self
      addButton("close \(number)") { [unowned self] in close() }
      guard number == 1 else { return }
      addButton("next", y: 300) { [unowned self] in
        handle.isHidden = true
        present(Card(2, forgetsHandle: forgetsHandle), animated: true)
      }
    }

    required init?(coder: NSCoder) { nil }

    private func close() {
      if !forgetsHandle { (presentingViewController as? Card)?.handle.isHidden = false }
      presentingViewController?.dismiss(animated: true)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Handled(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Puts the handle of a card above it.
  private final class Handled: UIPresentationController {
    override func presentationTransitionWillBegin() {
      guard let card = presentedViewController as? Card else { return }
      containerView?.addSubview(card.handle)
    }
  }

  private func result(forgetting: Bool) throws -> Judged {
    try Judged(.chromeWhilePresented) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        home.present(Card(1, forgetsHandle: forgetting), animated: true)
      }
      return home
    }
  }

  @Test func `also where an app hides a handle as long as another card lies over it`() throws {
    let result = try result(forgetting: false)
    #expect(result.verdict == .holds, "\(result.verdict) \(result.sequence)")
  }

  /// Shows a screen that another one replaces, or both.
  private final class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
    func open() {
      let short = UIViewController()
      short.presentationController?.delegate = self
      present(short, animated: true)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .overFullScreen }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      let full = UIViewController()
      full.addButton("close") { [unowned self] in dismiss(animated: true) }
      return full
    }
  }

  @Test func `also where adaptation has put another one in its place (F18)`() throws {
    let result = try Judged(.chromeWhilePresented) { _ in
      let home = Home()
      home.addButton("open") { [unowned home] in home.open() }
      return home
    }
    #expect(result.verdict == .holds, "\(result.verdict) \(result.sequence)")
  }

  @Test func `but not where the handle stays hidden afterwards`() throws {
    #expect(try result(forgetting: true).verdict == .violated)
  }
}

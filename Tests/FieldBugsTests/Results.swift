// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  /// Presentations for a result that never comes, or comes twice.
  static let results: [FieldBug] = [
    FieldBug(
      id: "R05", thread: "Sh1d0w/multi_image_picker#272",
      symptom: "the screen stays blocked for a result that never comes",
      finder: .property("a screen with controls takes touches")
    ) { version, _ in
      let home = BlockingHome()
      home.noticesSwipe = version.isRepaired
      return home
    },
    FieldBug(
      id: "R08", thread: "auth0/Auth0.swift#757",
      symptom: "a login never returns when its browser is swiped away", finder: .check
    ) { version, setup in
      let home = LoginHome()
      home.start = { setup.owed("the login", version) }
      home.noticesSwipe = version.isRepaired
      return home
    },
    FieldBug(
      id: "R15", thread: "stripe/stripe-ios#1413",
      symptom: "the completion of a payment is never called when the challenge is swiped away",
      finder: .check
    ) { version, setup in
      Screen("shop") { shop in
        shop.addButton("pay") { [unowned shop] in
          let payment = Payment(completion: setup.owed("the payment", version))
          payment.confirm(on: shop, keepsUserIn: version.isRepaired)
        }
      }
    },
    FieldBug(
      id: "R37", thread: "chromium/chromium (promo coordinators)",
      symptom: "a coordinator is stopped while a finger pulls its sheet: the sheet stays",
      finder: .property("no refused present or dismiss is lost")
    ) { version, setup in
      let home = PromoHome()
      home.start = { setup.owed("the promo", version) }
      home.letsGo = version.isRepaired
      return home
    },
  ]
}

/// Takes no touches until the picker says something.
private final class BlockingHome: UIViewController, UIAdaptivePresentationControllerDelegate {
  var noticesSwipe = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("pick") { [unowned self] in
      view.isUserInteractionEnabled = false
      let picker = Screen("picker") { [unowned self] picker in
        picker.addButton("cancel") { [unowned self] in
          dismiss(animated: true) { [unowned self] in finish() }
        }
      }
      let stack = UINavigationController(rootViewController: picker)
      if noticesSwipe { stack.presentationController?.delegate = self }
      present(stack, animated: true)
    }
  }

  private func finish() { view.isUserInteractionEnabled = true }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finish()
  }
}

private final class LoginHome: UIViewController, UIAdaptivePresentationControllerDelegate {
  var start: () -> () -> Void = { {} }
  var noticesSwipe = false
  private var end: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("log in") { [unowned self] in
      end = start()
      let browser = Screen("browser") { [unowned self] browser in
        browser.addButton("done") { [unowned self, unowned browser] in
          finish()
          browser.dismiss(animated: true)
        }
      }
      browser.modalPresentationStyle = .formSheet
      if noticesSwipe { browser.presentationController?.delegate = self }
      present(browser, animated: true)
    }
  }

  private func finish() {
    end?()
    end = nil
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finish()
  }
}

/// A payment that asks the bank's page.
private final class Payment {
  private let completion: () -> Void

  init(completion: @escaping () -> Void) { self.completion = completion }

  @MainActor func confirm(on presenter: UIViewController, keepsUserIn: Bool) {
    let challenge = Screen("challenge") { challenge in
      challenge.addButton("authenticate") { [self, unowned challenge] in
        challenge.dismiss(animated: true) { [self] in completion() }
      }
    }
    challenge.isModalInPresentation = keepsUserIn
    presenter.present(challenge, animated: true)
  }
}

/// Shows a promo, and stops it after a while.
private final class PromoHome: UIViewController, UIAdaptivePresentationControllerDelegate {
  var start: () -> () -> Void = { {} }
  var letsGo = false
  private var end: (() -> Void)?
  private weak var promo: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("promo") { [unowned self] in
      end = start()
      let promo = Screen("promo")
      promo.presentationController?.delegate = self
      self.promo = promo
      present(promo, animated: true) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in self?.stop() }
      }
    }
  }

  private func stop() {
    guard let promo, let end else { return }
    end()
    if letsGo {
      promo.presentationController?.delegate = nil
      self.end = nil
    }
    if letsGo, promo.isBeingDismissed, let coordinator = promo.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [weak promo] context in
        if context.isCancelled { promo?.dismiss(animated: true) }
      }
      return
    }
    promo.presentingViewController?.dismiss(animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    end?()
    end = nil
  }
}

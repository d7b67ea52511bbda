// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  /// Dismissals of what somebody else presented.
  static let owners: [FieldBug] = [
    FieldBug(
      id: "R43", thread: "facebook/react-native#54856",
      symptom: "a modal host stays as an invisible screen that takes all touches",
      finder: .property("the user is never trapped")
    ) { version, setup in
      let owner = HostOwner()
      owner.asksPresenter = version.isRepaired
      setup.check("no host without content", version) {
        owner.isShown || owner.presentedViewController == nil
      }
      return owner
    },
    FieldBug(
      id: "R57", thread: "stripe/stripe-ios#1199",
      symptom: "the end of a redirect closes the app's own modal",
      finder: .property("a dismiss takes no more than it was meant for")
    ) { version, setup in
      let home = Screen("home")
      home.loadViewIfNeeded()
      home.addButton("check out") { [unowned home] in
        let checkout = Screen("checkout") { checkout in
          checkout.isModalInPresentation = true
          checkout.addButton("redirect") { [unowned checkout] in
            let safari = Screen("safari")
            checkout.present(safari, animated: true)
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak checkout] in
              guard let checkout else { return }
              if version.isRepaired {
                let isThere = checkout.presentedViewController === safari
                guard isThere, !safari.isBeingPresented, !safari.isBeingDismissed else { return }
              }
              checkout.dismiss(animated: true)
            }
          }
        }
        home.present(checkout, animated: true)
      }
      setup.check("the check-out stays", version) {
        home.presentedViewController != nil || home.title != "checking out"
      }
      home.onTap { [unowned home] in home.title = "checking out" }
      return home
    },
    FieldBug(
      id: "R60", thread: "hyperoslo/ImagePicker#323",
      symptom: "picking a photo also closes the screen that opened the picker", finder: .check
    ) { version, setup in
      let home = Screen("home")
      home.loadViewIfNeeded()
      home.addButton("compose") { [unowned home] in
        home.title = "composing"
        let composer = Screen("composer") { composer in
          composer.isModalInPresentation = true
          composer.addButton("send", y: 160) { [unowned composer, unowned home] in
            home.title = "sent"
            composer.dismiss(animated: true)
          }
          composer.addButton("photo") { [unowned composer] in
            let picker = Screen("picker") { picker in
              picker.addButton("pick") { [unowned composer, unowned picker] in
                picker.dismiss(animated: true) { [unowned composer] in
                  if !version.isRepaired { composer.dismiss(animated: true) }
                }
              }
            }
            composer.present(picker, animated: true)
          }
        }
        home.present(composer, animated: true)
      }
      setup.check("the composer stays", version) {
        home.title != "composing" || home.presentedViewController != nil
      }
      return home
    },
    FieldBug(
      id: "R62", thread: "sberrevoets/SDCAlertView#280",
      symptom: "the end of a child popover is taken for the end of the alert", finder: .check,
      width: .regular, vocabulary: tapsOutside
    ) { version, setup in
      homeScreen("alert") {
        let alert = CustomAlert()
        let end = setup.owed("the alert", version)
        alert.end = end
        alert.passesOn = version.isRepaired
        return alert
      }
    },
  ]
}

/// Taps beside what is presented, and no swipes.
private let tapsOutside: SceneVocabulary = {
  var vocabulary = FieldBug.plainGestures
  vocabulary.gestures = [.tapOutside]
  return vocabulary
}()

/// Shows a modal host, whose content presents a login of its own.
private final class HostOwner: UIViewController {
  var asksPresenter = false
  private(set) var isShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("show") { [unowned self] in
      isShown = true
      let host = Screen("host") { [unowned self] host in
        host.isModalInPresentation = true
        host.addButton("log in") { [unowned self, unowned host] in
          let login = Screen("login") { [unowned self, unowned host] login in
            login.isModalInPresentation = true
            login.addButton("done") { [unowned self, unowned host] in hide(host) }
          }
          host.present(login, animated: true)
        }
      }
      present(host, animated: true)
    }
  }

  private func hide(_ host: UIViewController) {
    isShown = false
    for view in host.view.subviews { view.removeFromSuperview() }
    (asksPresenter ? host.presentingViewController ?? host : host).dismiss(animated: true)
  }
}

private final class CustomAlert: UIViewController {
  var end: () -> Void = {}
  var passesOn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    addButton("choose") { [unowned self] in
      let child = Screen("choices", closedBy: "take")
      child.modalPresentationStyle = .popover
      child.popoverPresentationController?.sourceView = view
      present(child, animated: true)
    }
    addButton("close", y: 300) { [unowned self] in dismiss(animated: true) }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if !passesOn || presentedViewController == nil { end() }
    super.dismiss(animated: flag, completion: completion)
  }
}

extension UIViewController {
  /// Calls a closure at each tap of a button of the screen.
  fileprivate func onTap(_ body: @escaping () -> Void) {
    for case let button as UIButton in view.subviews {
      button.addAction(UIAction { _ in body() }, for: .touchUpInside)
    }
  }
}

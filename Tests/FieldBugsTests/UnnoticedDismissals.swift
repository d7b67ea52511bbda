// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  /// Dismissals by the user that nobody notices.
  static let unnoticedDismissals: [FieldBug] = [
    FieldBug(
      id: "R01", thread: "facebook/react-native#26892, expo/expo#13221 (R03)",
      symptom: "a modal that was swiped away stays `visible`, and cannot be shown again",
      finder: .property("a control that worked still works")
    ) { version, setup in
      let host = ModalHost()
      host.notices = version.isRepaired
      setup.check("visible means presented", version) {
        host.isVisible == (host.presentedViewController != nil)
      }
      return host
    },
    FieldBug(
      id: "R10", thread: "auth0/Lock.swift#658",
      symptom: "a screen that is not closable is closed by a swipe", finder: .check
    ) { version, setup in
      let home = Screen("home") { home in
        home.addButton("log in") { [unowned home] in
          let lock = Screen("lock", closedBy: "done")
          lock.isModalInPresentation = version.isRepaired
          home.title = "logging in"
          lock.onDone { [unowned home] in home.title = "home" }
          home.present(lock, animated: true)
        }
      }
      setup.check("nobody leaves the login but by its button", version) {
        home.title == "home" || home.presentedViewController != nil
      }
      return home
    },
    FieldBug(
      id: "R11", thread: "OneSignal/OneSignal-iOS-SDK#606",
      symptom: "a helper view stays on top of everything after a swipe",
      finder: .property("presentations leave no views, recognizers or constraints behind")
    ) { version, _ in
      Screen("home") { home in
        home.addButton("open link") { [unowned home] in
          let helper = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
          helper.accessibilityIdentifier = "helper"
          home.view.window?.addSubview(helper)
          let web = WebScreen()
          web.helper = helper
          web.cleansUpAlways = version.isRepaired
          home.present(UINavigationController(rootViewController: web), animated: true)
        }
      }
    },
    FieldBug(
      id: "R13", thread: "BalestraPatrick/WhatsNew#35",
      symptom: "the closure for the end is called by the button alone", finder: .check
    ) { version, setup in
      homeScreen("what's new") {
        let news = NewsScreen(end: setup.owed("the end", version))
        news.reportsSwipe = version.isRepaired
        return news
      }
    },
    FieldBug(
      id: "R06", thread: "expo/expo#10325",
      symptom: "the promise of a document picker stays pending after a swipe", finder: .check
    ) { version, setup in
      homeScreen("pick a document") {
        let end = setup.owed("the promise", version)
        let picker = Screen("documents") { picker in
          picker.addButton("cancel") { [unowned picker] in
            picker.dismiss(animated: true) { end() }
          }
        }
        picker.isModalInPresentation = version.isRepaired
        return picker
      }
    },
    FieldBug(
      id: "R16", thread: "openid/AppAuth-iOS#527",
      symptom: "what follows in the presenter's viewDidAppear does not come after a page sheet",
      finder: .check
    ) { version, setup in
      let home = FlowScreen()
      home.usesCompletion = version.isRepaired
      setup.check("the flow goes on when the browser is gone", version) {
        !home.isAuthorizing || home.presentedViewController != nil
      }
      return home
    },
  ]
}

/// React Native's host of one modal: the flag is the truth.
private final class ModalHost: UIViewController, UIAdaptivePresentationControllerDelegate {
  var notices = false
  private(set) var isVisible = false {
    didSet { if isVisible != oldValue { update() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("show") { [unowned self] in isVisible = true }
  }

  private func update() {
    guard isVisible else { return dismiss(animated: true) }
    let modal = Screen("modal") { [unowned self] modal in
      modal.addButton("hide") { [unowned self] in isVisible = false }
    }
    if notices { modal.presentationController?.delegate = self }
    present(modal, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isVisible = false
  }
}

private final class WebScreen: UIViewController {
  var helper = UIView()
  var cleansUpAlways = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("done") { [unowned self] in
      helper.removeFromSuperview()
      dismiss(animated: true)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if cleansUpAlways { helper.removeFromSuperview() }
  }
}

/// A flow that goes on when the screen appears again.
private final class FlowScreen: UIViewController {
  var usesCompletion = false
  private(set) var isAuthorizing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("log in") { [unowned self] in
      isAuthorizing = true
      let browser = Screen("browser") { [unowned self] browser in
        browser.isModalInPresentation = true
        browser.addButton("authorize") { [unowned self] in
          dismiss(animated: true) { [unowned self] in if usesCompletion { goOn() } }
        }
      }
      present(browser, animated: true)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !usesCompletion { goOn() }
  }

  private func goOn() { isAuthorizing = false }
}

private final class NewsScreen: EndingScreen {
  var reportsSwipe = false
  private var hasEnded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("continue") { [unowned self] in
      tell()
      dismiss(animated: true)
    }
  }

  private func tell() {
    if !hasEnded { end() }
    hasEnded = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if reportsSwipe, isBeingDismissed { tell() }
  }
}

extension UIViewController {
  /// Calls a closure when the button of a screen has closed it.
  fileprivate func onDone(_ body: @escaping () -> Void) {
    loadViewIfNeeded()
    for case let button as UIButton in view.subviews {
      button.addAction(UIAction { _ in body() }, for: .touchUpInside)
    }
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import UIKit

extension FieldBug {
  /// Screens, routers and coordinators whose picture of what is presented is not UIKit's.
  static let routers: [FieldBug] = [
    FieldBug(
      id: "R18", thread: "jonkykong/SideMenu#558",
      symptom: "a menu stays open when it presents a page sheet", finder: .check
    ) { version, setup in
      let home = homeScreen("menu") {
        let menu = SideMenu()
        menu.closesWhenPresenting = version.isRepaired
        return menu
      }
      setup.check("what the menu shows closes it", version) { [unowned home] in
        let menu = home.presentedViewController as? SideMenu
        return menu?.presentedViewController == nil || menu?.isOpen == false
      }
      return home
    },
    FieldBug(
      id: "R28", thread: "alibaba/flutter_boost#434",
      symptom: "a page is resumed twice when its sheet is pulled and let go", finder: .check
    ) { version, setup in
      let home = Screen("home")
      home.loadViewIfNeeded()
      let page = PageContainer()
      page.asksWhetherPaused = version.isRepaired
      home.addButton("open") { [unowned home] in home.present(page, animated: true) }
      setup.check("a page is resumed once for each pause", version) { page.resumed <= 1 }
      return home
    },
    FieldBug(
      id: "R47", thread: "software-mansion/react-native-screens#3760",
      symptom: "a modal that was swiped away comes back", finder: .check, depth: 9
    ) { version, setup in
      let host = ScriptedHost()
      host.remembersDismissal = version.isRepaired
      setup.check("no modal that the script does not list", version) {
        host.isListed || host.presentedViewController == nil
      }
      return host
    },
    FieldBug(
      id: "R50", thread: "wix/react-native-navigation#7535",
      symptom: "a dialog cannot be closed any more after a sheet above it was swiped away",
      finder: .check
    ) { version, setup in
      let home = ModalStack()
      home.asksPresentationController = version.isRepaired
      setup.check("the dialog on screen is in the list", version) { [unowned home] in
        home.presentedViewController.map { home.lists($0) } ?? true
      }
      return home
    },
    FieldBug(
      id: "R63", thread: "microsoft/fluentui-apple#995",
      symptom: "a change of the width closes any modal of the app",
      finder: .property("a dismiss takes no more than it was meant for"),
      vocabulary: widthChanges
    ) { version, setup in
      let home = Screen("home")
      home.loadViewIfNeeded()
      let pill = PillBar()
      pill.closesOwnOnly = version.isRepaired
      home.addChild(pill)
      pill.view.frame = CGRect(x: 0, y: 600, width: 200, height: 100)
      home.view.addSubview(pill.view)
      pill.didMove(toParent: home)
      home.addButton("compose") { [unowned home] in
        home.title = "composing"
        let composer = Screen("composer") { composer in
          composer.addButton("send") { [unowned home, unowned composer] in
            home.title = "home"
            composer.dismiss(animated: true)
          }
        }
        composer.isModalInPresentation = true
        home.present(composer, animated: true)
      }
      setup.check("the composer stays", version) { [unowned home] in
        home.title != "composing" || home.presentedViewController != nil
      }
      return home
    },
    FieldBug(
      id: "R70", thread: "hotwired/hotwire-native-ios (NavigationHierarchyController)",
      symptom: "a visit goes into a modal stack that is on its way out", finder: .check
    ) { version, setup in
      let home = Router()
      home.waits = version.isRepaired
      setup.check("what is visited is shown", version) { [unowned home] in
        home.visited.map { $0.hasAppeared } ?? true
      }
      return home
    },
    FieldBug(
      id: "R72", thread: "AdevintaSpain/Sencha#23",
      symptom: "the old screens live on when the root is exchanged under a modal",
      finder: .property("the user is never trapped")
    ) { version, setup in
      let session = Session()
      let home = Screen("home") { home in
        home.addButton("account") { [unowned home] in
          let account = Screen("account") { account in
            account.modalPresentationStyle = .fullScreen
            account.addButton("log out") { [unowned home, unowned account] in
              let window = account.view.window
              session.isOver = true
              let login = Screen("login")
              if version.isRepaired {
                home.dismiss(animated: true) { window?.rootViewController = login }
              } else {
                window?.rootViewController = login
              }
            }
          }
          account.modalPresentationStyle = .fullScreen
          session.account = account
          home.present(account, animated: true)
        }
      }
      setup.check("nothing of a session that is over is on screen", version) {
        !session.isOver || session.account?.viewIfLoaded?.window == nil
      }
      return home
    },
  ]

  /// The width of the window changes; nothing is swiped.
  private static let widthChanges: SceneVocabulary = {
    var vocabulary = plainGestures
    vocabulary.gestures = []
    vocabulary.includesSizeClassChanges = true
    return vocabulary
  }()
}

private final class Session {
  var isOver = false
  weak var account: UIViewController?
}

/// A menu that is to be closed when it shows something else.
private final class SideMenu: UIViewController {
  var closesWhenPresenting = false
  private(set) var isOpen = true

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .overFullScreen
    addButton("settings") { [unowned self] in
      if closesWhenPresenting { isOpen = false }
      present(Screen("settings"), animated: true)
    }
    addButton("close", y: 300) { [unowned self] in dismiss(animated: true) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isOpen = false
  }
}

/// A page whose engine is paused and resumed with it.
private final class PageContainer: UIViewController {
  var asksWhetherPaused = false
  private(set) var resumed = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !asksWhetherPaused || resumed == 0 { resumed += 1 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    resumed = 0
  }
}

/// Shows what a script lists, which hears late of what the user does.
private final class ScriptedHost: UIViewController, UIAdaptivePresentationControllerDelegate {
  var remembersDismissal = false
  private(set) var isListed = false
  private var isAway = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("open") { [unowned self] in
      isListed = true
      commit()
    }
    addButton("refresh", y: 300) { [unowned self] in commit() }
  }

  private func commit() {
    guard isListed, presentedViewController == nil, !(remembersDismissal && isAway) else { return }
    let modal = Screen("modal")
    modal.presentationController?.delegate = self
    present(modal, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isAway = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      self?.isListed = false
      self?.isAway = false
    }
  }
}

/// Keeps a list of what it has presented.
private final class ModalStack: UIViewController, UIAdaptivePresentationControllerDelegate {
  var asksPresentationController = false
  private var modals: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("ask") { [unowned self] in
      let dialog = Screen("dialog") { [unowned self] dialog in
        dialog.addButton("more") { [unowned self, unowned dialog] in
          let sheet = Screen("sheet")
          sheet.presentationController?.delegate = self
          modals.append(sheet)
          dialog.present(sheet, animated: true)
        }
        dialog.addButton("close", y: 300) { [unowned self, unowned dialog] in close(dialog) }
      }
      dialog.modalPresentationStyle = .overCurrentContext
      modals.append(dialog)
      present(dialog, animated: true)
    }
  }

  func lists(_ modal: UIViewController) -> Bool { modals.contains { $0 === modal } }

  private func close(_ modal: UIViewController) {
    guard modals.contains(where: { $0 === modal }) else { return }
    modals.removeAll { $0 === modal }
    modal.presentingViewController?.dismiss(animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    let gone =
      asksPresentationController
      ? presentationController.presentedViewController : presentedViewController
    modals.removeAll { $0 === gone }
  }
}

/// A component of a screen that closes its menu when the width changes.
private final class PillBar: UIViewController {
  var closesOwnOnly = false
  private weak var menu: UIViewController?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if closesOwnOnly {
      menu?.dismiss(animated: true)
    } else {
      presentedViewController?.dismiss(animated: true)
    }
  }
}

/// Shows each visit in the modal stack, if there is one.
private final class Router: UIViewController {
  final class Page: UIViewController {
    private(set) var hasAppeared = false
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
    }
  }

  var waits = false
  private(set) var visited: Page?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("open") { [unowned self] in
      present(UINavigationController(rootViewController: Screen("form")), animated: true)
      guard visited == nil else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in
        let page = Page()
        self?.visited = page
        self?.route(page)
      }
    }
  }

  private func route(_ page: Page) {
    guard let stack = presentedViewController as? UINavigationController else {
      return present(UINavigationController(rootViewController: page), animated: true)
    }
    if waits, let coordinator = stack.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.route(page) }
    } else {
      stack.setViewControllers([page], animated: false)
    }
  }
}

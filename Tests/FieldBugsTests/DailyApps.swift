// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  /// What goes wrong in ordinary apps outside of a single presentation: at launch, by a timer, in the
  /// background, and where the wrong controller is asked.
  static let dailyApps: [FieldBug] = [
    FieldBug(
      id: "D21", thread: "state restoration",
      symptom: "what was open is presented in viewDidLoad, before there is a window",
      finder: .property("no refused present or dismiss is lost")
    ) { version, _ in
      let inbox = Inbox()
      inbox.restoresOnScreen = version.isRepaired
      return inbox
    },
    FieldBug(
      id: "D22", thread: "video player",
      symptom: "controls that a timer hides cannot be brought back",
      finder: .property("the user is never trapped")
    ) { version, _ in
      homeScreen("watch") {
        let player = VideoPlayer()
        player.listensBelowControls = version.isRepaired
        player.modalPresentationStyle = .fullScreen
        return player
      }
    },
    FieldBug(
      id: "D23", thread: "passcode", symptom: "a second lock stays when one is opened",
      finder: .property("a screen with controls takes touches")
    ) { version, setup in
      let lock = Lock()
      lock.locksOnce = version.isRepaired
      setup.include("lock", lock)
      setup.check("an open lock covers nothing", version) {
        lock.isLocked || UIApplication.shared.windows.count { !$0.isHidden } == 1
      }
      return Screen("wallet")
    },
    FieldBug(
      id: "D24", thread: "persistent sheet",
      symptom: "a map presents although its sheet is always there",
      finder: .property("no refused present or dismiss is lost")
    ) { version, _ in
      let map = Map()
      map.presentsOnSheet = version.isRepaired
      return map
    },
    FieldBug(
      id: "D25", thread: "search results",
      symptom: "a result is pushed by what presents, which is itself the navigation controller",
      finder: .check
    ) { version, setup in
      let store = Screen("store")
      let stack = UINavigationController(rootViewController: store)
      store.loadViewIfNeeded()
      store.addButton("search") { [unowned stack, unowned store] in
        let search = Screen("search") { search in
          search.addButton("choose") { [unowned stack, unowned store, unowned search] in
            store.title = "chosen"
            let presenting = search.presentingViewController
            let target = version.isRepaired ? stack : presenting?.navigationController
            search.dismiss(animated: true) {
              guard let target else { return }
              store.title = "store"
              target.pushViewController(Screen("result"), animated: true)
            }
          }
        }
        store.present(search, animated: true)
      }
      setup.check("what was chosen is shown", version) { [unowned stack, unowned store] in
        store.title != "chosen" || stack.presentedViewController != nil
      }
      return stack
    },
  ]
}

/// Has a draft open when the app is launched again.
private final class Inbox: UIViewController {
  var restoresOnScreen = false
  private var hasRestored = false

  override func viewDidLoad() {
    super.viewDidLoad()
    if !restoresOnScreen { restore() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if restoresOnScreen { restore() }
  }

  private func restore() {
    guard !hasRestored else { return }
    hasRestored = true
    present(Screen("draft"), animated: false)
  }
}

/// Hides its controls after a while.
private final class VideoPlayer: UIViewController {
  var listensBelowControls = false
  private let controls = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    controls.frame = view.bounds
    view.addSubview(controls)
    addButton("close", to: controls) { [unowned self] in dismiss(animated: true) }
    addButton("play", y: 300, to: controls) { [unowned self] in
      Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.showControls(false) }
      }
    }
    // Transparent views take no touches.
    (listensBelowControls ? view : controls)?.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapped", VideoPlayer.tapped)))
  }

  private func tapped() { showControls(controls.alpha == 0) }

  private func showControls(_ isShown: Bool) {
    UIView.animate(withDuration: 0.25) { self.controls.alpha = isShown ? 1 : 0 }
  }
}

/// Asks for a code when the app comes back, in a window of its own.
@MainActor
private final class Lock {
  var locksOnce = false
  private var window: UIWindow?
  var isLocked: Bool { window != nil }

  init() {
    NotificationCenter.default.addObserver(
      self, selector: Selector("lock", Lock.lock),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  private func lock() {
    if locksOnce, isLocked { return }
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    window.rootViewController = Screen("lock") { lock in
      // The closure keeps the window, as a controller does that knows its own.
      lock.addButton("unlock") { [unowned self, kept = window] in
        self.window?.isHidden = true
        if locksOnce { kept.rootViewController = nil }
        self.window = nil
      }
    }
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A map with a sheet that is always there.
private final class Map: UIViewController {
  var presentsOnSheet = false
  private let sheet = Screen("places")

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.loadViewIfNeeded()
    sheet.addButton("harbor") { [unowned self] in
      (presentsOnSheet ? sheet : self).present(Screen("place"), animated: true)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    sheet.isModalInPresentation = true
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    present(sheet, animated: false)
  }
}

// SPDX-License-Identifier: MIT

import SceneHarness
import UIKit

extension FieldBug {
  /// What every team has had in its tracker: screens, bars and coordinators that lose track.
  static let dailyScreens: [FieldBug] = [
    FieldBug(
      id: "D11", thread: "coordinator", symptom: "a coordinator keeps its child after a swipe",
      finder: .property("a control that worked still works")
    ) { version, setup in
      let home = Screen("home")
      home.loadViewIfNeeded()
      let coordinator = AppCoordinator(home: home)
      coordinator.noticesSwipe = version.isRepaired
      home.addButton("settings") { coordinator.showSettings() }
      return home
    },
    FieldBug(
      id: "D12", thread: "popover on iPad",
      symptom: "an action sheet without a source ends the app on an iPad",
      finder: .property("the app never crashes"), width: .regular
    ) { version, _ in
      Screen("home") { home in
        home.addButton("share") { [unowned home] in
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Copy", style: .default))
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          if version.isRepaired {
            sheet.popoverPresentationController?.sourceView = home.view.subviews.first
          }
          home.present(sheet, animated: true)
        }
      }
    },
    FieldBug(
      id: "D13", thread: "isModalInPresentation",
      symptom: "a sheet is kept from being swiped away only after typing has ended",
      finder: .check
    ) { version, setup in
      let home = Screen("home")
      home.loadViewIfNeeded()
      let draft = Draft()
      home.addButton("write") { [unowned home] in
        home.present(DraftEditor(draft, guardsAtOnce: version.isRepaired), animated: true)
      }
      setup.check("no text is lost", version) { [unowned home] in
        draft.text.isEmpty || home.presentedViewController != nil
      }
      return home
    },
    FieldBug(
      id: "D14", thread: "navigation bar",
      symptom: "the bar is gone after a swipe back that was cancelled",
      finder: .property("a cancelled transition leaves views as they were"),
      vocabulary: backSwipes
    ) { version, _ in
      let first = BarlessScreen()
      let stack = UINavigationController(rootViewController: first)
      first.loadViewIfNeeded()
      first.addButton("open") { [unowned stack] in
        let second = BarScreen()
        second.isCareful = version.isRepaired
        stack.pushViewController(second, animated: true)
      }
      return stack
    },
    FieldBug(
      id: "D15", thread: "overlay window",
      symptom: "a transparent window stays over everything when its alert is closed",
      finder: .property("a screen with controls takes touches")
    ) { version, _ in
      Screen("home") { home in
        let presenter = WindowAlert()
        presenter.hidesWindow = version.isRepaired
        home.addButton("check for updates") { presenter.show() }
      }
    },
    FieldBug(
      id: "D16", thread: "delegate of the wrong controller",
      symptom: "the delegate is set on a screen inside of the navigation controller",
      finder: .property("a presentation controller's delegate that was set is asked")
    ) { version, _ in
      let home = FormHome()
      home.setsDelegateOfStack = version.isRepaired
      return home
    },
    FieldBug(
      id: "D17", thread: "notification observer",
      symptom: "a screen is kept by the block of its observer",
      finder: .property("dismissed view controllers are released")
    ) { version, _ in
      homeScreen("open") {
        let player = Player()
        player.isWeak = version.isRepaired
        return player
      }
    },
    FieldBug(
      id: "D18", thread: "unwind",
      symptom: "the end of a flow closes the editor that it was started from", finder: .check
    ) { version, setup in
      let home = Screen("home")
      home.loadViewIfNeeded()
      var isEditing = false
      home.addButton("edit") { [unowned home] in
        isEditing = true
        let editor = Screen("editor") { editor in
          editor.isModalInPresentation = true
          editor.addButton("done", y: 160) { [unowned editor] in
            isEditing = false
            editor.dismiss(animated: true)
          }
          editor.addButton("insert photo") { [unowned editor] in
            let albums = Screen("albums") { albums in
              albums.addButton("pick") { [unowned albums, unowned editor] in
                let end = version.isRepaired ? editor : albums.view.window?.rootViewController
                end?.dismiss(animated: true)
              }
            }
            editor.present(albums, animated: true)
          }
        }
        home.present(editor, animated: true)
      }
      setup.check("the editor stays", version) { [unowned home] in
        !isEditing || home.presentedViewController != nil
      }
      return home
    },
    FieldBug(
      id: "D19", thread: "busy button",
      symptom: "a button that was disabled for a request stays so when the request fails",
      finder: .property("what a tap disables is enabled again")
    ) { version, setup in
      let answer = setup.answer("login") { true }
      let screen = Screen("login")
      screen.loadViewIfNeeded()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      button.setTitle("log in", for: .normal)
      var isWaiting = false
      button.addAction(
        UIAction { [unowned button, unowned screen] _ in
          (button.isEnabled, isWaiting) = (false, true)
          answer { [weak button, weak screen] result in
            isWaiting = false
            if version.isRepaired { button?.isEnabled = true }
            guard case .success = result else { return }
            button?.isEnabled = true
            screen?.present(Screen("account"), animated: true)
          }
        }, for: .touchUpInside)
      screen.view.addSubview(button)
      setup.check("somebody can log in", version) { button.isEnabled || isWaiting }
      return screen
    },
    FieldBug(
      id: "D20", thread: "container child",
      symptom: "a child's appearance is begun and not ended when a swipe is cancelled",
      finder: .property("manual appearance transitions are balanced")
    ) { version, _ in
      homeScreen("open") {
        let container = ForwardingContainer()
        container.endsAlways = version.isRepaired
        return container
      }
    },
  ]

  /// The swipe from the edge that goes back, and whatever it takes to cancel it.
  private static let backSwipes: SceneVocabulary = {
    var vocabulary = plainGestures
    vocabulary.gestures = []
    return vocabulary
  }()
}

/// Keeps its child as long as the settings are open.
private final class AppCoordinator: NSObject, UIAdaptivePresentationControllerDelegate {
  var noticesSwipe = false
  private unowned let home: UIViewController
  private var child: SettingsCoordinator?

  init(home: UIViewController) { self.home = home }

  @MainActor func showSettings() {
    guard child == nil else { return }
    let settings = SettingsCoordinator()
    child = settings
    let screen = settings.start { [unowned self] in
      home.dismiss(animated: true) { [unowned self] in child = nil }
    }
    if noticesSwipe { screen.presentationController?.delegate = self }
    home.present(screen, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    child = nil
  }
}

private final class SettingsCoordinator {
  @MainActor func start(finish: @escaping () -> Void) -> UIViewController {
    let settings = Screen("settings") { settings in settings.addButton("done", finish) }
    return UINavigationController(rootViewController: settings)
  }
}

private final class Draft {
  var text = ""
}

private final class DraftEditor: UIViewController {
  private let draft: Draft
  private let guardsAtOnce: Bool
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  init(_ draft: Draft, guardsAtOnce: Bool) {
    (self.draft, self.guardsAtOnce) = (draft, guardsAtOnce)
    super.init(nibName: nil, bundle: nil)
    title = "editor"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.addAction(
      UIAction { [unowned self] _ in
        draft.text = field.text ?? ""
        if guardsAtOnce { isModalInPresentation = true }
      }, for: .editingChanged)
    field.addAction(
      UIAction { [unowned self] _ in isModalInPresentation = !draft.text.isEmpty },
      for: .editingDidEnd)
    view.addSubview(field)
    addButton("send") { [unowned self] in
      draft.text = ""
      dismiss(animated: true)
    }
  }
}

private final class BarlessScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
}

private final class BarScreen: UIViewController {
  var isCareful = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "second"
    if !isCareful { navigationController?.setNavigationBarHidden(false, animated: true) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isCareful { navigationController?.setNavigationBarHidden(false, animated: animated) }
  }
}

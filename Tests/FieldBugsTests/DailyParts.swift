// SPDX-License-Identifier: MIT

import UIKit

/// Shows an alert in a window of its own.
@MainActor
final class WindowAlert {
  var hidesWindow = false
  private var window: UIWindow?

  func show() {
    guard window == nil, let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    let alert = UIAlertController(title: "Up to date", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [self] _ in
        guard hidesWindow else { return }
        self.window?.isHidden = true
        self.window = nil
      })
    window.rootViewController = AlertHost(alert)
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Has nothing to show but an alert.
private final class AlertHost: UIViewController {
  private var alert: UIAlertController?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let alert { present(alert, animated: true) }
    alert = nil
  }
}

/// Asks before a form is thrown away.
final class FormHome: UIViewController, UIAdaptivePresentationControllerDelegate {
  var setsDelegateOfStack = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton("new") { [unowned self] in
      let form = Screen("form")
      let stack = UINavigationController(rootViewController: form)
      (setsDelegateOfStack ? stack : form).presentationController?.delegate = self
      present(stack, animated: true)
    }
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
}

/// Pauses when the app goes to the background.
final class Player: UIViewController {
  var isWeak = false
  private(set) var isPlaying = true
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UIApplication.didEnterBackgroundNotification
    observer =
      isWeak
      ? NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] _ in MainActor.assumeIsolated { self?.isPlaying = false }
      }
      : NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { self.isPlaying = false }
      }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}

/// Forwards appearance callbacks to its child by itself.
final class ForwardingContainer: UIViewController {
  var endsAlways = false
  private let child = Screen("child")

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    child.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    child.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A swipe that is cancelled ends with viewDidAppear, not with viewDidDisappear.
    if !endsAlways, transitionCoordinator?.isInteractive == true { return }
    child.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    child.endAppearanceTransition()
  }
}

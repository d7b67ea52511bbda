// SPDX-License-Identifier: MIT

public import Foundation

// MARK: - How the app comes to the foreground, and goes to the background

/// Delegates are told before it is posted, and the delegate of the app only where that of a scene is
/// not (Apple: *applicationDidBecomeActive(_:)*, *UISceneDelegate*).
extension UIApplication {
  // What the system posts: of it, that the app goes to the background and comes back.
  nonisolated public static let didReceiveMemoryWarningNotification = posted(
    "DidReceiveMemoryWarning")
  nonisolated public static let significantTimeChangeNotification = posted("SignificantTimeChange")
  nonisolated public static let didFinishLaunchingNotification = posted("DidFinishLaunching")
  nonisolated public static let didBecomeActiveNotification = posted("DidBecomeActive")
  /// What the system posts when the user takes a picture of the screen, which never happens here.
  nonisolated public static let userDidTakeScreenshotNotification = posted(
    "UserDidTakeScreenshot")
  nonisolated public static let willResignActiveNotification = posted("WillResignActive")
  nonisolated public static let didEnterBackgroundNotification = posted("DidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = posted("WillEnterForeground")
  nonisolated public static let willTerminateNotification = posted("WillTerminate")
  nonisolated public static let willChangeStatusBarFrameNotification = posted(
    "WillChangeStatusBarFrame")
  nonisolated public static let willChangeStatusBarOrientationNotification = posted(
    "WillChangeStatusBarOrientation")
  nonisolated public static let didChangeStatusBarOrientationNotification = posted(
    "DidChangeStatusBarOrientation")
  nonisolated public static let didChangeStatusBarFrameNotification = posted(
    "DidChangeStatusBarFrame")

  /// What tells views of SwiftUI's that one of the app's addresses is opened; the address is the object.
  nonisolated package static let openedAddressNotification = posted("OpenedAddress")

  nonisolated private static func posted(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(name)Notification")
  }

  /// What tells that the app leaves the foreground, and comes back.
  private static let turns: Set = [
    didEnterBackgroundNotification, willEnterForegroundNotification,
    UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
    .NSExtensionHostDidEnterBackground, .NSExtensionHostWillEnterForeground,
  ]

  /// What tells that the app is not active for a moment, or for longer.
  private static let activity: Set = [
    willResignActiveNotification, didBecomeActiveNotification,
    UIScene.willDeactivateNotification, UIScene.didActivateNotification,
    .NSExtensionHostWillResignActive, .NSExtensionHostDidBecomeActive,
  ]

  /// Whether anybody is told that the app goes to the background.
  package var tellsOfTurns: Bool {
    tellsOfActivity || !addresses.isEmpty || scene.notifications.isAnyObserved(of: Self.turns)
  }

  /// Whether anybody may be told that the app is not active for a moment.
  package var tellsOfActivity: Bool {
    ownDelegate != nil || scene.windowScene.delegate != nil || isPhaseRead
      || scene.notifications.isAnyObserved(of: Self.activity)
  }

  /// Whether an observer is told that memory is low.
  package var tellsOfMemory: Bool {
    scene.notifications.isAnyObserved(of: [Self.didReceiveMemoryWarningNotification])
  }

  /// Whether an observer is told that the device is turned.
  package var tellsOfOrientation: Bool {
    scene.notifications.isAnyObserved(of: [
      UIDevice.orientationDidChangeNotification, Self.willChangeStatusBarOrientationNotification,
      Self.didChangeStatusBarOrientationNotification,
    ])
  }

  /// Launches the app by its delegates.
  ///
  /// An app without one for its scene makes its window in
  /// `application(_:didFinishLaunchingWithOptions:)`.
  package func launch(sceneDelegate: (any UIWindowSceneDelegate)?) {
    (applicationState, scene.windowScene.activationState) = (.inactive, .unattached)
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    scene.notifications.post(name: Self.didFinishLaunchingNotification, object: self)
    if let sceneDelegate {
      let (session, options) = (scene.windowScene.session, UIScene.ConnectionOptions())
      _ = delegate?.application(self, configurationForConnecting: session, options: options)
      scene.windowScene.delegate = sceneDelegate
      sceneDelegate.scene(scene.windowScene, willConnectTo: session, options: options)
      scene.notifications.post(name: UIScene.willConnectNotification, object: scene.windowScene)
      sceneDelegate.sceneWillEnterForeground(scene.windowScene)
      scene.notifications.post(
        name: UIScene.willEnterForegroundNotification, object: scene.windowScene)
    }
    becomeActive()
  }

  /// Something of the system's covers the app, such as the Control Center or a call: it is not active,
  /// and does not go to the background (Apple: *willResignActiveNotification*).
  package func interrupt() {
    resignActive()
    (applicationState, scene.windowScene.activationState) = (.inactive, .foregroundInactive)
  }

  private func resignActive() {
    tell(
      { $0.sceneWillResignActive($1) }, UIScene.willDeactivateNotification,
      { $0.applicationWillResignActive($1) }, Self.willResignActiveNotification,
      .NSExtensionHostWillResignActive)
    tellViews(.inactive)
  }

  /// The user goes to the home screen.
  package func goToBackground() {
    resignActive()
    (applicationState, scene.windowScene.activationState) = (.background, .background)
    tell(
      { $0.sceneDidEnterBackground($1) }, UIScene.didEnterBackgroundNotification,
      { $0.applicationDidEnterBackground($1) }, Self.didEnterBackgroundNotification,
      .NSExtensionHostDidEnterBackground)
    tellViews(.background)
  }

  /// The user comes back to the app, maybe since something opens one of its addresses.
  package func comeBack(opening url: URL? = nil) {
    tell(
      { $0.sceneWillEnterForeground($1) }, UIScene.willEnterForegroundNotification,
      { $0.applicationWillEnterForeground($1) }, Self.willEnterForegroundNotification,
      .NSExtensionHostWillEnterForeground)
    (applicationState, scene.windowScene.activationState) = (.inactive, .foregroundInactive)
    tellViews(.inactive)
    if let url, let delegate = scene.windowScene.delegate {
      delegate.scene(scene.windowScene, openURLContexts: [UIOpenURLContext(url: url)])
    } else if let url {
      _ = delegate?.application(self, open: url, options: [:])
      scene.notifications.post(name: Self.openedAddressNotification, object: url)
    }
    becomeActive()
  }

  /// What covers the app goes.
  package func becomeActive() {
    (applicationState, scene.windowScene.activationState) = (.active, .foregroundActive)
    tell(
      { $0.sceneDidBecomeActive($1) }, UIScene.didActivateNotification,
      { $0.applicationDidBecomeActive($1) }, Self.didBecomeActiveNotification,
      .NSExtensionHostDidBecomeActive)
    tellViews(.active)
  }

  /// Tells the controllers that show views of SwiftUI's how the app is now, where any of them wants to
  /// know.
  private func tellViews(_ phase: State) {
    guard isPhaseRead else { return }
    for controller in controllersOnScreen {
      (controller as? any PhaseListener)?.phaseChanged(to: phase)
    }
  }

  private func tell(
    _ toScene: (any UISceneDelegate, UIScene) -> Void, _ ofScene: NSNotification.Name,
    _ toApp: (any UIApplicationDelegate, UIApplication) -> Void, _ ofApp: NSNotification.Name,
    _ ofHost: NSNotification.Name
  ) {
    let windowScene = scene.windowScene
    if scene.extensionContext != nil {
      return scene.notifications.post(name: ofHost, object: nil)
    }
    if let delegate = windowScene.delegate {
      toScene(delegate, windowScene)
    } else if let delegate {
      toApp(delegate, self)
    }
    scene.notifications.post(name: ofScene, object: windowScene)
    scene.notifications.post(name: ofApp, object: self)
  }

  /// The system has little memory left.
  package func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    scene.notifications.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for controller in controllersOnScreen { controller.didReceiveMemoryWarning() }
  }

  /// The controllers of all windows, with those in them and those that they present.
  private var controllersOnScreen: [UIViewController] {
    var pending = scene.windows.compactMap(\.rootViewController)
    var found: [UIViewController] = []
    while let next = pending.popLast() {
      found.append(next)
      pending += next.children
      if let presented = next.presentedViewController, presented.presentingViewController === next {
        pending.append(presented)
      }
    }
    return found
  }
}

/// A controller whose views may want to know whether the app is in front.
@MainActor
package protocol PhaseListener: UIViewController {
  func phaseChanged(to phase: UIApplication.State)
}

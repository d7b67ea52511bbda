// SPDX-License-Identifier: MIT

public import Foundation

/// The app that is executed.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }

  unowned let scene: HeadlessScene
  weak var ownDelegate: (any UIApplicationDelegate)?
  private let anyDelegate = AnyDelegate()
  /// Who is told what the app does; every app has somebody, also where the scene names nobody.
  open var delegate: (any UIApplicationDelegate)? {
    get { ownDelegate ?? anyDelegate }
    set { ownDelegate = newValue }
  }
  public package(set) var applicationState = State.active
  /// Whether a view of SwiftUI's reads whether the app is in front.
  package var isPhaseRead = false
  /// The addresses of the app's that something may open.
  package var addresses: [URL] = []
  open var isIdleTimerDisabled = false
  // Controllers decide on the status bar today: as storage.
  open var isStatusBarHidden = false
  open var statusBarStyle = UIStatusBarStyle.default
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  open func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) { statusBarStyle = style }
  /// What the app allows, unless a controller allows less.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }
  open var statusBarOrientation: UIInterfaceOrientation { scene.windowScene.interfaceOrientation }
  /// How often the app has asked for touches to be ignored.
  package private(set) var ignoresTouches = 0
  open var isIgnoringInteractionEvents: Bool { ignoresTouches > 0 }
  open func beginIgnoringInteractionEvents() { ignoresTouches += 1 }
  open func endIgnoringInteractionEvents() { ignoresTouches = max(0, ignoresTouches - 1) }

  init(scene: HeadlessScene) {
    self.scene = scene
    super.init()
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The app by the name of its property, which is how extensions ask for it.
  open class func value(forKeyPath keyPath: String) -> Any? {
    keyPath == "shared" ? shared : nil
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "url"), shortcutItem = Self(rawValue: "shortcutItem")
    public static let remoteNotification = Self(rawValue: "remoteNotification")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app of the scene.
  public class var shared: UIApplication { HeadlessScene.current.application }

  open var windows: [UIWindow] { scene.windows.filter { !($0 is KeyboardWindow) } }
  open var keyWindow: UIWindow? { scene.windows.first { $0.isKeyWindow } }
  /// The scenes of the app: one.
  open var connectedScenes: Set<UIScene> { [scene.windowScene] }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.screen.safeArea.top)
  }

  /// Sends an action to a target; without one, to the first that has the method, from the first
  /// responder up, or from the sender where nothing has the focus.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    let first = keyWindow?.firstResponder ?? sender as? UIResponder
    guard let target = target ?? first?.target(forAction: action, withSender: sender) else {
      return false
    }
    action.perform(on: target, sender, event)
    return true
  }

  /// What the app's icon offers, as storage.
  open var shortcutItems: [UIApplicationShortcutItem]?
  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The number on the app's icon, as storage.
  open var applicationIconBadgeNumber = 0
  /// Which icon the app has, as storage.
  open internal(set) var alternateIconName: String?
  /// How many tasks in the background were begun.
  var backgroundTasks = 0

  /// Opens nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    HeadlessScene.current.messages += 1
    HeadlessScene.current.note(unimplemented: "UIApplication.open")
    completionHandler?(false)
  }
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    HeadlessScene.current.note(unimplemented: "UIApplication.open")
    return false
  }

  /// Whether something opens the address: nothing does.
  open func canOpenURL(_ url: URL) -> Bool {
    HeadlessScene.current.note(unimplemented: "UIApplication.canOpenURL")
    return false
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

private final class AnyDelegate: NSObject, UIApplicationDelegate {}

/// A part of the app that the user sees.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  nonisolated public static let willConnectNotification = posted("WillConnect")
  nonisolated public static let willDeactivateNotification = posted("WillDeactivate")
  nonisolated public static let didEnterBackgroundNotification = posted("DidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = posted("WillEnterForeground")
  nonisolated public static let didActivateNotification = posted("DidActivate")

  nonisolated private static func posted(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIScene\(name)Notification")
  }

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public package(set) var activationState = ActivationState.foregroundActive
  /// Is told what becomes of the scene.
  open var delegate: (any UISceneDelegate)?
  open var title: String? = ""
  /// The session that the scene belongs to.
  public private(set) lazy var session = UISceneSession()
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen of the scene.
  public let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}

/// How the device is held, or lies.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

// The same as they were called before Swift 4.2.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// In which ways a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 1 << 1), landscapeLeft = Self(rawValue: 1 << 4),
    landscapeRight = Self(rawValue: 1 << 3), portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight],
    allButUpsideDown: Self = [.portrait, .landscape],
    all: Self = [.portrait, .landscape, .portraitUpsideDown]
}

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let only = UIDevice()
  public class var current: UIDevice { only }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// What the system posts when the user has turned the device.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// As the interface is turned.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open var name: String { model }
  open var localizedModel: String { model }
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }
  open var systemName: String { "iOS" }
  /// Whether the battery is watched, as storage: it stays full.
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open var systemVersion: String { "18.0" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}

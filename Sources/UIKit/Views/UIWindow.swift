// SPDX-License-Identifier: MIT

public import Foundation

/// The topmost view: what the screen shows.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How a window lies over others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (level: Level, height: CGFloat) -> Level { Level(level.rawValue + height) }
  }

  @Loose var firstResponder: UIResponder?
  /// The view in which the user types.
  package var focusedView: UIView? { firstResponder as? UIView }
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
  private var layoutPass: PendingEvent.ID?

  /// The scene that shows the window, which is off the screen without one (Apple,
  /// `UIWindow.windowScene`).
  open weak var windowScene: UIWindowScene? = HeadlessScene.current.windowScene {
    didSet { showOrHide() }
  }
  /// Whether the window is on the screen.
  var isShown: Bool { !isHidden && windowScene != nil }
  open var windowLevel = Level.normal
  public private(set) var isKeyWindow = false

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let old = oldValue, old.isViewLoaded {
        if isShown { HeadlessScene.current.presentation.rootWillLeave(old) }
        old.view.removeFromSuperview()
      }
      HeadlessScene.current.presentation.rootChanged(of: self)
      showRoot()
    }
  }

  /// Creates a window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window that fills the screen, as from iOS 9 on.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var screen: UIScreen { UIScreen.main }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  override var asWindow: UIWindow? { self }

  /// What is safe to put contents into, where the window fills the screen.
  var ownSafeArea: UIEdgeInsets {
    let screen = screen
    return layer.ownFrame == screen.bounds ? screen.safeArea : .zero
  }

  var windowTraits: UITraitCollection { screen.traitCollection }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    let others = HeadlessScene.current.windows.filter { $0.isKeyWindow && $0 !== self }
    for window in HeadlessScene.current.windows { window.isKeyWindow = false }
    isKeyWindow = true
    for window in others { window.noteNoLongerKey() }
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  private func noteNoLongerKey() {
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// When the key window leaves the screen, another one becomes key: the first one, where there are
  /// several (rdar 22364739).
  private func handOnKey() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    noteNoLongerKey()
    UIApplication.shared.windows.first { $0.canBecomeKey }?.makeKey()
  }

  /// Whether the window takes what belongs to no place on the screen.
  open var canBecomeKey: Bool { true }
  /// Told when the window has become key.
  open func becomeKey() {}
  /// Told when the window is no longer key.
  open func resignKey() {}

  /// Passes an event on; touches are delivered by the scene.
  open func sendEvent(_ event: UIEvent) {}

  open override var isHidden: Bool {
    didSet { showOrHide() }
  }

  /// Comes onto the screen or leaves it, unless it is where it should be.
  private func showOrHide() {
    let scene = HeadlessScene.current
    let (isShown, wasShown) = (isShown, scene.windows.contains { $0 === self })
    guard isShown != wasShown else { return }
    defer {
      NotificationCenter.default.post(
        name: isShown ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification,
        object: self)
    }
    guard isShown else {
      scene.windows.removeAll { $0 === self }
      scene.presentation.visibilityChanged(of: self)
      return handOnKey()
    }
    scene.windows.append(self)
    showRoot()
    scene.presentation.visibilityChanged(of: self)
    scheduleLayout()
  }

  private func showRoot() {
    guard isShown, let view = rootViewController?.view, view.superview == nil else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Puts a layout pass into the clock unless one waits already.
  func scheduleLayout() {
    let clock = HeadlessScene.current.clock
    if !isShown { return }
    if let layoutPass, clock.isPending(layoutPass) { return }
    layoutPass = clock.schedule(.layout, "layout pass") { [existence] in
      guard let window = existence.object as? UIWindow else { return }
      window.layoutPass = nil
      window.root.solveConstraints()
      window.layoutTree()
    }
  }

  /// Takes a layout pass that has nothing to do out of the clock.
  func forgetLayoutPass() {
    HeadlessScene.current.clock.cancel(layoutPass)
    layoutPass = nil
  }
}

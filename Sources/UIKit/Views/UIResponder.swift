// SPDX-License-Identifier: MIT

public import Foundation

/// Something that touches and actions can be passed to.
@preconcurrency @MainActor
open class UIResponder: NSObject, LooseTarget, UIUserActivityRestoring,
  UIResponderStandardEditActions
{
  package nonisolated(unsafe) let existence = Existence()
  /// What an app keeps with the responder by the runtime of Objective-C.
  package var associations: [Association] = []

  public override init() {
    super.init()
    existence.begin(self)
  }

  deinit { existence.end() }

  /// The name of the class, with its module.
  open class func description() -> String { String(reflecting: self) }

  /// The interface builder made the object; it never does here.
  open func awakeFromNib() {}
  /// The interface builder shows the object; it never does here.
  open func prepareForInterfaceBuilder() {}

  open var next: UIResponder? { nil }
  /// What can be undone: by the window's, unless a class has one of its own.
  open var undoManager: UndoManager? { nearestUndoManager }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  /// What is shown instead of the keyboard, and above it.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }

  /// What the user does here, as storage.
  open var userActivity: NSUserActivity? {
    get { activity.value }
    set { activity.value = newValue }
  }
  private var activity = Derived<NSUserActivity?>(nil)
  /// Nothing is handed on from here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Nothing is handed on to here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  private var responderWindow: UIWindow? {
    if let view = self as? UIView { return (view as? UIWindow) ?? view.window }
    return next?.responderWindow
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let window = responderWindow else {
      // A page that asks for it in viewDidLoad slides in with the keyboard up (Stack Overflow 33486030).
      (self as? UIView)?.awaitsFocus = true
      return false
    }
    guard window.firstResponder !== self else { return true }
    let keyboard = HeadlessScene.current.keyboard
    if let other = window.firstResponder {
      keyboard.isHandedOver = true
      defer { keyboard.isHandedOver = false }
      guard other.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    keyboard.focusMoved(to: self)
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    (self as? UIView)?.awaitsFocus = false
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    let keyboard = HeadlessScene.current.keyboard
    // The focus goes to who has a bar of its own further up (wikimedia/wikipedia-ios#2848).
    let heir = sequence(first: self as UIResponder, next: \.next).dropFirst().first {
      $0.bringsAccessory && $0.canBecomeFirstResponder
    }
    if !keyboard.isHandedOver, let heir, heir.becomeFirstResponder() { return true }
    keyboard.focusMoved(to: nil)
    return true
  }

  /// Has lost the focus, whether it would or not.
  func focusWasLost() {}

  /// Takes touches that began, or passes them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Takes touches that moved, or passes them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Takes touches that ended, or passes them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Takes touches that something else took over, or passes them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// The first responder from here up that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // What a menu for texts offers; nothing offers it here.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// What keys do; nobody has a keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Nothing is encoded.
  open func encode(with coder: NSCoder) {}

  /// A value has changed that the responder observes by its name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // Keys that are pressed, and a device that is shaken; nobody does here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}

  // State that the system would keep while the app is away, which it never does.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // What the screen reader finds in the responder, as storage.
  open var accessibilityElements: [Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  open var accessibilityFrame: CGRect {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept() }
    set { keep(newValue) }
  }
  open var accessibilityPath: UIBezierPath? {
    get { kept() }
    set { keep(newValue) }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept() ?? .none }
    set { keep(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { kept() ?? [] }
    set { keep(newValue) }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// The screen reader's user wants to get out, by two fingers; not tried here.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityElementCount() -> Int { 0 }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  /// Shows other views with the keyboard, or none.
  open func reloadInputViews() {
    if isFirstResponder { HeadlessScene.current.keyboard.focusMoved(to: self) }
  }
}

/// What a menu for texts offers, by the names of the methods.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol, Sendable {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

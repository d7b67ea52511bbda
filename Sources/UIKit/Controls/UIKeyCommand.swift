// SPDX-License-Identifier: MIT

public import Foundation

// What belongs to keyboards and pointers, which nobody has, and to menus that no finger opens.

/// Keys that are held down with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16), shift = Self(rawValue: 1 << 17),
    control = Self(rawValue: 1 << 18), alternate = Self(rawValue: 1 << 19),
    command = Self(rawValue: 1 << 20), numericPad = Self(rawValue: 1 << 21)
}

/// What a key does.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  nonisolated public static let inputEscape = "UIKeyInputEscape",
    inputUpArrow = "UIKeyInputUpArrow", inputDownArrow = "UIKeyInputDownArrow",
    inputLeftArrow = "UIKeyInputLeftArrow", inputRightArrow = "UIKeyInputRightArrow"
  public let input: String?, modifierFlags: UIKeyModifierFlags, action: Selector?
  open var discoverabilityTitle: String?, wantsPriorityOverSystemBehavior = false

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [Any] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle ?? title
  }
}

extension UIViewController {
  /// Adds what a key would do.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    HeadlessScene.current.note(unimplemented: "UIKeyCommand")
  }
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}

/// The menu above a selection, which does not show.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public static var shared: UIMenuController { UIMenuController() }
  open var isMenuVisible: Bool { false }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    HeadlessScene.current.note(unimplemented: "UIMenuController")
  }
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setMenuVisible(true, animated: true)
  }
  open func hideMenu() {}
  open func hideMenu(from targetView: UIView) {}
  open func update() {}
  open var menuFrame: CGRect { .zero }
  /// What the menu would have besides the system's.
  open var menuItems: [UIMenuItem]? {
    get { nil }
    set {}
  }
}

/// An entry of that menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String, action: Selector
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// What is copied from one app into another: nothing, whatever is put there.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static var general: UIPasteboard { UIPasteboard() }
  open var string: String? {
    get { nil }
    set { note() }
  }
  open var image: UIImage? {
    get { nil }
    set { note() }
  }
  open var url: URL? {
    get { nil }
    set { note() }
  }
  open var strings: [String]? {
    get { nil }
    set { note() }
  }
  open var urls: [URL]? {
    get { nil }
    set { note() }
  }
  open var images: [UIImage]? {
    get { nil }
    set { note() }
  }
  open var items: [[String: Any]] {
    get { [] }
    set { note() }
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = Self(rawValue: "expirationDate")
    public static let localOnly = Self(rawValue: "localOnly")
  }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { note() }
  open func addItems(_ items: [[String: Any]]) { note() }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { note() }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { note() }
  open func data(forPasteboardType pasteboardType: String) -> Data? { nil }
  open func value(forPasteboardType pasteboardType: String) -> Any? { nil }
  open func contains(pasteboardTypes: [String]) -> Bool { false }
  open var types: [String] { [] }
  open var itemProviders: [NSItemProvider] { [] }
  open var numberOfItems: Int { 0 }
  open var changeCount: Int { 0 }
  /// What the system posts when something is put there.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  public convenience init?(name pasteboardName: Name, create: Bool) { self.init() }
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Self(rawValue: "com.apple.UIKit.pboard.general")
  }
  /// Nothing is in it: what other apps have put there is not known here.
  open var hasStrings: Bool { false }
  open var hasURLs: Bool { false }
  open var hasImages: Bool { false }
  open var hasColors: Bool { false }
  private func note() {
    HeadlessScene.current.messages += 1
    HeadlessScene.current.note(unimplemented: "UIPasteboard")
  }
}

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

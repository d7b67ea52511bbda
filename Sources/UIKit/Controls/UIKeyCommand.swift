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
  /// Nothing is in it: what other apps have put there is not known here.
  open var hasStrings: Bool { false }
  open var hasURLs: Bool { false }
  open var hasImages: Bool { false }
  private func note() {
    HeadlessScene.current.messages += 1
    HeadlessScene.current.note(unimplemented: "UIPasteboard")
  }
}

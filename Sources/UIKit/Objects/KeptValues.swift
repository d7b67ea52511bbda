// SPDX-License-Identifier: MIT

public import Foundation

/// Values that few responders have: they cost those that have none nothing.
private final class KeptValues {
  var byName: [String: Any] = [:]
}

extension UIResponder {
  /// The key of what is kept: the same in all executions, and no place in memory.
  private static let keptKey = UnsafeRawPointer(bitPattern: 0x2)

  private var keptValues: KeptValues? {
    guard let key = Self.keptKey, !associations.isEmpty else { return nil }
    return objc_getAssociatedObject(self, key) as? KeptValues
  }

  /// The value of the property that asks, if it was ever set.
  final func kept<Value>(_ name: String = #function) -> Value? {
    keptValues?.byName[name] as? Value
  }

  /// Keeps the value of the property that asks.
  final func keep<Value>(_ value: Value?, _ name: String = #function) {
    if keptValues == nil, let key = Self.keptKey {
      objc_setAssociatedObject(self, key, KeptValues(), .OBJC_ASSOCIATION_RETAIN)
    }
    keptValues?.byName[name] = value
  }
}

// What the screen reader, the keyboard and restoration have to do with a responder, as storage.
extension UIResponder {
  public var accessibilityLanguage: String? {
    get { kept() }
    set { keep(newValue) }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { kept() }
    set { keep(newValue) }
  }
  public var accessibilityRespondsToUserInteraction: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
  public var restorationIdentifier: String? {
    get { kept() }
    set { keep(newValue) }
  }
  public var focusGroupIdentifier: String? {
    get { kept() }
    set { keep(newValue) }
  }
}

extension UIView {
  public var accessibilityIgnoresInvertColors: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  public var showsLargeContentViewer: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  public var largeContentTitle: String? {
    get { kept() }
    set { keep(newValue) }
  }
  public var largeContentImage: UIImage? {
    get { kept() }
    set { keep(newValue) }
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept() }
    set { keep(newValue) }
  }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept() }
    set { keep(newValue) }
  }
}

/// Something that the screen reader's user can do with a view; not tried here.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String, image: UIImage?
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    super.init()
  }
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Shows large contents while a finger stays; not tried here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

// What focus, which only keyboards and remote controls move, would ask a view for.
extension UIView {
  public var isFocused: Bool { false }
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
  /// Whether constraints leave something open; not looked for.
  public var hasAmbiguousLayout: Bool { false }
  public func needsUpdateConstraints() -> Bool { false }
}

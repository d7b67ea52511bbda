// SPDX-License-Identifier: MIT

public import Foundation

/// What methods classes of the app's declare, which Objective-C finds out by their names and Swift
/// does not: set by who can read symbols.
package enum ClassMethods {
  /// Whether the class of an object, or one above it, declares a method.
  package nonisolated(unsafe) static var has: (AnyObject, String) -> Bool = { _, _ in false }
}

/// A delegate that has none of its methods: what an adapted proxy hands them on to where nobody else
/// has them.
@preconcurrency @MainActor
public final class _NoDelegate: NSObject, UICollectionViewDelegateFlowLayout,
  UIGestureRecognizerDelegate, UINavigationControllerDelegate,
  UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate, UITableViewDelegate, UITextFieldDelegate,
  UITextViewDelegate
{}

// MARK: - Methods that are exchanged

/// A method of a class, of which nothing is known here.
public struct Method: Sendable {}

@preconcurrency @MainActor
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method() }

@preconcurrency @MainActor
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method() }

/// Exchanges nothing: Swift's methods are not found by their names.
@preconcurrency @MainActor
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  HeadlessScene.current.note(unimplemented: "method_exchangeImplementations")
}

// MARK: - What every object has

/// What the screen reader says; objects that are no views have none here.
extension NSObjectProtocol {
  public var isAccessibilityElement: Bool {
    get { ofView { $0.isAccessibilityElement } ?? false }
    set { ofView { $0.isAccessibilityElement = newValue } }
  }
  public var accessibilityLabel: String? {
    get { ofView { $0.accessibilityLabel } ?? nil }
    set { ofView { $0.accessibilityLabel = newValue } }
  }

  @discardableResult
  private func ofView<Value: Sendable>(_ use: @MainActor (UIView) -> Value) -> Value? {
    nonisolated(unsafe) let object: any NSObjectProtocol = self
    return MainActor.assumeIsolated { (object as? UIView).map { use($0) } }
  }
}

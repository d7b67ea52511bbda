// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(ObjectiveC)
  /// Values by the names of properties, as far as that can be done without Objective-C.
  extension NSObject {
    /// The value of a stored property of the app's, or what was stored under the name.
    ///
    /// What UIKit has under a name that is not documented is not there, as on a device of another
    /// version.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? {
      if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
      if let defaults = self as? Foundation.UserDefaults { return defaults.object(forKey: key) }
      if let layer = self as? CALayer, let path = CALayer.keyed[key] { return layer[keyPath: path] }
      if let stored = Associations.of(self).first(where: { $0.key == Self.values })?.value,
        let value = (stored as? [String: Any])?[key]
      {
        return value
      }
      for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
        if let child = mirror.children.first(where: { $0.label.map(StoredField.plain) == key }) {
          return (child.value as? any AnyOptional).map(\.wrapped) ?? child.value
        }
      }
      HeadlessException.raise(
        "NSUnknownKeyException", "\(type(of: self)) is not key value coding-compliant for '\(key)'")
    }

    /// The value that names with dots between them lead to.
    @preconcurrency @MainActor
    public func value(forKeyPath keyPath: String) -> Any? {
      keyPath.split(separator: ".").reduce(self as Any?) {
        ($0 as? NSObject)?.value(forKey: String($1))
      }
    }

    /// Sets the value that names with dots between them lead to.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      var names = keyPath.split(separator: ".").map(String.init)
      guard let last = names.popLast() else { return }
      let owner =
        names.isEmpty ? self : self.value(forKeyPath: names.joined(separator: ".")) as? NSObject
      owner?.setValue(value, forKey: last)
    }

    /// Stores a value under a name: what the property itself does when it is set is not done.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
      if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
      if let defaults = self as? Foundation.UserDefaults { return defaults.set(value, forKey: key) }
      if let layer = self as? CALayer, layer.set(value, forKey: key) { return }
      HeadlessScene.current.note(unimplemented: "NSObject.setValue")
      let old = Associations.of(self).first { $0.key == Self.values }?.value as? [String: Any]
      var values = old ?? [:]
      values[key] = value
      objc_setAssociatedObject(self, Self.values, values, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The key of what is stored by name.
    nonisolated(unsafe) private static let values = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
#endif

extension NSObjectProtocol {
  /// Whether the object has the method of a selector.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return aSelector.isMethod(of: self) || ClassMethods.has(self, aSelector.description)
  }

  /// Who has a method that the object has not: nobody.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

private protocol AnyOptional { var wrapped: Any? { get } }

extension Optional: AnyOptional {
  fileprivate var wrapped: Any? { self }
}

extension CALayer {
  /// Values that have their documented names.
  fileprivate static var keyed: [String: PartialKeyPath<CALayer>] {
    [
      "anchorPoint": \.anchorPoint, "backgroundColor": \.backgroundColor, "bounds": \.bounds,
      "cornerRadius": \.cornerRadius, "opacity": \.opacity, "position": \.position,
      "transform": \.transform, "zPosition": \.zPosition,
    ]
  }

  /// Sets a value by its documented name, if it has one.
  fileprivate func set(_ value: Any?, forKey key: String) -> Bool {
    switch Self.keyed[key] {
    case let path as ReferenceWritableKeyPath<CALayer, CGPoint>:
      self[keyPath: path] = (value as? NSValue)?.cgPointValue ?? value as? CGPoint ?? .zero
    case let path as ReferenceWritableKeyPath<CALayer, CGRect>:
      self[keyPath: path] = (value as? NSValue)?.cgRectValue ?? value as? CGRect ?? .zero
    case let path as ReferenceWritableKeyPath<CALayer, CGFloat>:
      self[keyPath: path] = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    case let path as ReferenceWritableKeyPath<CALayer, Float>:
      self[keyPath: path] = (value as? NSNumber)?.floatValue ?? 0
    case let path as ReferenceWritableKeyPath<CALayer, CATransform3D>:
      self[keyPath: path] = value as? CATransform3D ?? CATransform3DIdentity
    case let path as ReferenceWritableKeyPath<CALayer, CGColor?>:
      self[keyPath: path] = value as? CGColor
    default: return false
    }
    return true
  }
}

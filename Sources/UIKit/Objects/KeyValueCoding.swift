// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(ObjectiveC)
  /// Values by the names of properties, as far as that can be done without Objective-C.
  extension NSObject {
    /// The value of a property of UIKit's or a stored one of the app's, or what was stored under the
    /// name.
    ///
    /// What UIKit has under a name that is neither documented nor known from apps is not there, as on
    /// a device of another version.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? {
      if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
      if let defaults = self as? Foundation.UserDefaults { return defaults.object(forKey: key) }
      if let stored = Associations.of(self).first(where: { $0.key == Self.values })?.value,
        let value = (stored as? [String: Any])?[key]
      {
        return value
      }
      if let value = KeyedProperty.value(of: self, key) { return value }
      for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
        if let child = mirror.children.first(where: { $0.label.map(StoredField.plain) == key }) {
          return (child.value as? any OptionalValue).map(\.some) ?? child.value
        }
      }
      raise(unknown: key)
    }

    private func raise(unknown key: String) -> Never {
      HeadlessException.raise(
        "NSUnknownKeyException", "\(type(of: self)) is not key value coding-compliant for '\(key)'")
    }

    /// What a layer has under a name that has parts with names.
    @MainActor
    private func structure(_ key: String) -> Any? {
      guard self is CALayer, case let value?? = KeyedProperty.value(of: self, key) else {
        return nil
      }
      return value is CGRect || value is CGPoint || value is CGSize || value is CATransform3D
        ? value : nil
    }

    /// The value that names with dots between them lead to.
    @preconcurrency @MainActor
    public func value(forKeyPath keyPath: String) -> Any? {
      let names = keyPath.split(separator: ".").map(String.init)
      if names.count > 1, let whole = structure(names[0]) {
        guard let part = KeyedParts.value(names[1...], of: whole) else { raise(unknown: keyPath) }
        return part
      }
      return names.reduce(self as Any?) { ($0 as? NSObject)?.value(forKey: $1) }
    }

    /// Sets the value that names with dots between them lead to.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      var names = keyPath.split(separator: ".").map(String.init)
      if names.count > 1, let whole = structure(names[0]) {
        guard let new = KeyedParts.setting(names[1...], of: whole, to: value) else {
          raise(unknown: keyPath)
        }
        return setValue(new, forKey: names[0])
      }
      guard let last = names.popLast() else { return }
      let owner =
        names.isEmpty ? self : self.value(forKeyPath: names.joined(separator: ".")) as? NSObject
      owner?.setValue(value, forKey: last)
    }

    /// Sets a property of UIKit's.
    ///
    /// Any other value is stored under the name: what the property itself does when it is set is not
    /// done.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
      if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
      if let defaults = self as? Foundation.UserDefaults { return defaults.set(value, forKey: key) }
      if KeyedProperty.set(value, of: self, key) { return }
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

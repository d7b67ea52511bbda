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

    /// Stores a value under a name: what the property itself does when it is set is not done.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
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

extension NSObject {
  /// Whether the object has the method of a selector.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }
}

private protocol AnyOptional { var wrapped: Any? { get } }

extension Optional: AnyOptional {
  fileprivate var wrapped: Any? { self }
}

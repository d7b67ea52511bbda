// SPDX-License-Identifier: MIT

/// How an object that is associated with another is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied and kept alive; kept alive here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Copied and kept alive; kept alive here.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// What is associated with a responder under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  responder(object).associations.first { $0.key == key }?.value
}

/// Associates a value with a responder under a key, in place of what was there.
///
/// Views, controllers and other responders can have associated objects here, which live as long
/// as they do; other objects cannot.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let responder = responder(object)
  responder.associations.removeAll { $0.key == key }
  if let value {
    let keeps = policy != .OBJC_ASSOCIATION_ASSIGN
    responder.associations.append(Association(key: key, value: value, keeps: keeps))
  }
}

/// Forgets what is associated with a responder.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) { responder(object).associations = [] }

@MainActor
private func responder(_ object: Any) -> UIResponder {
  guard let responder = object as? UIResponder else {
    HeadlessException.raise(
      "NSInvalidArgumentException",
      "\(type(of: object)) is no responder: keep the value in a property instead")
  }
  return responder
}

/// A value under a key.
package struct Association {
  let key: UnsafeRawPointer
  package let kept: Any?
  package let loose: LooseReference

  init(key: UnsafeRawPointer, value: Any, keeps: Bool) {
    self.key = key
    kept = keeps ? value : nil
    loose = LooseReference(keeps ? nil : value as AnyObject)
  }

  var value: Any? { kept ?? loose.object }
}

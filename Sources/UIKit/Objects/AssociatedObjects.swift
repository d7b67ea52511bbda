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

/// What is associated with an object under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.of(object as AnyObject).first { $0.key == key }?.value
}

/// Associates a value with an object under a key, in place of what was there.
///
/// What is kept with a responder goes with it; what is kept with any other object, at the end of the
/// turn in which that object goes.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // What is an optional or a view that is loaded on demand counts as what is in it.
  let held = Mirror(reflecting: object).displayStyle == .optional ? object as AnyObject : object
  guard type(of: held) is AnyClass else {
    HeadlessException.raise("NSInvalidArgumentException", "\(type(of: object)) is no class")
  }
  var list = Associations.of(object as AnyObject).filter { $0.key != key }
  if let value {
    let keeps = policy != .OBJC_ASSOCIATION_ASSIGN
    list.append(Association(key: key, value: value, keeps: keeps))
  }
  Associations.set(list, of: object as AnyObject)
}

/// Forgets what is associated with an object.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.set([], of: object as AnyObject)
}

/// What an app keeps with objects by the runtime of Objective-C.
@MainActor
package struct Associations {
  /// Of objects that are no responders: these keep theirs themselves.
  private var ofOthers: [ObjectIdentifier: (owner: LooseReference, list: [Association])] = [:]

  init() {}

  /// What is associated with an object.
  package static func of(_ object: AnyObject) -> [Association] {
    if let responder = object as? UIResponder { return responder.associations }
    let others = HeadlessScene.current.associations.ofOthers
    if others.isEmpty { return [] }
    // Another object may have been where this one is.
    guard let entry = others[ObjectIdentifier(object)], entry.owner.object === object else {
      return []
    }
    return entry.list
  }

  fileprivate static func set(_ list: [Association], of object: AnyObject) {
    if let responder = object as? UIResponder { return responder.associations = list }
    HeadlessScene.current.associations.ofOthers[ObjectIdentifier(object)] =
      list.isEmpty ? nil : (LooseReference(object), list)
  }

  /// Lets go of what was kept with objects that are gone.
  mutating func sweep() {
    while let gone = ofOthers.first(where: { $0.value.owner.object == nil })?.key {
      ofOthers[gone] = nil
    }
  }
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

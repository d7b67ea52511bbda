// SPDX-License-Identifier: MIT

/// Leads to an object without keeping it alive, and to nothing when the object is gone.
///
/// It is what `weak` is, for objects of one thread. A single weak reference makes each later retain
/// and release of its object several times slower, as its counts move to a place of their own;
/// views refer to each other in circles, and half the time of an execution went there. Here the
/// object itself says when it goes: that is the language's `unowned(unsafe)`, and safe as long as
/// each ``LooseTarget`` begins its ``Existence`` in `init` and ends it in `deinit`.
@propertyWrapper
package struct Loose<Object: LooseTarget> {
  private var existence: Existence?

  /// Leads to an object, or to nothing.
  package init(wrappedValue object: Object?) { existence = object?.existence }

  /// Leads to nothing.
  package init() {}

  /// The object, as long as it is there.
  package var wrappedValue: Object? {
    get {
      guard let object = existence?.object else { return nil }
      return unsafeDowncast(object, to: Object.self)
    }
    set { existence = newValue?.existence }
  }

  // What follows asks without counting a reference, which shows where it is asked often.

  /// Whether there is no object, or not any more.
  package var isEmpty: Bool { existence?.isOver ?? true }

  /// Whether it leads to an object.
  package func leads(to object: Object) -> Bool { existence?.isOne(of: object) ?? false }
}

/// An object that loose references can lead to.
package protocol LooseTarget: AnyObject {
  /// Tells whether the object is there; it is the object's own, from the beginning to the end.
  var existence: Existence { get }
}

/// Knows whether an object is still there.
package final class Existence {
  /// The object, unless it is gone.
  ///
  /// While the `deinit` of a subclass runs, the object is still there, with all that it stores.
  package private(set) unowned(unsafe) var object: AnyObject?

  /// When the object has left the screen last, if it is a controller that was there.
  var departure = Derived<Int?>(nil)

  /// Knows of no object.
  package init() {}

  /// The object has come into being.
  package func begin(_ object: AnyObject) { self.object = object }

  /// The object is about to go.
  package func end() { object = nil }

  /// Whether there is no object, or not any more.
  var isOver: Bool { object == nil }

  /// Whether an object is the one that this is about.
  func isOne(of other: AnyObject) -> Bool { object === other }
}

/// Leads to an object of any class without keeping it alive.
///
/// Objects that know of their own existence stay as quick as they are; any other gets a weak
/// reference.
package enum LooseReference: @unchecked Sendable {
  /// Holds a weak reference, which is slow to copy.
  package final class Holder {
    fileprivate private(set) weak var object: AnyObject?
    fileprivate init(_ object: AnyObject) { self.object = object }
  }

  case none
  case existence(Existence)
  case holder(Holder)

  /// Leads to an object, or to nothing.
  package init(_ object: AnyObject?) {
    guard let object else {
      self = .none
      return
    }
    self = (object as? any LooseTarget).map { .existence($0.existence) } ?? .holder(Holder(object))
  }

  /// Leads to an object until it begins to go: what it does in its `deinit` does not reach it.
  static func weak(_ object: AnyObject) -> LooseReference { .holder(Holder(object)) }

  /// The object, as long as it is there.
  package var object: AnyObject? {
    switch self {
    case .none: nil
    case .existence(let existence): existence.object
    case .holder(let holder): holder.object
    }
  }
}

// SPDX-License-Identifier: MIT

/// Where a binding leads.
///
/// It is an object with properties, and not a pair of closures: what a snapshot sees of a binding must
/// not depend on what the optimizer makes of closures in generic code.
class BindingLocation<Value> {
  /// The value there, as who got the binding reads it.
  var current: Value { preconditionFailure("Each location has a value.") }

  /// Keeps another value.
  func write(_ value: Value, _ transaction: Transaction) {}

  /// What the binding leads to, where that is known: bindings to the same are equal in it (I12).
  var source: BindingSource? { nil }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override var current: Value { value }
}

/// Where the app's own closures lead.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let read: () -> Value
  private let set: (Value) -> Void
  init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) {
    (read, self.set) = (get, set)
  }
  override var current: Value { read() }
  override func write(_ value: Value, _ transaction: Transaction) { set(value) }
}

/// The same, of closures that want to know the transaction.
final class TransactionLocation<Value>: BindingLocation<Value> {
  private let read: () -> Value
  private let set: (Value, Transaction) -> Void
  init(_ get: @escaping () -> Value, _ set: @escaping (Value, Transaction) -> Void) {
    (read, self.set) = (get, set)
  }
  override var current: Value { read() }
  override func write(_ value: Value, _ transaction: Transaction) { set(value, transaction) }
}

/// A part of the value that another binding leads to.
final class PartLocation<Whole, Value>: BindingLocation<Value> {
  private let whole: Binding<Whole>
  private let path: WritableKeyPath<Whole, Value>
  init(_ whole: Binding<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    (self.whole, self.path) = (whole, path)
  }
  override var current: Value { whole.wrappedValue[keyPath: path] }
  override func write(_ value: Value, _ transaction: Transaction) {
    var new = whole.wrappedValue
    new[keyPath: path] = value
    whole.wrappedValue = new
  }
  override var source: BindingSource? { whole.source?[path] }
}

/// An element of the collection that another binding leads to.
final class ElementLocation<Whole: MutableCollection>: BindingLocation<Whole.Element> {
  private let whole: Binding<Whole>
  private let place: Whole.Index
  init(_ whole: Binding<Whole>, _ place: Whole.Index) { (self.whole, self.place) = (whole, place) }
  override var current: Whole.Element { whole.wrappedValue[place] }
  override func write(_ value: Whole.Element, _ transaction: Transaction) {
    var new = whole.wrappedValue
    new[place] = value
    whole.wrappedValue = new
  }
}

/// The value that another binding leads to, as an optional one.
final class OptionalLocation<Base>: BindingLocation<Base?> {
  private let base: Binding<Base>
  init(_ base: Binding<Base>) { self.base = base }
  override var current: Base? { base.wrappedValue }
  override func write(_ value: Base?, _ transaction: Transaction) {
    if let value { base.wrappedValue = value }
  }
}

/// The optional value that another binding leads to, or the last one where there is none.
final class UnwrappedLocation<Value>: BindingLocation<Value> {
  private let base: Binding<Value?>
  private let last: Value
  init(_ base: Binding<Value?>, _ last: Value) { (self.base, self.last) = (base, last) }
  override var current: Value { base.wrappedValue ?? last }
  override func write(_ value: Value, _ transaction: Transaction) { base.wrappedValue = value }
}

/// A property of an object.
final class PropertyLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    (self.object, self.path) = (object, path)
  }
  override var current: Value { object[keyPath: path] }
  override func write(_ value: Value, _ transaction: Transaction) { object[keyPath: path] = value }
  override var source: BindingSource? { BindingSource(object)[path] }
}

/// What a binding leads to: an object that keeps a value, or a part of that value.
struct BindingSource: Equatable {
  let owner: ObjectIdentifier
  private var path: [AnyKeyPath] = []

  init(_ owner: AnyObject) { self.owner = ObjectIdentifier(owner) }

  subscript(part: AnyKeyPath) -> BindingSource {
    var source = self
    source.path.append(part)
    return source
  }
}

// SPDX-License-Identifier: MIT

/// Leads to a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: BindingLocation<Value>
  public var transaction = Transaction()

  init(to location: BindingLocation<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get, set)
  }

  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    location = TransactionLocation(get, set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Leads to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(to: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.current }
    nonmutating set { location.write(newValue, transaction) }
  }

  /// What the binding leads to, where that is known.
  var source: BindingSource? { location.source }

  public var projectedValue: Binding<Value> { self }

  public subscript<Part>(
    dynamicMember path: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(to: PartLocation(self, path))
  }

  /// The same, whose changes are animated; an animation takes no time here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  /// Leads to the same value as an optional one.
  public init<Other>(_ base: Binding<Other>) where Value == Other? {
    self.init(to: OptionalLocation(base))
  }

  /// Leads to the value of an optional one, if it has one now.
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    self.init(to: UnwrappedLocation(base, last))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias SubSequence = Slice<Binding<Value>>

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after place: Index) -> Index { wrappedValue.index(after: place) }

  public subscript(place: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(to: ElementLocation(self, place))
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  public func index(before place: Index) -> Index { wrappedValue.index(before: place) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// A key of a value that goes along with a change.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What goes along with a change, as storage.
public struct Transaction: Sendable {
  /// The one in which changes are made now.
  nonisolated(unsafe) static var current = Transaction()

  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  private var values = Values()
  private struct Values: @unchecked Sendable { var all: [ObjectIdentifier: Any] = [:] }

  /// What else goes along, by its key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values.all[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.all[ObjectIdentifier(key)] = newValue }
  }
}

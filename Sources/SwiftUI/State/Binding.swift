// SPDX-License-Identifier: MIT

/// Leads to a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// What the binding leads to, where that is known: bindings to the same are equal in it (I12).
  private(set) var source: BindingSource?
  public var transaction = Transaction()

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, { value, _ in set(value) })
  }

  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    (read, write) = (get, set)
  }

  init(
    to source: BindingSource?, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.init(get: get, set: set)
    self.source = source
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Leads to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Part>(
    dynamicMember path: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      to: source?[path], get: { wrappedValue[keyPath: path] },
      set: {
        var whole = wrappedValue
        whole[keyPath: path] = $0
        wrappedValue = whole
      })
  }

  /// The same, whose changes are animated; an animation takes no time here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
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

extension Binding {
  /// Leads to the same value as an optional one.
  public init<Other>(_ base: Binding<Other>) where Value == Other? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Leads to the value of an optional one, if it has one now.
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? last }, set: { base.wrappedValue = $0 })
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
    Binding<Value.Element>(
      get: { wrappedValue[place] },
      set: {
        var whole = wrappedValue
        whole[place] = $0
        wrappedValue = whole
      })
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  public func index(before place: Index) -> Index { wrappedValue.index(before: place) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// What goes along with a change, as storage.
public struct Transaction: Sendable {
  /// The one in which changes are made now.
  nonisolated(unsafe) static var current = Transaction()

  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

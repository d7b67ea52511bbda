// SPDX-License-Identifier: MIT

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before one of the object's published properties changes.
  ///
  /// It is kept by these properties; that of an object without any is kept for it elsewhere.
  public var objectWillChange: ObservableObjectPublisher {
    var mirror: Mirror? = Mirror(reflecting: self)
    var found: ObservableObjectPublisher?
    while let level = mirror {
      for child in level.children {
        guard let property = child.value as? any PublishedProperty else { continue }
        let publisher = found ?? property.box.publisher ?? ObservableObjectPublisher()
        (found, property.box.publisher) = (publisher, publisher)
      }
      mirror = level.superclassMirror
    }
    return found ?? ObservableObjectPublisher.kept(for: self)
  }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subscriptions = Subscriptions<Void, Never>()
  public init() {}

  private struct Kept {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// Those of objects that have no published property.
  nonisolated(unsafe) private static var kept: [ObjectIdentifier: Kept] = [:]
  /// How many there are when those of objects that are gone are let go of.
  nonisolated(unsafe) private static var limit = 16

  fileprivate static func kept(for owner: AnyObject) -> ObservableObjectPublisher {
    let place = ObjectIdentifier(owner)
    // Another object may have been where this one is.
    if let known = kept[place], known.owner === owner { return known.publisher }
    if kept.count >= limit {
      kept = kept.filter { $0.value.owner != nil }
      limit = Swift.max(16, 2 * kept.count)
    }
    let new = ObservableObjectPublisher()
    kept[place] = Kept(owner: owner, publisher: new)
    return new
  }

  public func send() { subscriptions.send(()) }

  public func _attach(_ receiver: _Receiver<Void, Never>) { subscriptions.add(receiver) }
}

/// A property that tells before it changes.
protocol PublishedProperty {
  var box: PublishedBox { get }
}

/// What all copies of a published property share.
class PublishedBox {
  var publisher: ObservableObjectPublisher?
}

/// A property whose object tells before it changes.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  final class Values: PublishedBox {
    var value: Value
    let subscriptions = Subscriptions<Value, Never>(keepsLast: true)
    var assignments: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      publisher?.send()
      subscriptions.send(new)
      value = new
    }
  }

  private let values: Values
  var box: PublishedBox { values }

  public init(wrappedValue: Value) { values = Values(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("A published property belongs to an object.") }
    set { fatalError("A published property belongs to an object.") }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published>
  ) -> Value {
    get { object[keyPath: storage].values.value }
    set { object[keyPath: storage].values.set(newValue) }
  }

  /// Sends the value, and each new one before it is kept.
  public var projectedValue: Publisher {
    mutating get { Publisher(values: values) }
    set {}
  }

  /// Sends the values of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let values: Values

    public func _attach(_ receiver: _Receiver<Value, Never>) {
      values.subscriptions.add(receiver, first: values.value)
    }
  }
}

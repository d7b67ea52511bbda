// SPDX-License-Identifier: MIT

import UIKit

/// What lets a view be evaluated when an object changes, as long as it is the same object.
private final class Observing {
  private var derived = Derived<(object: ObjectIdentifier?, subscription: AnyCancellable?)>(
    (nil, nil))

  @MainActor
  func observe<Object: ObservableObject>(_ object: Object, for node: _ViewNode) {
    guard derived.value.object != ObjectIdentifier(object) else { return }
    let node = Unchecked(value: node)
    derived.value = (
      ObjectIdentifier(object),
      object.objectWillChange.subscribe(
        { _ in MainActor.assumeIsolated { node.value.invalidate() } }, { _ in })
    )
  }
}

/// An object that somebody else owns, and whose changes the view shows.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty, NodeProperty {
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }

  public var projectedValue: ObjectBindings<Object> { .init(object: wrappedValue) }

  func install(in node: _ViewNode, _ place: Int) {
    node.stored(place) { Observing() }.observe(wrappedValue, for: node)
  }
}

/// An object that the view owns, made when the view comes into the tree.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty, NodeProperty {
  /// What is kept at the node.
  private final class Kept {
    let object: Object
    let observing = Observing()
    init(_ object: Object) { self.object = object }
  }

  private let make: Derived<() -> Object>
  private var object = Derived<Object?>(nil)

  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    self.make = Derived(make)
  }

  /// The object; before the view is in a tree, another one at each time.
  public var wrappedValue: Object { object.value ?? make.value() }
  public var projectedValue: ObjectBindings<Object> { .init(object: wrappedValue) }

  mutating func install(in node: _ViewNode, _ place: Int) {
    let kept = node.stored(place) {
      let new = Kept(make.value())
      node.whenLeaving { [unowned new] in HeadlessScene.current.goneViews.note(new.object) }
      return new
    }
    kept.observing.observe(kept.object, for: node)
    object.value = kept.object
  }
}

/// An object that a view around has given.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, NodeProperty {
  private var object = Derived<Object?>(nil)

  public init() {}

  /// The object; without one, the app ends.
  public var wrappedValue: Object {
    guard let object = object.value else {
      fatalError(
        "No ObservableObject of type \(Object.self) found. A View.environmentObject(_:) for "
          + "\(Object.self) may be missing as an ancestor of this view.")
    }
    return object
  }
  public var projectedValue: ObjectBindings<Object> { .init(object: wrappedValue) }

  mutating func install(in node: _ViewNode, _ place: Int) {
    object.value = node.environment.objects[ObjectIdentifier(Object.self)] as? Object
    guard let object = object.value else { return }
    node.stored(place) { Observing() }.observe(object, for: node)
  }
}

/// Makes bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    .to(path, of: object)
  }
}

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
  public var projectedValue: Bindable<Value> { self }

  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part>
  where Value: AnyObject {
    .to(path, of: wrappedValue)
  }
}

extension Binding {
  fileprivate static func to<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, Value>, of object: Object
  ) -> Binding {
    Binding(to: PropertyLocation(object, path))
  }
}

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
  private final class Box: @unchecked Sendable {
    let make: () -> Object
    var object: Object?
    init(_ make: @escaping () -> Object) { self.make = make }
  }

  /// What is kept at the node.
  private final class Kept {
    let object: Object
    let observing = Observing()
    init(_ object: Object) { self.object = object }
  }

  private let box: Derived<Box>

  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    box = Derived(Box(make))
  }

  /// The object; before the view is in a tree, another one at each time.
  public var wrappedValue: Object { box.value.object ?? box.value.make() }
  public var projectedValue: ObjectBindings<Object> { .init(object: wrappedValue) }

  func install(in node: _ViewNode, _ place: Int) {
    let kept = node.stored(place) {
      let new = Kept(box.value.make())
      node.whenLeaving { [unowned new] in HeadlessScene.current.goneViews.note(new.object) }
      return new
    }
    kept.observing.observe(kept.object, for: node)
    box.value.object = kept.object
  }
}

/// An object that a view around has given.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, NodeProperty {
  private final class Box: @unchecked Sendable { var object: Object? }

  private let box = Derived(Box())

  public init() {}

  /// The object; without one, the app ends.
  public var wrappedValue: Object {
    guard let object = box.value.object else {
      fatalError(
        "No ObservableObject of type \(Object.self) found. A View.environmentObject(_:) for "
          + "\(Object.self) may be missing as an ancestor of this view.")
    }
    return object
  }
  public var projectedValue: ObjectBindings<Object> { .init(object: wrappedValue) }

  func install(in node: _ViewNode, _ place: Int) {
    box.value.object = node.environment.objects[ObjectIdentifier(Object.self)] as? Object
    guard let object = box.value.object else { return }
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

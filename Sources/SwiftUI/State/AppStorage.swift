// SPDX-License-Identifier: MIT

import Combine
public import UIKit

/// A value that the app keeps by a name in `UserDefaults`: those of the scene, so that each execution
/// begins with none.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, NodeProperty {
  /// What the app says of it.
  private struct Name {
    let key: String
    let initial: Value
    let store: UserDefaults?
  }

  private let name: Derived<Name>
  private var location = Derived<StateLocation<Value>?>(nil)

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    name = Derived(Name(key: key, initial: wrappedValue, store: store))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key, store: store)
  }

  public var wrappedValue: Value {
    get { location.value?.current ?? inDefaults }
    nonmutating set { keep(newValue) }
  }

  /// The value in an object, which tells before it changes.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, AppStorage>
  ) -> Value {
    get { object[keyPath: storage].wrappedValue }
    set {
      if let observed = object as? any ObservableObject {
        (observed.objectWillChange as? ObservableObjectPublisher)?.send()
      }
      object[keyPath: storage].wrappedValue = newValue
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location = location.value else {
      return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
    return Binding(to: KeptLocation(location, self))
  }

  /// The value where no view has it: the one that the defaults know.
  private var inDefaults: Value {
    if store === KeptValues.ofScenes { return name.value.initial }
    return KeptValues.value(from: store.object(forKey: name.value.key)) ?? name.value.initial
  }

  /// Views see it, and so do the defaults.
  private func keep(_ value: Value) {
    location.value?.set(value)
    guard store !== KeptValues.ofScenes else { return }
    store.set(KeptValues.plain(value), forKey: name.value.key)
  }

  private var store: UserDefaults { name.value.store ?? .standard }

  mutating func install(in node: _ViewNode, _ place: Int) {
    location.value = node.stored(place) {
      node.graph.kept.location(of: name.value.key, in: store, name.value.initial)
    }
  }
}

/// Where a value is kept that defaults are told of, too.
private final class KeptLocation<Value>: BindingLocation<Value> {
  private let location: StateLocation<Value>
  private let storage: AppStorage<Value>
  init(_ location: StateLocation<Value>, _ storage: AppStorage<Value>) {
    (self.location, self.storage) = (location, storage)
  }
  override var current: Value { location.current }
  override func write(_ value: Value, _ transaction: Transaction) { storage.wrappedValue = value }
  override var source: BindingSource? { location.source }
}

/// A value that a scene of the app's keeps by a name, and no `UserDefaults` know; here there is one
/// scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var kept: AppStorage<Value>

  public init(wrappedValue: Value, _ key: String) {
    kept = AppStorage(wrappedValue: wrappedValue, key, store: KeptValues.ofScenes)
  }

  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  public var wrappedValue: Value {
    get { kept.wrappedValue }
    nonmutating set { kept.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { kept.projectedValue }
}

/// What is kept by names, for all views of a scene.
@MainActor
final class KeptValues {
  private struct Name: Hashable {
    let key: String
    let store: ObjectIdentifier
  }

  private var locations: [Name: AnyObject] = [:]
  private static weak var last: KeptValues?
  private static weak var scene: HeadlessScene?

  /// What is kept for the scene that is executed now.
  static var current: KeptValues {
    if let last, scene === HeadlessScene.current { return last }
    let new = KeptValues()
    (last, scene) = (new, HeadlessScene.current)
    return new
  }

  /// Stands for what scenes keep, which is in no defaults.
  nonisolated static let ofScenes = UserDefaults()

  /// Where a value is kept, which follows what somebody else writes to the defaults.
  func location<Value>(of key: String, in store: UserDefaults, _ initial: Value)
    -> StateLocation<Value>
  {
    let name = Name(key: key, store: ObjectIdentifier(store))
    if let known = locations[name] as? StateLocation<Value> { return known }
    let isOfScene = store === Self.ofScenes
    let value: Value? = isOfScene ? nil : Self.value(from: store.object(forKey: key))
    let new = StateLocation(value ?? initial, of: nil)
    locations[name] = new
    if !isOfScene {
      store.whenChanged(key) { [weak new] written in
        guard let new, "\(Self.plain(new.value) as Any)" != "\(written as Any)" else { return }
        new.set(Self.value(from: written) ?? initial)
      }
    }
    return new
  }

  /// What defaults keep of a value: the raw value where there is one, and nothing of `nil`.
  nonisolated static func plain(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.some.flatMap { plain($0) } }
    func raw<Known: RawRepresentable>(_ known: Known) -> Any { known.rawValue }
    return (value as? any RawRepresentable).map { raw($0) } ?? value
  }

  /// The value that defaults have kept.
  nonisolated static func value<Value>(from kept: Any?) -> Value? {
    guard let kept else { return nil }
    if let value = kept as? Value { return value }
    func made<Known: RawRepresentable>(_: Known.Type) -> Any? {
      (kept as? Known.RawValue).flatMap { Known(rawValue: $0) }
    }
    let wrapped = (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
    return (wrapped as? any RawRepresentable.Type).flatMap { made($0) } as? Value
  }
}

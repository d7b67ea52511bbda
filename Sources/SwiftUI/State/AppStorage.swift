// SPDX-License-Identifier: MIT

public import UIKit

/// A value that the app keeps by a name: in the scene here, so that each execution begins with none.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, NodeProperty {
  private final class Box: @unchecked Sendable {
    let key: String
    let initial: Value
    var location: StateLocation<Value>?
    init(_ key: String, _ initial: Value) { (self.key, self.initial) = (key, initial) }
  }

  private let box: Derived<Box>

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    box = Derived(Box(key, wrappedValue))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  public var wrappedValue: Value {
    get { box.value.location?.ofBinding ?? box.value.initial }
    nonmutating set { box.value.location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location = box.value.location else { return .constant(box.value.initial) }
    return Binding(
      to: BindingSource(location), get: { location.ofBinding }, set: { location.set($0) })
  }

  func install(in node: _ViewNode, _ place: Int) {
    let location = node.stored(place) {
      node.graph.kept.location(of: box.value.key, box.value.initial)
    }
    box.value.location = location
  }
}

/// The same for a scene of the app's; here there is one.
public typealias SceneStorage = AppStorage

/// What is kept by names, for all views of a scene.
@MainActor
final class KeptValues {
  private var locations: [String: AnyObject] = [:]
  private static weak var last: KeptValues?
  private static weak var scene: HeadlessScene?

  /// What is kept for the scene that is executed now.
  static var current: KeptValues {
    if let last, scene === HeadlessScene.current { return last }
    let new = KeptValues()
    (last, scene) = (new, HeadlessScene.current)
    return new
  }

  func location<Value>(of key: String, _ initial: Value) -> StateLocation<Value> {
    if let known = locations[key] as? StateLocation<Value> { return known }
    let new = StateLocation(initial, of: nil)
    locations[key] = new
    return new
  }
}

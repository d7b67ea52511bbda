// SPDX-License-Identifier: MIT

/// A value that views get from those around them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views get from those around them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing is a value, too, of a key whose values are optional.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether it says the same, as far as values can be compared.
  func isSame(as other: EnvironmentValues) -> Bool {
    let haveSameKeys = values.count == other.values.count && objects.count == other.objects.count
    return haveSameKeys && objects.allSatisfy { other.objects[$0.key] === $0.value }
      && values.allSatisfy { key, value in
        other.values[key].map { Self.isSame(value, $0) } ?? false
      }
  }

  private static func isSame(_ value: Any, _ other: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    if let value = value as? any Equatable { return isEqual(value) }
    if type(of: value) is AnyClass { return value as AnyObject === other as AnyObject }
    return "\(value)" == "\(other)"
  }
}

/// Reads a value that comes from the views around.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, NodeProperty {
  private let read: Derived<(EnvironmentValues) -> Value>
  /// Whether it is read before the body is evaluated, which ends the app where there is nothing to read.
  private let isReadAhead: Bool
  private var values = Derived<EnvironmentValues?>(nil)

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init(isReadAhead: false) { $0[keyPath: keyPath] }
  }

  /// The object of a type; without one, the app ends when the view is evaluated, whether or not its body
  /// uses the object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    self.init(isReadAhead: true) {
      guard let object = $0.objects[ObjectIdentifier(type)] as? Value else {
        fatalError("No Observable object of type \(type) found.")
      }
      return object
    }
  }

  /// The object of a type, if there is one.
  public init<Object>(_ type: Object.Type)
  where Value == Object?, Object: AnyObject & Observable {
    self.init(isReadAhead: false) { $0.objects[ObjectIdentifier(type)] as? Object }
  }

  private init(isReadAhead: Bool, _ read: @escaping (EnvironmentValues) -> Value) {
    (self.isReadAhead, self.read) = (isReadAhead, Derived(read))
  }

  public var wrappedValue: Value { read.value(values.value ?? EnvironmentValues()) }

  mutating func install(in node: _ViewNode, _ place: Int) {
    values.value = node.environment
    if isReadAhead { _ = wrappedValue }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// A view that gives those in it another environment.
struct EnvironmentView<Content: View>: View {
  let content: Content
  var object: AnyObject?
  let change: @MainActor (inout EnvironmentValues) -> Void

  static func _update(_ view: Self, in node: _ViewNode) {
    node.held = [view.object].compactMap(\.self)
    var environment = node.environment
    view.change(&environment)
    node.show(view.content, .only, environment)
  }
}

extension View {
  /// Gives the view and all in it a value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    let object = Value.self is AnyClass ? value as AnyObject : nil
    return EnvironmentView(content: self, object: object) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value for the view and all in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Gives the view and all in it an object.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self, object: object) {
      $0.objects[ObjectIdentifier(Object.self)] = object
    }
  }

  /// Gives the view and all in it an object.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(content: self, object: object) {
      $0.objects[ObjectIdentifier(Object.self)] = object
    }
  }
}

/// The type of modifiers of SwiftUI's that set a value: those here have others.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public func body(content: Content) -> some View { content }
}

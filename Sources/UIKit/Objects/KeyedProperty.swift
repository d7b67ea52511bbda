// SPDX-License-Identifier: MIT

import Foundation

#if !canImport(ObjectiveC)
  /// A property of a class that key-value coding finds by its name.
  @MainActor
  struct KeyedProperty {
    let key: String
    private let get: (NSObject) -> (value: Any?, Void)?
    private let set: (NSObject, Any?) -> Bool

    /// A property that can be read and set.
    init<Owner: NSObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
      self.key = key
      get = { object in (object as? Owner).map { (Self.written($0[keyPath: path]), ()) } }
      set = { object, value in
        guard let owner = object as? Owner, let value = Self.read(value, as: Value.self) else {
          return false
        }
        owner[keyPath: path] = value
        return true
      }
    }

    /// A property that can be read only.
    init<Owner: NSObject, Value>(_ key: String, reading read: @escaping (Owner) -> Value) {
      self.key = key
      get = { object in (object as? Owner).map { (Self.written(read($0)), ()) } }
      set = { _, _ in false }
    }

    /// The value that an object has under a name; `nil` if its class has no such property.
    static func value(of object: NSObject, _ key: String) -> Any?? {
      for property in candidates(key) {
        if let found = property.get(object) { return .some(found.value) }
      }
      return nil
    }

    /// Sets a property; says whether the class of the object has it, for such a value.
    static func set(_ value: Any?, of object: NSObject, _ key: String) -> Bool {
      candidates(key).contains { $0.set(object, value) }
    }

    /// `isHidden` is a name of what is `hidden` (Apple, *Accessor Search Patterns*).
    private static func candidates(_ key: String) -> [KeyedProperty] {
      if let found = byKey[key] { return found }
      guard key.hasPrefix("is"), key.count > 2 else { return [] }
      let rest = key.dropFirst(2)
      return byKey[rest.prefix(1).lowercased() + rest.dropFirst()] ?? []
    }

    private static let byKey = Dictionary(grouping: ofViews + ofParts + ofLayers, by: \.key)

    // MARK: - Values

    /// Numbers are objects there (Apple, *Representing Non-Object Values*).
    nonisolated static func written(_ value: Any) -> Any? {
      switch value {
      case let value as Bool: NSNumber(value: value)
      case let value as Int: NSNumber(value: value)
      case let value as Float: NSNumber(value: value)
      case let value as Double: NSNumber(value: value)
      case let value as CGFloat: NSNumber(value: Double(value))
      default: (value as? any OptionalValue).map(\.some) ?? value
      }
    }

    private static func read<Value>(_ value: Any?, as type: Value.Type) -> Value? {
      if let value = value as? Value { return value }
      if let value = value as? NSValue, !(value is NSNumber) {
        switch type {
        case is CGPoint.Type: return value.cgPointValue as? Value
        case is CGSize.Type: return value.cgSizeValue as? Value
        case is CGRect.Type: return value.cgRectValue as? Value
        default: return nil
        }
      }
      guard let number = number(value) else { return nil }
      switch type {
      case is Bool.Type: return (number != 0) as? Value
      case is Int.Type: return Int(number) as? Value
      case is Float.Type: return Float(number) as? Value
      case is Double.Type: return number as? Value
      case is CGFloat.Type: return CGFloat(number) as? Value
      default: return nil
      }
    }

    /// A number of any kind; `nil` counts as none.
    nonisolated static func number(_ value: Any?) -> Double? {
      switch value {
      case let value as NSNumber: value.doubleValue
      case let value as any BinaryInteger: Double(value)
      case let value as any BinaryFloatingPoint: Double(value)
      case let value as Bool: value ? 1 : 0
      default: nil
      }
    }
  }
#endif

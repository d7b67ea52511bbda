// SPDX-License-Identifier: MIT

/// A stored property of a type, as the language's runtime describes it.
package struct StoredField {
  package let name: String
  package let type: Any.Type
  /// Where the property stands, in bytes from the beginning of the value or object.
  package var offset: Int
  /// Whether the property holds its value as values usually are held: neither weak nor unowned.
  package var isStrong: Bool
  package let isVariable: Bool
}

extension StoredField {
  /// The stored properties of a structure, a tuple or a class; those of superclasses come first.
  ///
  /// - Complexity: O(*n*) calls of the runtime, where *n* is the number of properties.
  package static func all(of type: Any.Type) -> [StoredField] {
    (0..<runtimeFieldCount(type)).map { index in
      var metadata = RuntimeFieldMetadata()
      let fieldType = runtimeFieldType(type, index, &metadata)
      defer { metadata.free?(metadata.name) }
      return StoredField(
        name: metadata.name.map { plain(String(cString: $0)) } ?? "\(index)", type: fieldType,
        offset: runtimeFieldOffset(type, index), isStrong: metadata.isStrong,
        isVariable: metadata.isVariable)
    }
  }

  /// The name by which the runtime finds a type again, if it has one.
  package static func symbol(of type: Any.Type) -> String? { _mangledTypeName(type) }

  /// The name of a type as interpolation has it, which would look for protocols first, each time in all
  /// conformances of the program; or the name with its modules.
  package static func name(of type: Any.Type, withModules: Bool = false) -> String {
    _typeName(type, qualified: withModules)
  }

  /// A name without what the compiler puts before it: for a lazy property, and for a tuple's part.
  package static func plain(_ name: String) -> String {
    for prefix in ["$__lazy_storage_$_", "."] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }

  /// Reads the value of a property as `Mirror` does, also where a type has a mirror of its own.
  ///
  /// - Parameters:
  ///   - owner: A structure, a tuple or an object.
  ///   - type: Its type, or the class above it that declares the property.
  ///   - index: The place among the properties that the type itself declares.
  /// - Returns: The value; of a weak reference, an optional.
  package static func value<Owner>(of owner: Owner, declaredBy type: Any.Type, at index: Int) -> Any
  {
    var name: UnsafePointer<CChar>?
    var free: FreeName?
    defer { free?(name) }
    return runtimeChild(owner, type, index, &name, &free)
  }

  /// Reads the value of a property of what stands at an address, unless it is weak or unowned: `Mirror`
  /// finds out the type each time, which takes many times as long.
  package func value(at owner: UnsafeRawPointer) -> Any {
    func read<Value>(_: Value.Type) -> Any {
      (owner + offset).assumingMemoryBound(to: Value.self).pointee
    }
    return read(self.type)
  }

  /// Whether a class is one of the app's.
  @MainActor
  package static func isOfApp(_ type: AnyClass) -> Bool { PropertyNames.belongsToApp(type) }

  /// Whether a type stands for all that conform to a protocol.
  package static func isExistential(_ type: Any.Type) -> Bool {
    "\(Swift.type(of: type))".hasSuffix(".Protocol")
  }

  /// What comes with the case that a value of an enumeration is, as `Mirror` reads it.
  package static func payload<Value>(of value: Value) -> Any? {
    runtimeCount(value, Value.self) > 0 ? Self.value(of: value, declaredBy: Value.self, at: 0) : nil
  }

  /// The name of the case that a value of an enumeration is; `nil` for other values.
  package static func caseName<Value>(of value: Value) -> String? {
    runtimeCaseName(value).map { String(cString: $0) }
  }
}

// MARK: - The runtime's part of `Mirror`

private typealias FreeName = @convention(c) (UnsafePointer<CChar>?) -> Void

private struct RuntimeFieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: FreeName?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeFieldType(
  _ type: Any.Type, _ index: Int, _ metadata: UnsafeMutablePointer<RuntimeFieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func runtimeFieldOffset(_ type: Any.Type, _ index: Int) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func runtimeChild<Value>(
  _ value: Value, _ type: Any.Type, _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ free: UnsafeMutablePointer<FreeName?>
) -> Any

@_silgen_name("swift_reflectionMirror_count")
private func runtimeCount<Value>(_ value: Value, _ type: Any.Type) -> Int

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

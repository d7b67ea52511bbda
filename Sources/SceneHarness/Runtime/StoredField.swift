// SPDX-License-Identifier: MIT

/// A stored property of a type, as the language's runtime describes it.
struct StoredField {
  let name: String
  let type: Any.Type
  /// Where the property stands, in bytes from the beginning of the value or object.
  let offset: Int
  /// Whether the property holds its value as values usually are held: neither weak nor unowned.
  let isStrong: Bool
  let isVariable: Bool
}

/// What kinds of types the runtime tells apart, by the first word of its description of a type.
enum TypeKind {
  case structure, enumeration, optional, tuple, existential, object
  /// Functions, metatypes and all that cannot be looked into.
  case opaque

  init(_ type: Any.Type) {
    if type is AnyClass {
      self = .object
      return
    }
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x303, 0x307: self = .existential
    default: self = .opaque
    }
  }
}

extension StoredField {
  /// The stored properties of a structure, a tuple or a class; those of superclasses come first.
  ///
  /// - Complexity: O(*n*) calls of the runtime, where *n* is the number of properties.
  static func all(of type: Any.Type) -> [StoredField] {
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

  /// A name without what the compiler puts before it: for a lazy property, and for a tuple's part.
  private static func plain(_ name: String) -> String {
    for prefix in ["$__lazy_storage_$_", "."] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }

  /// Returns the value of a property that is weak, read as `Mirror` reads it; the index is the
  /// place among the properties that the class itself declares.
  static func value(of object: AnyObject, declaredBy type: AnyClass, at index: Int) -> Any {
    var name: UnsafePointer<CChar>?
    var free: FreeName?
    defer { free?(name) }
    return runtimeChild(object, type, index, &name, &free)
  }

  /// The name of the case that a value of an enumeration is.
  static func caseName<Value>(of value: Value) -> String? {
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

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

// SPDX-License-Identifier: MIT

/// What the harness takes for granted of Swift's runtime, beyond what the language promises.
///
/// Everything of that kind is in this folder, or follows from a ``StoredField``. Checked with Swift
/// 6.3 on Linux, and once in each process by ``RuntimeCheck``.
///
/// | what | since | without it |
/// |---|---|---|
/// | `swift_reflectionMirror_recursiveCount`, `…ChildMetadata`: number, names, types and ownership of stored properties; the standard library's own `_forEachField` calls them | 5.2 | what is weak or unowned cannot be told: nothing is explored |
/// | `swift_reflectionMirror_subscript`, `swift_EnumCaseName`: values and names as `Mirror` and `print` find them | 5.0 | nothing is explored |
/// | `swift_reflectionMirror_recursiveChildOffset`: where a property stands | 5.2 | values are read as `Mirror` reads them |
/// | The first word of a type's metadata is its kind (`MetadataKind.def`) | 5.0 | the same |
/// | What an optional holds stands at the address of the optional | 5.0 | the same |
///
/// The symbols are no API: a runtime without one of them does not link. The last three are only
/// there for speed, as `Mirror` takes about ten times as long.
enum SwiftRuntime {
  /// How values are looked into.
  enum Reading: Sendable {
    /// A property is read at its address.
    case atAddresses
    /// A property is read as `Mirror` reads it.
    case asMirrors
  }

  /// How values are looked into in this process.
  static let reading: Reading = {
    let check = RuntimeCheck()
    precondition(
      check.faultsOfDescriptions.isEmpty,
      "The runtime of this version of Swift describes types in a way that the harness does not "
        + "know: \(check.faultsOfDescriptions.joined(separator: ", ")).")
    return check.faultsOfLayout.isEmpty ? .atAddresses : .asMirrors
  }()

  /// A name that no other type has, the same in every run: that of a private type has no address
  /// in it.
  static func uniqueName(of type: Any.Type) -> String {
    _mangledTypeName(type) ?? _typeName(type, qualified: true)
  }

  /// Whether values of a type keep nothing alive.
  static func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }

  /// The class above another.
  static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}

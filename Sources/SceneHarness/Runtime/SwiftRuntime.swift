// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What the harness takes for granted of Swift's runtime, beyond what the language promises.
///
/// Everything of that kind is in this folder, or follows from UIKit's `StoredField`. Checked with Swift
/// 6.3 on Linux, and once in each process by ``RuntimeCheck``.
///
/// | what | since | without it |
/// |---|---|---|
/// | `swift_reflectionMirror_recursiveCount`, `…ChildMetadata`: number, names, types and ownership of stored properties; the standard library's own `_forEachField` calls them | 5.2 | what is weak or unowned cannot be told: nothing is explored |
/// | `swift_reflectionMirror_count`, `…subscript`, `swift_EnumCaseName`: values and names as `Mirror` and `print` find them | 5.0 | nothing is explored |
/// | `swift_reflectionMirror_recursiveChildOffset`: where a property stands | 5.2 | values are read as `Mirror` reads them |
/// | The first word of a type's metadata is its kind (`MetadataKind.def`) | 5.0 | the same |
/// | What an optional holds stands at the address of the optional | 5.0 | the same |
/// | `swift_demangle`: how symbols are written | 5.0 | nobody is told which methods were never entered |
/// | The symbol of a class's metadata ends with `CN`, and those of its methods begin like it | 5.0 | what Objective-C finds by names has to be said, as by the source step |
/// | A symbol that ends with `vp` or `vpZ` is that of a global or static variable; one that begins like it and ends with `_Wz` is a word that is zero until the variable is initialized | 5.0 | executions share the app's global variables |
/// | A closure is two words; its context begins with metadata of the kind 0x400 or 0x500, which describe what it keeps, as the reflection library of the runtime reads it | 5.0 | a closure counts by its type alone |
/// | The name of a variable that closures share contains the name of its type (`Xx`); alone, it is described as any other one of its size without references, or of one reference | 5.0 | a closure counts by its type alone |
/// | A collection is a reference to an object of a class such as `_ContiguousArrayStorage` | 5.0 | what is all that a closure has captured is read as a type that is laid out alike |
/// | What generic code keeps is described with parameters; their arguments are words at the beginning of the context, or the arguments of a captured object's class | 5.0 | a closure counts by its type alone |
/// | Symbols tell whose code is at an address | 5.0 | what generic code keeps does not count |
/// | A type's description leads to the names of the types of its properties; for what cannot be copied, a reference to code stands there | 6.0 | a property of the type `()` is told of as one that cannot be read |
/// | Before an enumeration's metadata stands the address of its functions; the eleventh says which case a value is, the thirteenth makes a value of a case | 5.0 | steps are taken by one process; whether an optional is `nil` is found as `Mirror` finds it |
/// | A class's metadata says in its fifth and sixth word how long it is, and holds the addresses of the methods of the classes above it in their places | 5.0 | touches of views that only override `touchesBegan` and its like are not tried, nor is what the system does where controllers only override the methods for it |
///
/// The symbols are no API: a runtime without one of them does not link. Those that make values be
/// read as `Mirror` reads them are only there for speed, as `Mirror` takes about ten times as long.
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

  /// Whether what closures capture is found in this process.
  static let seesCaptures = RuntimeCheck().faultsOfCaptures.isEmpty

  /// What describes a context of a closure, or `nil` if it is an object of a class.
  static func metadata(ofContext context: UnsafeRawPointer) -> UnsafeRawPointer? {
    let metadata = context.load(as: UnsafeRawPointer.self)
    // Classes have the number 0, or an address in its place.
    return (1...0x7FF).contains(metadata.load(as: Int.self)) ? metadata : nil
  }

  /// A name that no other type has, the same in every run: that of a private type has no address
  /// in it.
  static func uniqueName(of type: Any.Type) -> String {
    StoredField.symbol(of: type) ?? StoredField.name(of: type, withModules: true)
  }

  /// Whether values of a type keep nothing alive.
  static func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }

  private struct WeakWord { weak var object: AnyObject? }

  /// The object to which the weak reference at an address leads, if it is still there.
  static func weakObject(at address: UnsafeRawPointer) -> AnyObject? {
    address.assumingMemoryBound(to: WeakWord.self).pointee.object
  }

  /// Whether the optional at an address is `nil`.
  ///
  /// Without a typed pointer, for which the runtime would look up one more generic type each time.
  static func isNil(_ optional: any OptionalShape.Type, at address: UnsafeRawPointer) -> Bool {
    #if os(Linux)
      EnumerationCases.number(
        at: address, of: unsafeBitCast(optional.self as Any.Type, to: UnsafeRawPointer.self)) != 0
    #else
      optional.isNil(at: address)
    #endif
  }

  /// What describes a structure, an enumeration or a class to the runtime: a word of its metadata.
  static func description(of type: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch TypeKind(type) {
    case .structure, .enumeration:
      return metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    case .object: return metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
    default: return nil
    }
  }

  /// The address at so many bytes from an address as it says itself.
  static func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// The class above another.
  static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  /// How many bytes of a class's metadata follow the address of the class, if it is laid out as on Linux.
  static func size(ofMetadataOf type: AnyClass) -> Int? {
    #if os(Linux)
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
      let before = metadata.load(fromByteOffset: 36, as: UInt32.self)
      return (40..<1 << 16).contains(size) && before < size ? Int(size - before) : nil
    #else
      return nil
    #endif
  }

  /// Writes a symbol as people read it.
  static func demangled(_ symbol: String) -> String? {
    guard let text = runtimeDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

@_silgen_name("swift_demangle")
private func runtimeDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

// SPDX-License-Identifier: MIT

import UIKit

/// Which methods of a class of UIKit's the classes of an app override.
///
/// Each class holds the addresses of its methods; one that overrides a method has another address in its
/// place than the class of UIKit's above it.
@MainActor
final class OverriddenMethods<Methods: OptionSet> where Methods.RawValue == UInt8 {
  /// The places of the methods in a class, in bytes; `nil` if they are not as expected.
  let places: [(method: Methods, offset: Int)]?
  private var known: [ObjectIdentifier: Methods] = [:]

  /// Looks for methods of a class, by a subclass of it that overrides none and by others that override one
  /// each.
  ///
  /// A method's place is the only one in which the class that overrides it differs from the base class
  /// while the others do not.
  init(of base: AnyClass, none: AnyClass, samples: [(method: Methods, type: AnyClass)]) {
    var found: [(method: Methods, offset: Int)] = []
    let size = SwiftRuntime.size(ofMetadataOf: base) ?? 0
    let all = [(method: Methods(), type: none)] + samples
    for offset in stride(from: 0, to: size, by: MemoryLayout<Int>.size) {
      let different = all.filter { Self.word(offset, of: $0.type) != Self.word(offset, of: base) }
      if different.count == 1 { found.append((different[0].method, offset)) }
    }
    let methods = found.map(\.method.rawValue).sorted()
    places = methods == samples.map(\.method.rawValue).sorted() ? found : nil
  }

  /// What the class of an object, or one of the app's above it, overrides.
  subscript(of object: AnyObject) -> Methods {
    let type: AnyClass = type(of: object)
    if let methods = known[ObjectIdentifier(type)] { return methods }
    let methods = overridden(by: type)
    known[ObjectIdentifier(type)] = methods
    return methods
  }

  private func overridden(by type: AnyClass) -> Methods {
    let above: AnyClass? = sequence(first: type, next: SwiftRuntime.superclass).first {
      OwnModules.standIns.contains(
        String(_typeName($0, qualified: true).prefix { $0 != "." }))
    }
    guard let above, above != type, let places else { return [] }
    return places.reduce(into: []) { found, place in
      if Self.word(place.offset, of: type) != Self.word(place.offset, of: above) {
        found.formUnion(place.method)
      }
    }
  }

  private static func word(_ offset: Int, of type: AnyClass) -> Int {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: Int.self)
  }
}

// SPDX-License-Identifier: MIT

import UIKit

/// The methods for touches that classes of the app's override.
///
/// Each class holds the addresses of its methods; one that overrides a method has another address in its
/// place than the class of UIKit's above it.
struct TouchMethods: OptionSet {
  let rawValue: UInt8
  static let began = TouchMethods(rawValue: 1)
  static let moved = TouchMethods(rawValue: 2)
  static let ended = TouchMethods(rawValue: 4)
  static let cancelled = TouchMethods(rawValue: 8)

  @MainActor private static var known: [ObjectIdentifier: TouchMethods] = [:]
  /// Whether any class that was asked for has one.
  @MainActor private(set) static var isAnyKnown = false
}

extension TouchMethods {
  /// What the class of a responder, or one of the app's above it, overrides.
  @MainActor
  init(of responder: UIResponder) {
    let type: AnyClass = type(of: responder)
    if let known = Self.known[ObjectIdentifier(type)] {
      self = known
      return
    }
    self = Self.overridden(by: type)
    Self.known[ObjectIdentifier(type)] = self
    if !isEmpty { Self.isAnyKnown = true }
  }

  private static func overridden(by type: AnyClass) -> TouchMethods {
    let above: AnyClass? = sequence(first: type, next: SwiftRuntime.superclass).first {
      InstrumentedCode.Method.modulesOfStandIns.contains(
        String(_typeName($0, qualified: true).prefix { $0 != "." }))
    }
    guard let above, above != type, let places else { return [] }
    return places.reduce(into: []) { found, place in
      if word(place.offset, of: type) != word(place.offset, of: above) {
        found.insert(place.method)
      }
    }
  }

  // MARK: - Where the methods are

  private class NoneOverridden: UIResponder {}
  private class BeganOverridden: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class MovedOverridden: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class EndedOverridden: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class CancelledOverridden: UIResponder {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private static let samples: [(method: TouchMethods, type: AnyClass)] = [
    ([], NoneOverridden.self), (.began, BeganOverridden.self), (.moved, MovedOverridden.self),
    (.ended, EndedOverridden.self), (.cancelled, CancelledOverridden.self),
  ]

  /// The places of the methods in a class, in bytes; `nil` if they are not as expected.
  ///
  /// It is the only one in which the class that overrides the method differs from `UIResponder` while the
  /// others do not.
  static let places: [(method: TouchMethods, offset: Int)]? = {
    guard let size = SwiftRuntime.size(ofMetadataOf: UIResponder.self) else { return nil }
    var found: [(method: TouchMethods, offset: Int)] = []
    for offset in stride(from: 0, to: size, by: MemoryLayout<Int>.size) {
      let different = samples.filter {
        word(offset, of: $0.type) != word(offset, of: UIResponder.self)
      }
      if different.count == 1 { found.append((different[0].method, offset)) }
    }
    let methods = found.map(\.method.rawValue).sorted()
    return methods == [1, 2, 4, 8] ? found : nil
  }()

  private static func word(_ offset: Int, of type: AnyClass) -> Int {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: Int.self)
  }
}

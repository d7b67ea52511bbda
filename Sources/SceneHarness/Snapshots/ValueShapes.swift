// SPDX-License-Identifier: MIT

/// Optionals, whatever is in them.
protocol OptionalShape: SnapshotKind {
  static var wrapped: Any.Type { get }
  /// Whether the optional at an address is `nil`; if not, its value stands at the same address.
  static func isNil(at address: UnsafeRawPointer) -> Bool
  /// What is in the optional at an address.
  static func value(at address: UnsafeRawPointer) -> Any?
  /// The object that the optional leads to, if it does.
  var object: AnyObject? { get }
}

extension Optional: OptionalShape {
  static var wrapped: Any.Type { Wrapped.self }

  static func isNil(at address: UnsafeRawPointer) -> Bool {
    if case .none = address.assumingMemoryBound(to: Self.self).pointee { true } else { false }
  }

  static func value(at address: UnsafeRawPointer) -> Any? {
    address.assumingMemoryBound(to: Self.self).pointee.map { $0 as Any }
  }

  var object: AnyObject? { map { $0 as AnyObject } }
}

/// Arrays, whatever is in them.
protocol ArrayShape: SnapshotKind {
  static var element: Any.Type { get }
  /// Calls a closure with the address of the first element of the array at an address, the number
  /// of elements and the distance between them.
  static func withElements(
    at address: UnsafeRawPointer, _ body: (UnsafeRawPointer?, Int, Int) -> Void)
}

extension Array: ArrayShape {
  static var element: Any.Type { Element.self }

  static func withElements(
    at address: UnsafeRawPointer, _ body: (UnsafeRawPointer?, Int, Int) -> Void
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer {
      body(UnsafeRawPointer($0.baseAddress), $0.count, MemoryLayout<Element>.stride)
    }
  }
}

/// Sets and dictionaries: collections whose order is an accident.
protocol UnorderedShape: SnapshotKind {
  /// The members, in their accidental order, with names if they are asked for.
  static func members(at address: UnsafeRawPointer, named: Bool) -> [UnorderedMember]
}

/// A member of a collection without an order.
struct UnorderedMember {
  /// What comes after the collection's name in a path.
  let name: String
  let value: Any
}

extension Set: UnorderedShape {
  static func members(at address: UnsafeRawPointer, named: Bool) -> [UnorderedMember] {
    let members = address.assumingMemoryBound(to: Self.self).pointee
    return members.isEmpty ? [] : members.map { UnorderedMember(name: "{}", value: $0) }
  }
}

extension Dictionary: UnorderedShape {
  static func members(at address: UnsafeRawPointer, named: Bool) -> [UnorderedMember] {
    let members = address.assumingMemoryBound(to: Self.self).pointee
    if members.isEmpty { return [] }
    return members.map {
      UnorderedMember(name: named ? "[\($0.key)]" : "", value: ($0.key, $0.value))
    }
  }
}

/// Values that are an address and nothing else, or are made from one.
protocol AddressShape: SnapshotKind {}
extension UnsafePointer: AddressShape {}
extension UnsafeMutablePointer: AddressShape {}
extension UnsafeRawPointer: AddressShape {}
extension UnsafeMutableRawPointer: AddressShape {}
extension UnsafeBufferPointer: AddressShape {}
extension UnsafeMutableBufferPointer: AddressShape {}
extension UnsafeRawBufferPointer: AddressShape {}
extension UnsafeMutableRawBufferPointer: AddressShape {}
extension ObjectIdentifier: AddressShape {}
extension Unmanaged: AddressShape {}

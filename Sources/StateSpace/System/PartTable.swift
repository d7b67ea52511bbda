// SPDX-License-Identifier: MIT

/// The different values that one part of a state has had, each kept once and numbered from 0.
public struct PartTable<Part: Hashable & Sendable>: Sendable {
  @usableFromInline var parts: [Part] = []
  @usableFromInline var table = VisitedSet()

  /// Makes an empty table.
  public init() {}

  /// A value by its number.
  @inlinable
  public subscript(number: UInt32) -> Part { parts[Int(number)] }

  /// Returns the number of a value, or `nil` if it was never stored.
  @inlinable
  public func number(of part: Part) -> UInt32? {
    switch probe(part, hash: Self.hash(part)) {
    case .found(let position): UInt32(position)
    case .vacant: nil
    }
  }

  /// Returns the number of a value, a new one if it was never stored.
  @inlinable
  public mutating func store(_ part: Part) -> UInt32 {
    let hash = Self.hash(part)
    switch probe(part, hash: hash) {
    case .found(let position):
      return UInt32(position)
    case .vacant(let slot):
      table.fill(slot, hash: hash, position: parts.count)
      parts.append(part)
      return UInt32(parts.count - 1)
    }
  }

  @inlinable
  func probe(_ part: Part, hash: UInt32) -> VisitedSet.Probe {
    table.probe(hash) { parts[$0] == part }
  }

  @inlinable
  static func hash(_ part: Part) -> UInt32 {
    UInt32(truncatingIfNeeded: part.hashValue >> 16)
  }
}

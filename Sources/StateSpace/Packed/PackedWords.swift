// SPDX-License-Identifier: MIT

/// A state of up to four words, all 64 bits of each in use.
///
/// Words that a system does not have are zero.
public struct PackedWords: StateWords {
  /// The first word.
  public var first: UInt64
  /// The second word.
  public var second: UInt64
  /// The third word.
  public var third: UInt64
  /// The fourth word.
  public var fourth: UInt64

  /// Puts words together; those left out are zero.
  @inlinable @inline(__always)
  public init(
    _ first: UInt64 = 0, _ second: UInt64 = 0, _ third: UInt64 = 0, _ fourth: UInt64 = 0
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  /// One of the words, counted from 0.
  @inlinable @inline(__always)
  public subscript(index: Int) -> UInt64 {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }

  /// Reads some words that lie side by side.
  @inlinable @inline(__always)
  public init(at place: UnsafePointer<UInt64>, count: Int) {
    first = place[0]
    second = count > 1 ? place[1] : 0
    third = count > 2 ? place[2] : 0
    fourth = count > 3 ? place[3] : 0
  }

  /// The words themselves.
  public var padded: PackedWords { self }
}

extension PackedWords: Comparable {
  /// Whether the first word in which two states differ is smaller.
  public static func < (one: Self, other: Self) -> Bool {
    (one.first, one.second, one.third, one.fourth)
      < (other.first, other.second, other.third, other.fourth)
  }
}

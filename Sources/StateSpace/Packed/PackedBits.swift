// SPDX-License-Identifier: MIT

/// Writes fields one after the other into a word; used in `word`.
///
/// With constant widths the compiler turns a chain of fields into straight-line shifts.
///
/// ```swift
/// var bits = PackedWriter()
/// bits.put(count, bits: 3)
/// bits.put(isOpen)
/// return bits.word
/// ```
public struct PackedWriter {
  @usableFromInline var written: UInt64 = 0
  @usableFromInline var offset: UInt64 = 0

  /// Makes a writer that has written nothing.
  @inlinable @inline(__always)
  public init() {}

  /// What was written so far, the first field in the lowest bits.
  @inlinable @inline(__always)
  public var word: UInt64 { written }

  /// Writes a number; it has to fit.
  @inlinable @inline(__always)
  public mutating func put(_ value: some BinaryInteger, bits: Int) {
    add(UInt64(truncatingIfNeeded: value), bits: UInt64(truncatingIfNeeded: bits))
  }

  /// Writes a truth value as one bit.
  @inlinable @inline(__always)
  public mutating func put(_ value: Bool) {
    add(value ? 1 : 0, bits: 1)
  }

  @usableFromInline @inline(__always)
  mutating func add(_ value: UInt64, bits: UInt64) {
    assert(value >> bits == 0, "The value \(value) needs more than \(bits) bits.")
    written |= value &<< offset
    offset &+= bits
  }
}

/// Reads fields in the order in which a `PackedWriter` wrote them; used in `init(word:)`.
public struct PackedReader {
  @usableFromInline var rest: UInt64

  /// Makes a reader of a word.
  @inlinable @inline(__always)
  public init(_ word: UInt64) {
    rest = word
  }

  /// Reads a number of some bits, at most 8.
  @inlinable @inline(__always)
  public mutating func take(bits: Int) -> UInt8 { take(bits: bits, as: UInt8.self) }

  /// Reads a number of some bits, as many as the type has at most, and fewer than 64.
  @inlinable @inline(__always)
  public mutating func take<Value: FixedWidthInteger>(bits: Int, as type: Value.Type) -> Value {
    let shift = UInt64(truncatingIfNeeded: bits)
    let value = rest & (1 &<< shift &- 1)
    drop(shift)
    return Value(truncatingIfNeeded: value)
  }

  /// Reads one bit as a truth value.
  @inlinable @inline(__always)
  public mutating func takeFlag() -> Bool {
    take(bits: 1) != 0
  }

  @usableFromInline @inline(__always)
  mutating func drop(_ bits: UInt64) {
    rest = rest &>> bits
  }
}

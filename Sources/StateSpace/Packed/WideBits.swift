// SPDX-License-Identifier: MIT

/// Writes fields one after the other into up to four words; used in `words`.
///
/// A field that does not fit into the rest of a word goes into the next one as a whole.
///
/// ```swift
/// var bits = WideWriter()
/// bits.put(position, bits: 40)
/// bits.put(target, bits: 40)  // the second word
/// return bits.words
/// ```
public struct WideWriter {
  @usableFromInline var written = PackedWords()
  @usableFromInline var index = 0
  @usableFromInline var offset = 0

  /// Makes a writer that has written nothing.
  @inlinable @inline(__always)
  public init() {}

  /// What was written so far.
  @inlinable @inline(__always)
  public var words: PackedWords { written }

  /// Writes a number of at most 64 bits; it has to fit.
  @inlinable @inline(__always)
  public mutating func put(_ value: some BinaryInteger, bits: Int) {
    let value = UInt64(truncatingIfNeeded: value)
    assert(bits == 64 || value >> bits == 0, "The value \(value) needs more than \(bits) bits.")
    if offset + bits > 64 {
      index += 1
      offset = 0
    }
    precondition(index < 4, "A state has more bits than four words have.")
    written[index] |= value << offset
    offset += bits
  }

  /// Writes a truth value as one bit.
  @inlinable @inline(__always)
  public mutating func put(_ value: Bool) { put(value ? 1 : 0, bits: 1) }
}

/// Reads fields in the order in which a `WideWriter` wrote them; used in `init(words:)`.
public struct WideReader {
  @usableFromInline let words: PackedWords
  @usableFromInline var index = 0
  @usableFromInline var offset = 0

  /// Makes a reader of words.
  @inlinable @inline(__always)
  public init(_ words: PackedWords) { self.words = words }

  /// Reads a number of some bits, as many as the type has at most.
  @inlinable @inline(__always)
  public mutating func take<Value: FixedWidthInteger>(
    bits: Int, as type: Value.Type = UInt8.self
  ) -> Value {
    if offset + bits > 64 {
      index += 1
      offset = 0
    }
    let value = words[index] >> offset & .max >> (64 - bits)
    offset += bits
    return Value(truncatingIfNeeded: value)
  }

  /// Reads one bit as a truth value.
  @inlinable @inline(__always)
  public mutating func takeFlag() -> Bool { take(bits: 1) != 0 }
}

// SPDX-License-Identifier: MIT

/// A number that stands for a whole state: the same on every machine and in every run.
///
/// Two different states have the same fingerprint with a probability of about *n*² / 2¹²⁹, where
/// *n* is the number of states: for a million states, less than one in 10²⁶.
public struct Fingerprint: Hashable, Sendable {
  private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Creates the fingerprint of nothing.
  public init() {}

  /// Adds a word; the order of what is added counts.
  public mutating func combine(_ word: UInt64) {
    high = (high ^ word) &* 0xFF51_AFD7_ED55_8CCD
    high ^= high >> 32
    low = (low &+ word &+ high) &* 0xC4CE_B9FE_1A85_EC53
    low ^= low >> 29
  }

  /// Adds a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the text.
  public mutating func combine(_ text: String) {
    // Bytes in memory: the views of a string are slow where the code is not specialized for them.
    var text = text
    text.withUTF8 { combine(bytes: $0) }
  }

  /// Adds bytes.
  package mutating func combine(bytes: some Sequence<UInt8>) {
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 { combine(word) }
    }
    combine(word)
    combine(count)
  }

  /// Adds what another fingerprint stands for.
  public mutating func combine(_ other: Fingerprint) {
    combine(other.high)
    combine(other.low)
  }

  /// All that the fingerprint consists of, as two numbers.
  package var words: [UInt64] { [high, low] }

  /// Makes a fingerprint of its two numbers.
  init(words: [UInt64]) {
    precondition(words.count == 2, "A fingerprint consists of two numbers.")
    high = words[0]
    low = words[1]
  }

  /// Orders fingerprints in some way that is always the same.
  package static func precedes(_ left: Fingerprint, _ right: Fingerprint) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

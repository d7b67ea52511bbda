// SPDX-License-Identifier: MIT

/// Fingerprints of states: 64 bits that look random, and are the same in every run.
enum PackedFingerprint {
  /// How many bits a fingerprint has.
  static var bits: Int { 64 }

  /// The fingerprint of some words that lie side by side; never zero, which is an empty slot.
  ///
  /// Each word goes through a permutation of all numbers, so states that differ in one word alone
  /// always have different fingerprints, but for the two that stand for one number.
  @inline(__always)
  static func make(_ words: UnsafePointer<UInt64>, count: Int) -> UInt64 {
    var mixed: UInt64 = 0
    for index in 0..<count {
      mixed = PackedTable.mix(mixed ^ words[index] &+ 0x9E37_79B9_7F4A_7C15)
      mixed ^= mixed >> 32
    }
    return mixed == 0 ? 1 : mixed
  }
}

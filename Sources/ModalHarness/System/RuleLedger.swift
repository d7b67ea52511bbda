// SPDX-License-Identifier: MIT

import Synchronization
public import UIKitSemantics

/// Notes which of UIKit's rules the steps of a system applied, and which open questions mattered.
///
/// The one thing that a system remembers besides its states; nothing that it does depends on it.
/// Several threads write at a time, almost always what is there already, so they only look.
@usableFromInline
final class RuleLedger: Sendable {
  private let word0 = Atomic<UInt64>(0)
  private let word1 = Atomic<UInt64>(0)
  private let word2 = Atomic<UInt64>(0)
  private let word3 = Atomic<UInt64>(0)
  private let word4 = Atomic<UInt64>(0)
  private let word7 = Atomic<UInt64>(0)

  /// All that was noted since the last ``clear()``.
  var record: RuleRecord {
    var bits = SIMD8<UInt64>()
    bits[0] = word0.load(ordering: .relaxed)
    bits[1] = word1.load(ordering: .relaxed)
    bits[2] = word2.load(ordering: .relaxed)
    bits[3] = word3.load(ordering: .relaxed)
    bits[4] = word4.load(ordering: .relaxed)
    bits[7] = word7.load(ordering: .relaxed)
    return RuleRecord(bits: bits)
  }

  @usableFromInline
  func add(_ record: RuleRecord) {
    let bits = record.bits
    note(bits[0], in: word0)
    note(bits[1], in: word1)
    note(bits[2], in: word2)
    note(bits[3], in: word3)
    note(bits[4], in: word4)
    note(bits[7], in: word7)
  }

  private func note(_ bits: UInt64, in word: borrowing Atomic<UInt64>) {
    if word.load(ordering: .relaxed) & bits == bits { return }
    word.bitwiseOr(bits, ordering: .relaxed)
  }

  /// Forgets everything; nothing may be running meanwhile.
  func clear() {
    word0.store(0, ordering: .relaxed)
    word1.store(0, ordering: .relaxed)
    word2.store(0, ordering: .relaxed)
    word3.store(0, ordering: .relaxed)
    word4.store(0, ordering: .relaxed)
    word7.store(0, ordering: .relaxed)
  }
}

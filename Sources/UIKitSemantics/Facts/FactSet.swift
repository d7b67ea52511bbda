// SPDX-License-Identifier: MIT

/// A set of facts in a few words of memory, without a heap allocation.
public struct FactSet: Hashable, Sendable {
  private var word0, word1, word2, word3, word4: UInt64

  /// Creates the empty set.
  public init() { (word0, word1, word2, word3, word4) = (0, 0, 0, 0, 0) }

  /// Creates a set of some facts.
  public init(_ facts: some Sequence<FactID>) {
    self.init()
    for fact in facts { insert(fact) }
  }

  /// The bits of the set; the last three are never set.
  var bits: SIMD8<UInt64> { SIMD8(word0, word1, word2, word3, word4, 0, 0, 0) }

  init(bits: SIMD8<UInt64>) {
    (word0, word1, word2, word3, word4) = (bits[0], bits[1], bits[2], bits[3], bits[4])
  }

  /// Adds a fact.
  public mutating func insert(_ fact: FactID) {
    let bit: UInt64 = 1 << UInt64(fact.rawValue & 63)
    switch fact.rawValue >> 6 {
    case 0: word0 |= bit
    case 1: word1 |= bit
    case 2: word2 |= bit
    case 3: word3 |= bit
    default: word4 |= bit
    }
  }

  /// Whether a fact is in the set.
  public func contains(_ fact: FactID) -> Bool {
    let word =
      switch fact.rawValue >> 6 {
      case 0: word0
      case 1: word1
      case 2: word2
      case 3: word3
      default: word4
      }
    return word >> UInt64(fact.rawValue & 63) & 1 == 1
  }

  /// Adds all facts of another set.
  public mutating func formUnion(_ other: FactSet) {
    word0 |= other.word0
    word1 |= other.word1
    word2 |= other.word2
    word3 |= other.word3
    word4 |= other.word4
  }

  /// The facts in the order of their sections.
  ///
  /// - Complexity: O(*n*), where *n* is the number of facts that there are.
  public var facts: [FactID] { FactID.allCases.filter(contains) }
}

// SPDX-License-Identifier: MIT

/// What an operation gives for pairs of sets.
///
/// A pair has one place only, and takes it from another: what is forgotten is worked out again.
struct SetPairs: Sendable {
  private var keys: [UInt64]
  private var results: [AnswerSets.Number]
  private var count = 0

  /// Beyond this many places, pairs displace each other.
  private static let largest = 1 << 20

  init(places: Int = 1 << 8) {
    // No operation is noted for the empty set and itself, so their key stands for nothing.
    keys = Array(repeating: 0, count: places)
    results = Array(repeating: AnswerSets.none, count: places)
  }

  /// The result for a pair, if it is still known.
  subscript(left: AnswerSets.Number, right: AnswerSets.Number) -> AnswerSets.Number? {
    let key = Self.key(left, right)
    let place = place(of: key)
    return keys[place] == key ? results[place] : nil
  }

  mutating func note(
    _ result: AnswerSets.Number, for left: AnswerSets.Number, _ right: AnswerSets.Number
  ) {
    count += 1
    if count > keys.count, keys.count < Self.largest { grow() }
    put(result, at: Self.key(left, right))
  }

  private mutating func put(_ result: AnswerSets.Number, at key: UInt64) {
    let place = place(of: key)
    (keys[place], results[place]) = (key, result)
  }

  private mutating func grow() {
    var larger = SetPairs(places: 4 * keys.count)
    larger.count = count
    for (key, result) in zip(keys, results) where key != 0 { larger.put(result, at: key) }
    self = larger
  }

  private static func key(_ left: AnswerSets.Number, _ right: AnswerSets.Number) -> UInt64 {
    UInt64(left) << 32 | UInt64(right)
  }

  private func place(of key: UInt64) -> Int {
    let mixed = key &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40) & (keys.count - 1)
  }
}

// SPDX-License-Identifier: MIT

/// Counters that go up independently of one another.
///
/// Nothing is simpler, and all counts are known: *n* counters of *m* values have *mⁿ* states,
/// *n*(*m* − 1)*mⁿ*⁻¹ transitions and *n*(*m* − 1) + 1 levels.
struct Counters: PackedSystem {
  /// How many counters there are, at most 8.
  let count: Int
  /// How many values a counter has, at most 128.
  let values: Int

  private static let bits: UInt64 = 7

  init(count: Int, values: Int) {
    self.count = count
    self.values = values
  }

  var states: Int { power(count) }
  var transitions: Int { count * (values - 1) * power(count - 1) }
  var levels: Int { count * (values - 1) + 1 }

  private func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * values }
  }

  var initialWords: [UInt64] { [0] }

  /// Each counter goes up by one, until it has its greatest value.
  func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
    let last = UInt64(values - 1)
    for place in 0..<UInt64(count) {
      let shift = place &* Self.bits
      successors.append(word &+ 1 &<< shift, when: word &>> shift & 127 != last)
    }
  }
}

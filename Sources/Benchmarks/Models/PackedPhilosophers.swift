// SPDX-License-Identifier: MIT

/// Philosophers who all reach for the left fork first, written on the word itself.
///
/// The lowest 16 bits are the forks that are held, the one to the left of a philosopher at his
/// number; then each philosopher has 2 bits: 0 holds nothing, 1 left, 2 both, 3 right.
struct PackedPhilosophers: PackedSystem {
  /// How many philosophers there are, 2 to 16.
  let count: Int

  init(count: Int) {
    self.count = count
  }

  var initialWords: [UInt64] { [0] }

  /// Each philosopher's next step, if the fork for it is there.
  func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
    for index in 0..<UInt64(count) {
      let shift = 16 &+ 2 &* index
      let hands = word &>> shift & 3
      let rightFork = index &+ 1 == UInt64(count) ? 0 : index &+ 1
      let fork: UInt64 = 1 &<< (hands & 1 == 0 ? index : rightFork)
      let isBlocked = (hands >> 1 ^ 1) & (word & fork == 0 ? 0 : 1)
      let step: UInt64 = hands ^ (hands &+ 1) & 3
      successors.append(
        word ^ fork ^ step &<< shift,
        when: isBlocked == 0)
    }
  }
}

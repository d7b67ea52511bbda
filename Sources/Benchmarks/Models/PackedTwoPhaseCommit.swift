// SPDX-License-Identifier: MIT

/// Resource managers that agree to commit or to abort, written on the word itself.
///
/// From the lowest bit: the decision (2 bits: 0 none, 2 commit, 3 abort), the prepared managers
/// that were received (10), those that said it (10), then each manager (2: 0 working, 1 prepared,
/// 2 committed, 3 aborted).
struct PackedTwoPhaseCommit: PackedSystem {
  /// How many resource managers there are, 1 to 10.
  let count: Int

  init(count: Int) {
    self.count = count
  }

  var initialWords: [UInt64] { [0] }

  /// No process commits what another aborts.
  func isSafe(_ word: UInt64) -> Bool {
    let managers = word >> 22
    let decided = managers >> 1 & 0x55555
    return decided & ~managers == 0 || decided & managers == 0
  }

  /// Everything that the transaction manager and the resource managers can do.
  func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
    let decision = word & 3
    if decision == 0 {
      let everybody: UInt64 = 1 &<< UInt64(count) &- 1
      if word >> 2 & 0x3FF == everybody {
        successors.append(word | 2)
      }
      successors.append(word | 3)
    }
    let managers = word >> 22
    let everyPlace: UInt64 = 1 &<< UInt64(2 &* count) &- 1
    prepare(word, among: ~(managers | managers >> 1) & 0x55555 & everyPlace, &successors)
    if decision == 0 {
      receive(word, among: word >> 12 & 0x3FF, &successors)
    } else {
      for index in 0..<count {
        let shift = 22 &+ 2 &* UInt64(index)
        let obeyed = word & ~(3 &<< shift) | decision &<< shift
        successors.append(obeyed)
      }
    }
  }

  /// Lets each of the managers prepare itself or give up; there is one bit for each, in every second
  /// place.
  @inline(__always)
  private func prepare(
    _ word: UInt64, among working: UInt64, _ successors: inout PackedSuccessors
  ) {
    var rest = working
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      let index = place / 2
      let bit: UInt64 = 1 &<< UInt64(22 &+ place)
      let said: UInt64 = 1 &<< UInt64(12 &+ index)
      successors.append(word | bit | said)
      successors.append(word | bit | bit &<< 1)
      rest &= rest &- 1
    }
  }

  /// Lets the transaction manager receive each of those that said that they are prepared.
  @inline(__always)
  private func receive(_ word: UInt64, among sent: UInt64, _ successors: inout PackedSuccessors) {
    var rest = sent
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      successors.append(
        word | 4 &<< UInt64(index))
      rest &= rest &- 1
    }
  }
}

// SPDX-License-Identifier: MIT

import StateSpace

/// A small graph made by chance, in the form of a system for either explorer.
struct RandomGraph: TransitionSystem, PackedSystem {
  let initialStates: [Int]
  let targets: [[Int]]
  private let unsafe: Set<Int>
  private let factor: UInt64

  /// Makes the graph of a seed; equal seeds give equal graphs.
  init(seed: UInt64) {
    var chance = Chance(state: seed)
    let count = 1 + chance.below(60)
    initialStates = (0..<1 + chance.below(3)).map { _ in chance.below(count) }
    let fanOut = 1 + chance.below(4)
    targets = (0..<count).map { _ in
      (0..<chance.below(fanOut + 1)).map { _ in chance.below(count) }
    }
    unsafe = Set((0..<chance.below(4)).map { _ in chance.below(count) })
    // Words that differ in the highest bits only, in the lowest only, or everywhere.
    factor = [1 << 56, 1, 0x1234_5678_9ABC_DEF1][chance.below(3)]
  }

  func word(_ state: Int) -> UInt64 { UInt64(state) &* factor & (1 << 62 - 1) }

  func state(_ word: UInt64) -> Int {
    targets.indices.first { self.word($0) == word } ?? 0
  }

  // MARK: TransitionSystem

  func appendActions(enabledIn state: Int, to actions: inout [Int]) {
    actions.append(contentsOf: targets[state].indices)
  }

  func step(_ state: Int, by action: Int) -> Int {
    targets[state][action]
  }

  // MARK: PackedSystem

  var initialWords: [UInt64] { initialStates.map(word) }

  func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
    for target in targets[state(word)] {
      successors.append(self.word(target))
    }
  }

  func isSafe(_ word: UInt64) -> Bool { isSafe(state: state(word)) }

  func isSafe(state: Int) -> Bool { !unsafe.contains(state) }
}

/// Numbers that look random and are the same in every run.
struct Chance {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

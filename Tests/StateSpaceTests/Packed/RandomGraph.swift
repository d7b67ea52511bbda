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
    var chance = SplitMix64(seed: seed)
    let count = 1 + chance.number(below: 60)
    initialStates = (0..<1 + chance.number(below: 3)).map { _ in chance.number(below: count) }
    let fanOut = 1 + chance.number(below: 4)
    targets = (0..<count).map { _ in
      (0..<chance.number(below: fanOut + 1)).map { _ in chance.number(below: count) }
    }
    unsafe = Set((0..<chance.number(below: 4)).map { _ in chance.number(below: count) })
    // Words that differ in the highest bits only, in the lowest only, or everywhere.
    factor = [1 << 56, 1, 0x1234_5678_9ABC_DEF1][chance.number(below: 3)]
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

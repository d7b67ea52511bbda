// SPDX-License-Identifier: MIT

import Testing

@testable import Benchmarks

@Suite("Packed explorations")
struct PackedExplorerTests {
  @Test("With a size to begin with, the counts are the same", arguments: [1, 3])
  func sizes(jobs: Int) throws {
    let system = PackedModalStack(height: 3, firstStyle: 2)
    let whole = try PackedExplorer(system: system).explore()
    for expected in [nil, 10, 100_000] {
      let exploration = try PackedExplorer(
        system: system, jobs: jobs, expectedStates: expected
      ).explore()
      #expect(exploration.levels == whole.levels)
      #expect(exploration.transitions == whole.transitions)
    }
  }

  /// Two states that stay as they are.
  private struct Pair: PackedSystem {
    var initialWords: [UInt64] { [0, (1 << 62 - 1), 0] }

    func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
      successors.append(word)
    }
  }

  @Test func `The smallest and the greatest word are words like any other`() throws {
    let exploration = try PackedExplorer(system: Pair()).explore()
    #expect(exploration.states == 2)
    #expect(exploration.transitions == 2)
    #expect(exploration.words(atDepth: 0) == [0, (1 << 62 - 1)])
  }

  /// One state with more successors than any batch.
  private struct Fan: PackedSystem {
    var initialWords: [UInt64] { [0] }

    func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
      guard word == 0 else { return }
      for leaf in 0..<UInt64(100_000) { successors.append(leaf << 40 | 1) }
    }
  }

  @Test(arguments: 1...2) func `A state may have any number of successors`(jobs: Int) throws {
    let exploration = try PackedExplorer(system: Fan(), jobs: jobs).explore()
    #expect(exploration.levels == [1, 100_000])
    #expect(exploration.deadlocks.count == 100_000)
    #expect(exploration.deadlocks.depth == 1)
  }
}

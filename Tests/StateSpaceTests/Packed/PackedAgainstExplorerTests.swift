// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

@testable import Benchmarks

@Suite("The packed explorer against the ordinary one")
struct PackedAgainstExplorerTests {
  /// An arrow graph whose states are words.
  private struct Words: PackedSystem {
    let graph: ArrowGraph
    let unsafe: Set<Int>
    let factor: UInt64

    func word(_ state: Int) -> UInt64 { UInt64(state) &* factor & (1 << 62 - 1) }

    private func state(_ word: UInt64) -> Int? { (0..<graph.count).first { self.word($0) == word } }

    var initialWords: [UInt64] { graph.initialStates.map(word) }

    func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
      for arrow in graph.arrows where arrow.source == state(word) {
        successors.append(self.word(arrow.target))
      }
    }

    func isSafe(_ word: UInt64) -> Bool { state(word).map(unsafe.contains) != true }
  }

  /// What both say of a graph, in the same words.
  private struct Answer: Equatable {
    var states: [[UInt64]]
    var transitions: Int
    var counts: [Int]
    var depths: [Int?]
  }

  private func ordinary(_ system: Words) throws -> Answer {
    let exploration = try system.graph.explored([
      .never("unsafe") { system.unsafe.contains($0) }, .noDeadlock,
    ])
    let depths = exploration.states.indices.map { exploration.depth(of: $0) }
    return Answer(
      states: exploration.levels.indices.map { level in
        exploration.states.indices.filter { depths[$0] == level }
          .map { system.word(exploration.states[$0]) }.sorted()
      },
      transitions: exploration.generated - system.graph.initialStates.count,
      counts: exploration.results.map(\.violations),
      depths: exploration.results.map { $0.trace?.steps.count })
  }

  private func packed(_ system: Words, jobs: Int) throws -> Answer {
    let exploration = try PackedExplorer(system: system, jobs: jobs).explore()
    return Answer(
      states: exploration.levels.indices.map { exploration.words(atDepth: $0) },
      transitions: exploration.transitions,
      counts: [exploration.violations.count, exploration.deadlocks.count],
      depths: [exploration.violations.depth, exploration.deadlocks.depth])
  }

  @Test(
    "Random graphs give equal states, counts and depths, whichever bits tell the words apart",
    arguments: [1 << 56, 1, 0x1234_5678_9ABC_DEF1])
  func whole(factor: UInt64) throws {
    for seed in 0..<LongTests.choose(32, long: 300) {
      var dice = Dice(seed: seed)
      let graph = ArrowGraph.random(&dice, largest: 60)
      let unsafe = Set((0..<dice.roll(0...3)).map { _ in dice.roll(0...graph.count - 1) })
      let system = Words(graph: graph, unsafe: unsafe, factor: factor)
      let expected = try ordinary(system)
      for jobs in 1...3 {
        #expect(try packed(system, jobs: jobs) == expected, "seed \(seed)")
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import Benchmarks
import StateSpace
import TestSupport
import Testing

@Suite("States of several words against those of one")
struct WideAgainstNarrowTests {
  /// Everything that an exploration says, with states as the words of the narrow system.
  private struct Answer: Equatable {
    var plain: PlainAnswer
    var frontier: Int
    var boundary: Boundary
    var states: [[UInt64]] = []

    init<System: PackedSystem>(
      _ exploration: PackedExploration<System>, word: (PackedWords) -> UInt64
    ) {
      plain = PlainAnswer(exploration)
      frontier = exploration.frontier
      boundary = exploration.boundary
      states = exploration.levels.indices.map { exploration.states(atDepth: $0).map(word).sorted() }
    }
  }

  private func narrow(_ graph: RandomGraph, _ limits: Limits) throws -> Answer {
    try Answer(PackedExplorer(graph, limits: limits).explore(), word: \.first)
  }

  private func wide(
    _ graph: RandomGraph, _ width: Int, _ limits: Limits, jobs: Int, isCompact: Bool = false
  ) throws -> Answer {
    let system = Widened(system: graph, wordCount: width)
    var explorer = PackedExplorer(system, limits: limits, jobs: jobs)
    explorer.isCompact = isCompact
    return try Answer(explorer.explore(), word: system.word)
  }

  @Test("Random graphs give equal states, counts and verdicts", arguments: 2...4)
  func whole(width: Int) throws {
    for seed in 0..<LongTests.choose(15, long: 150) {
      let graph = RandomGraph(seed: UInt64(width) << 32 | UInt64(seed))
      let expected = try narrow(graph, .none)
      for jobs in 1...3 {
        #expect(try wide(graph, width, .none, jobs: jobs) == expected, "seed \(seed)")
      }
      let compact = try wide(graph, width, .none, jobs: 2, isCompact: true)
      #expect(compact == expected, "seed \(seed), compact")
    }
  }

  @Test("Limits on depth and on states cut at the same place", arguments: 2...4)
  func limits(width: Int) throws {
    for seed in 0..<LongTests.choose(8, long: 60) {
      let graph = RandomGraph(seed: UInt64(seed))
      for limits in [Limits(depth: 1), Limits(depth: 4), Limits(states: 3), Limits(states: 20)] {
        let expected = try narrow(graph, limits)
        #expect(try wide(graph, width, limits, jobs: 2) == expected, "seed \(seed)")
        let compact = try wide(graph, width, limits, jobs: 1, isCompact: true)
        #expect(compact == expected, "seed \(seed), compact")
      }
    }
  }

  @Test("Random graphs agree with a plain search in every mode", arguments: 1...4)
  func plain(width: Int) throws {
    for seed in 0..<LongTests.choose(15, long: 150) {
      let graph = RandomGraph(seed: 0xFACE << 40 | UInt64(width) << 32 | UInt64(seed))
      let expected = PlainAnswer(to: graph)
      for (jobs, size, isCompact) in [
        (1, nil, false), (2, 64, true), (3, nil, true), (3, 64, false),
      ] {
        let system = Widened(system: graph, wordCount: width)
        var explorer = PackedExplorer(system, jobs: jobs, expectedStates: size)
        explorer.keepsLog = false
        explorer.isCompact = isCompact
        #expect(PlainAnswer(try explorer.explore()) == expected, "\(width) words, seed \(seed)")
      }
    }
  }

  @Test("A larger model, whose table has to grow", arguments: zip(2...4, [true, false, true]))
  func larger(width: Int, isCompact: Bool) throws {
    let system = Widened(system: PackedModalStack(height: 3, firstStyle: 2), wordCount: width)
    let expected = try PackedExplorer(system.system).explore()
    var explorer = PackedExplorer(system, jobs: width - 1)
    explorer.isCompact = isCompact
    let exploration = try explorer.explore()
    #expect(exploration.levels == expected.levels)
    #expect(exploration.transitions == 85_697)
    let last = exploration.states(atDepth: 19).map(system.word)
    #expect(last.sorted() == expected.words(atDepth: 19))
  }
}

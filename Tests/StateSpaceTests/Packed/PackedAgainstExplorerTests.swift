// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

@Suite("The packed explorer against the ordinary one")
struct PackedAgainstExplorerTests {
  /// What both say of a graph, in the same words.
  private struct Answer: Equatable {
    var states: [[UInt64]]
    var transitions: Int
    var levels: [Int]
    var frontier: Int
    var isClosed: Bool
    var verdicts: [Verdict]
    var counts: [Int]
    var depths: [Int?]
  }

  private func ordinary(_ graph: RandomGraph, _ limits: Limits) throws -> Answer {
    let exploration = try graph.explored(
      [.always("safe") { graph.isSafe(state: $0) }, .noDeadlock], limits: limits)
    let depths = exploration.states.indices.map { exploration.depth(of: $0) }
    return Answer(
      states: exploration.levels.indices.map { level in
        exploration.states.indices.filter { depths[$0] == level }
          .map { graph.word(exploration.states[$0]) }.sorted()
      },
      transitions: exploration.generated - graph.initialStates.count,
      levels: exploration.levels, frontier: exploration.frontierCount,
      isClosed: exploration.isClosed, verdicts: exploration.results.map(\.verdict),
      counts: exploration.results.map(\.violations),
      depths: exploration.results.map { $0.trace?.steps.count })
  }

  private func packed(_ graph: RandomGraph, _ limits: Limits, jobs: Int) throws -> Answer {
    let exploration = try PackedExplorer(graph, limits: limits, jobs: jobs).explore()
    return Answer(
      states: exploration.levels.indices.map { exploration.words(atDepth: $0) },
      transitions: exploration.transitions, levels: exploration.levels,
      frontier: exploration.frontier, isClosed: exploration.boundary == .closed,
      verdicts: [exploration.verdict, exploration.deadlockVerdict],
      counts: [exploration.violations.count, exploration.deadlocks.count],
      depths: [exploration.violations.depth, exploration.deadlocks.depth])
  }

  @Test("Random graphs give equal states, counts, verdicts and depths", arguments: 0..<8)
  func whole(part: UInt64) throws {
    for seed in 0..<LongTests.choose(12, long: 100) {
      let graph = RandomGraph(seed: part << 32 | UInt64(seed))
      let expected = try ordinary(graph, .none)
      for jobs in 1...3 {
        #expect(try packed(graph, .none, jobs: jobs) == expected, "seed \(part << 32), \(seed)")
      }
    }
  }

  @Test("A limit on depth cuts both at the same place", arguments: 1...5)
  func depth(limit: Int) throws {
    for seed in 0..<LongTests.choose(15, long: 150) {
      let graph = RandomGraph(seed: UInt64(seed))
      let limits = Limits(depth: limit)
      #expect(try packed(graph, limits, jobs: 1) == ordinary(graph, limits), "seed \(seed)")
      #expect(try packed(graph, limits, jobs: 2) == ordinary(graph, limits), "seed \(seed)")
    }
  }

  @Test("A limit on states cuts both at the same place", arguments: [3, 5, 10, 20])
  func states(limit: Int) throws {
    for seed in 0..<LongTests.choose(15, long: 150) {
      let graph = RandomGraph(seed: UInt64(seed))
      let limits = Limits(states: limit)
      #expect(try packed(graph, limits, jobs: 1) == ordinary(graph, limits), "seed \(seed)")
      #expect(try packed(graph, limits, jobs: 2) == ordinary(graph, limits), "seed \(seed)")
    }
  }
}

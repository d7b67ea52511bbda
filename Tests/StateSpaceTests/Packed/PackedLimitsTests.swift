// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@testable import Benchmarks

@Suite("Limits of packed explorations")
struct PackedLimitsTests {
  private let system = PackedModalStack(height: 3, firstStyle: 1)

  @Test(
    "A limit on memory ends with a complete level, the same for every number of threads",
    arguments: [300_000, 600_000, 1_000_000, 1_500_000], [true, false])
  func memory(limit: Int, keepsLog: Bool) throws {
    let whole = try PackedExplorer(system: system).explore()
    var explorer = PackedExplorer(system: system, memoryLimit: limit, keepsLog: keepsLog)
    let bounded = try explorer.explore()
    let isClosed = bounded.boundary == .closed
    #expect(bounded.boundary == .memory(limit) || isClosed && !keepsLog)
    #expect(
      bounded.verdict == (isClosed ? .holds : .noViolation(.depth(bounded.levels.count - 1))))
    #expect(bounded.levels == Array(whole.levels.prefix(bounded.levels.count)))
    #expect(bounded.states == bounded.levels.reduce(0, +))
    #expect(bounded.memory.stages.allSatisfy { $0.bytes <= limit })
    if keepsLog { #expect(bounded.memory.tableBytes + 8 * bounded.states <= limit) }
    for jobs in 2...3 {
      explorer.jobs = jobs
      let together = try explorer.explore()
      #expect(together.levels == bounded.levels)
      #expect(together.transitions == bounded.transitions)
    }
  }

  @Test("Enough memory hides nothing")
  func enoughMemory() throws {
    let exploration = try PackedExplorer(system: system, memoryLimit: 24 * 95_583).explore()
    #expect(exploration.boundary == .closed)
    #expect(exploration.states == 95_583)
    #expect(exploration.verdict == .holds)
  }

  @Test(
    "Without the log, and with a size to begin with, the counts are the same",
    arguments: [1, 3])
  func variants(jobs: Int) throws {
    let system = PackedModalStack(height: 3, firstStyle: 2)
    let whole = try PackedExplorer(system: system).explore()
    for expected in [nil, 10, 100_000] {
      for keepsLog in [true, false] {
        let exploration = try PackedExplorer(
          system: system, jobs: jobs, expectedStates: expected, keepsLog: keepsLog
        ).explore()
        #expect(exploration.levels == whole.levels)
        #expect(exploration.transitions == whole.transitions)
      }
    }
  }

  @Test("Limits that make no sense are refused")
  func invalid() {
    #expect(throws: ExplorationError.invalidLimit("jobs", 0)) {
      try PackedExplorer(system: system, jobs: 0).explore()
    }
    #expect(throws: ExplorationError.statesLimitBelowInitialStates(limit: 0, initialStates: 2)) {
      try PackedExplorer(system: Pair(), memoryLimit: 1).explore()
    }
  }

  /// Two states that stay as they are.
  private struct Pair: PackedSystem {
    var initialWords: [UInt64] { [0, (1 << 62 - 1), 0] }

    func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
      successors.append(word)
    }
  }

  @Test("The smallest and the greatest word are words like any other")
  func extremes() throws {
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

  @Test("A state may have any number of successors", arguments: 1...2)
  func fan(jobs: Int) throws {
    let exploration = try PackedExplorer(system: Fan(), jobs: jobs).explore()
    #expect(exploration.levels == [1, 100_000])
    #expect(exploration.deadlocks.count == 100_000)
    #expect(exploration.deadlocks.depth == 1)
  }
}

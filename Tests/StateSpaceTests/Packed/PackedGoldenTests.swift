// SPDX-License-Identifier: MIT

import StateSpace
import Testing
import TestSupport

@testable import Benchmarks

@Suite("Packed models with known counts")
struct PackedGoldenTests {
  /// States, transitions and levels, as all checkers that ran the model agree.
  private func check(
    _ system: some PackedSystem, _ states: Int, _ transitions: Int, _ levels: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for jobs in 1...3 {
      let exploration = try PackedExplorer(system: system, jobs: jobs).explore()
      #expect(exploration.states == states, sourceLocation: sourceLocation)
      #expect(exploration.transitions == transitions, sourceLocation: sourceLocation)
      #expect(exploration.levels.count == levels, sourceLocation: sourceLocation)
      #expect(exploration.levels.reduce(0, +) == states, sourceLocation: sourceLocation)
      #expect(exploration.verdict == .holds, sourceLocation: sourceLocation)
    }
  }

  @Test(
    "The modal stack",
    arguments: [
      (1, 0, 195, 565, 11), (2, 0, 7_323, 27_797, 14), (3, 2, 23_955, 85_697, 20),
    ] + LongTests.choose([], long: [(3, 1, 95_583, 411_803, 21)]))
  func modalStack(height: Int, style: Int, states: Int, transitions: Int, levels: Int) throws {
    try check(
      PackedModalStack(height: height, firstStyle: style), states, transitions, levels)
  }

  @Test(arguments: 3...LongTests.choose(4, long: 6))
  func `Two-phase commit is as the ordinary explorer sees it`(count: Int) throws {
    let census = try Census(of: TwoPhaseCommit(count: count))
    try check(
      PackedTwoPhaseCommit(count: count), census.distinct, census.generated - 1, census.levels)
  }

  @Test func `Two-phase commit has the published counts`() throws {
    try check(PackedTwoPhaseCommit(count: 3), 288, 1_145, 11)
    try check(PackedTwoPhaseCommit(count: 5), 8_832, 58_145, 17)
  }

  @Test("Philosophers have 3ⁿ - 1 states and one deadlock", arguments: 2...8)
  func philosophers(count: Int) throws {
    let states = (0..<count).reduce(1) { power, _ in 3 * power } - 1
    let packed = try PackedExplorer(system: PackedPhilosophers(count: count)).explore()
    #expect(packed.states == states)
    #expect(packed.deadlocks.count == 1)
    #expect(packed.deadlocks.depth == count)
    try check(PackedPhilosophers(count: 6), 728, 2_910, 16)
  }
}

// SPDX-License-Identifier: MIT

import StateSpace
import Testing
import TestSupport

@testable import Benchmarks

/// Very many levels of one state: what looks at all levels at each of them takes hours for a million.
@Suite("Deep spaces take time in proportion to their depth")
struct LongChainTests {
  private static let end = LongTests.choose(30_000, long: 1_000_000)

  private struct Chain: TransitionSystem {
    let initialStates = [0]

    func appendActions(enabledIn state: Int, to actions: inout [Bool]) {
      if state < LongChainTests.end { actions.append(true) }
    }

    func step(_ state: Int, by action: Bool) -> Int { state + 1 }
  }

  private struct PackedChain: PackedSystem {
    let initialWords: [UInt64] = [0]

    func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
      if word < LongChainTests.end { successors.append(word + 1) }
    }
  }

  @Test func `States, with progress, memory forecasts and checkpoints`() throws {
    var explorer = Explorer(
      Chain(), properties: [.never("end") { $0 == LongChainTests.end }],
      limits: Limits(states: 2 * Self.end)
    ) { _ in }
    explorer.checkpoints = { _ in }
    explorer.checksDeterminism = false
    let exploration = try explorer.explore()
    #expect(exploration.depth == Self.end)
    #expect(exploration.results[0].trace?.steps.count == Self.end)
  }

  @Test func `A trace that is taken again`() throws {
    let trace = Trace<Chain>(
      origin: 0, initial: 0,
      steps: (0..<Self.end).map { Step(before: $0, action: true, events: [], after: $0 + 1) })
    let findings = try trace.findings(of: [.never("end") { $0 == LongChainTests.end }], in: Chain())
    #expect(findings.map(\.steps) == [Self.end])
  }

  @Test func `Packed states`() throws {
    let exploration = try PackedExplorer(system: PackedChain()).explore()
    #expect(exploration.levels.count == Self.end + 1)
    #expect(exploration.deadlocks.depth == Self.end)
  }
}

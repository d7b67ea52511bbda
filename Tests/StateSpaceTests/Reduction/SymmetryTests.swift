// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

@Suite("Symmetry: one representative for all that differ only in names")
struct SymmetryTests {
  @Test(
    "Two-phase commit has as many orbits as published",
    arguments: [(2, 34, 94), (3, 80, 318), (4, 166, 869), (5, 314, 2048), (6, 553, 4328)])
  func twoPhaseCommit(count: Int, distinct: Int, generated: Int) throws {
    let system = TwoPhaseCommit(count: count)
    let exploration = try Explorer(
      system,
      properties: [
        .never("both outcomes at once") {
          system.contains(.committed, in: $0) && system.contains(.aborted, in: $0)
        },
        .reachable("all committed") { system.all(.committed, in: $0) },
        .reachable("all aborted") { system.all(.aborted, in: $0) },
      ]
    ).exploreUpToSymmetry(checking: count < 5 ? .everything : .sample)
    #expect(exploration.distinct == distinct)
    #expect(exploration.generated == generated)
    #expect(exploration.levels.count == 3 * count + 2)
    let proved = count < 5 ? Verdict.holds : .noViolation(.sample(depth: 3 * count + 1))
    #expect(exploration.results.map(\.verdict) == [proved, .holds, .holds])
    #expect(exploration.results.map { $0.trace?.steps.count } == [nil, 3 * count + 1, count])
  }

  @Test("The members of all orbits are all the states", arguments: 1...LongTests.choose(4, long: 5))
  func orbitSizes(count: Int) throws {
    let system = TwoPhaseCommit(count: count)
    let exploration = try Explorer(system).exploreUpToSymmetry(checking: .everything)
    let members = Set(exploration.states.flatMap { system.orbit(of: $0) })
    #expect(members == Set(try system.explored().states))
  }

  @Test("Two processes in nine states have six orbits")
  func threePhases() throws {
    let exploration = try Explorer(ThreePhaseProcesses()).exploreUpToSymmetry(checking: .everything)
    #expect(exploration.distinct == 6)
    #expect(exploration.levels.count == 5)
  }

  @Test("Tic-tac-toe has 765 boards up to turning and mirroring, of which 138 are terminal")
  func ticTacToe() throws {
    let exploration = try Explorer(
      TicTacToe(), properties: [.reachable("crosses win") { $0.crossesWin }]
    ).exploreUpToSymmetry(checking: LongTests.choose(.sample, long: .everything))
    #expect(exploration.distinct == 765)
    #expect(exploration.states.count { $0.isOver } == 138)
    #expect(exploration.results[0].trace?.steps.count == 5)
  }

  @Test("A trace goes on from where it came, not from the representative")
  func tracesAreReal() throws {
    let system = TwoPhaseCommit(count: 4)
    let exploration = try Explorer(
      system,
      properties: [
        .never("three committed") { state in
          (0..<4).count { state[$0] == .committed } == 3
        },
        .onEveryStep("nobody obeys last") { step in
          !(system.all(.committed, in: step.after) && step.before != step.after)
        },
        .alwaysReachable("nobody works") { !system.contains(.working, in: $0) },
        .alwaysReachable("all committed") { system.all(.committed, in: $0) },
      ]
    ).exploreUpToSymmetry(checking: .everything)
    let whole = try system.explored([
      .never("three committed") { state in (0..<4).count { state[$0] == .committed } == 3 }
    ])
    #expect(exploration.results.map(\.verdict) == [.violated, .violated, .holds, .violated])
    #expect(exploration.results.compactMap(\.trace).allSatisfy { system.takes($0) })
    #expect(exploration.results[0].trace?.steps.count == whole.results[0].trace?.steps.count)
    #expect(exploration.results[1].trace?.steps.count == 13)
  }

  @Test("A bounded search says how far it looked")
  func bounded() throws {
    let system = TwoPhaseCommit(count: 3)
    let exploration = try Explorer(
      system, properties: [.never("all committed") { system.all(.committed, in: $0) }],
      limits: Limits(depth: 4)
    ).exploreUpToSymmetry()
    #expect(exploration.boundary == .depth(4))
    #expect(exploration.results[0].verdict == .noViolation(.sample(depth: 4)))
  }

  @Test("A check on a sample proves nothing but what a trace shows")
  func sample() throws {
    let system = TwoPhaseCommit(count: 3)
    let exploration = try Explorer(
      system,
      properties: [
        .never("both outcomes at once") {
          system.contains(.committed, in: $0) && system.contains(.aborted, in: $0)
        },
        .never("all committed") { system.all(.committed, in: $0) },
        .reachable("all aborted") { system.all(.aborted, in: $0) },
        .reachable("nobody") { _ in false }, .always("nowhere", when: { _ in false }) { _ in true },
        .alwaysReachable("all committed again") { system.all(.committed, in: $0) },
      ]
    ).exploreUpToSymmetry()
    let sample = Verdict.Extent.sample(depth: exploration.depth)
    #expect(
      exploration.results.map(\.verdict) == [
        .noViolation(sample), .violated, .holds, .notReached(sample), .vacuous(sample),
        .inconclusive(sample),
      ])
  }
}

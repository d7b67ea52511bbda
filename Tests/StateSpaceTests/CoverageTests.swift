// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Coverage")
struct CoverageTests {
  @Test func `Actions are counted by name, with the fewest steps that include them`() throws {
    let coverage = try CigaretteSmokers().explored().actionCoverage()
    #expect(
      coverage == [
        ActionCoverage(name: "light", taken: 3, firstDepth: 1),
        ActionCoverage(name: "stop(nextMissing: 0)", taken: 3, firstDepth: 2),
        ActionCoverage(name: "stop(nextMissing: 1)", taken: 3, firstDepth: 2),
        ActionCoverage(name: "stop(nextMissing: 2)", taken: 3, firstDepth: 2),
      ])
  }

  @Test func `What was taken adds up to what was generated`() throws {
    let exploration = try Jugs().explored()
    let coverage = exploration.actionCoverage()
    #expect(coverage.map(\.taken) == Array(repeating: 16, count: 6))
    #expect(coverage.map(\.taken).reduce(0, +) + 1 == exploration.generated)
  }

  @Test func `Pairs of actions occur or are missing, and nothing else`() throws {
    let pairs = try EvenCounter().explored().actionPairs()
    #expect(
      pairs.occurred == [
        ActionPair(first: "down", second: "down", states: 4),
        ActionPair(first: "down", second: "up", states: 5),
        ActionPair(first: "up", second: "down", states: 5),
        ActionPair(first: "up", second: "up", states: 4),
      ])
    #expect(pairs.missing.isEmpty)
    let smokers = try CigaretteSmokers().explored().actionPairs()
    #expect(smokers.occurred.count == 6)
    #expect(smokers.missing.count == 10)
    #expect(smokers.missing.first == ActionPair(first: "light", second: "light", states: 0))
  }

  @Test func `Classes of states are counted, with the level on which they first occur`() throws {
    let coverage = try Line().explored().stateCoverage { $0 < 4 ? "near" : "far" }
    #expect(
      coverage == [
        StateClassCoverage(name: "far", states: 7, firstDepth: 4),
        StateClassCoverage(name: "near", states: 4, firstDepth: 0),
      ])
  }

  @Test func `A bounded exploration covers only what was expanded`() throws {
    let exploration = try Line().explored(limits: Limits(depth: 4))
    #expect(exploration.actionCoverage().map(\.taken) == [4])
  }
}

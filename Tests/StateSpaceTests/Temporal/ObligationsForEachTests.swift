// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

/// One claim that makes an obligation for each of several things.
@Suite("A obligation for each thing")
struct ObligationsForEachTests {
  /// Parcels 0 and 1 are sent; only the arrows of the graph deliver.
  private func result(
    _ arrows: [(Int, Int)], things: [Int], when antecedent: @escaping @Sendable (Int, Int) -> Bool,
    _ goal: @escaping @Sendable (Int, Int) -> Bool
  ) throws -> PropertyResult<ArrowGraph> {
    let graph = ArrowGraph(
      count: 6, initialStates: [0],
      arrows: arrows.map { .init(source: $0.0, target: $0.1, kind: 0) })
    let claim = Property<ArrowGraph>.leadsTo(
      "delivered", forEach: things, when: antecedent,
      fairness: [.weak("arrows") { $0.kind == 0 }], goal)
    return try graph.explored([claim]).results[0]
  }

  @Test func `is not kept by keeping another`() throws {
    // The obligation of 0 is made in state 0 and kept in 1, that of 1 is made in 1 and never kept.
    let line = [(0, 1), (1, 2)]
    let result = try result(line, things: [0, 1], when: { $0 == $1 }) {
      $0 == $1 + ($1 == 0 ? 1 : 9)
    }
    #expect(result.verdict == .violated)
    #expect(result.exercised == 2)
    #expect(result.violations == 1)
    #expect(result.trace?.states == [0, 1, 2])
  }

  @Test func `is kept where each is kept in its own time`() throws {
    let result = try result([(0, 1), (1, 2)], things: [0, 1], when: { $0 == $1 }) { $0 == $1 + 1 }
    #expect(result.verdict == .holds)
  }

  @Test func `is not exercised if none is made`() throws {
    #expect(
      try result([], things: [4, 5], when: { $0 == $1 }) { _, _ in true }.verdict == .vacuous(nil))
    #expect(
      try result([], things: [], when: { _, _ in true }) { _, _ in true }.verdict == .vacuous(nil))
  }

  @Test func `says in random graphs what the claims about each thing say together`() throws {
    for seed in 0..<LongTests.choose(300, long: 1_000) {
      var dice = Dice(seed: seed)
      let graph = ArrowGraph.random(&dice)
      let claims = (0..<3).map { _ in
        var claim = PlainClaim.random(&dice, forms: [.weak, .strong])
        claim.form = .leadsTo
        return claim
      }
      let assumptions = claims[0].assumptions
      let parts = try claims.map { claim in
        var part = claim
        part.assumptions = assumptions
        return try graph.explored([part.property]).results[0]
      }
      let things = claims.map { (made: $0.antecedent, kept: $0.goal) }
      let whole = Property<ArrowGraph>.leadsTo(
        "claim", forEach: things, when: { $1.made.contains($0) },
        fairness: claims[0].property.fairness
      ) { $1.kept.contains($0) }
      let result = try graph.explored([whole]).results[0]
      #expect(result.exercised == parts.map(\.exercised).reduce(0, +), "seed \(seed)")
      #expect(result.violations == parts.map(\.violations).reduce(0, +), "seed \(seed)")
      let stems = parts.compactMap { $0.trace?.loopStart }
      #expect(result.trace?.loopStart == stems.min(), "seed \(seed)")
      let isBounded = try graph.explored([whole], limits: Limits(depth: 1)).results[0].verdict
      if stems.isEmpty { #expect(isBounded != .violated, "seed \(seed)") }
    }
  }

  @Test func `says the same if one question is about all things at once`() throws {
    for seed in 0..<LongTests.choose(100, long: 300) {
      var dice = Dice(seed: seed)
      let graph = ArrowGraph.random(&dice)
      let things = (0..<5).map { _ in
        (made: dice.subset(below: graph.count), kept: dice.subset(below: graph.count))
      }
      func bits(_ sets: [Set<Int>]) -> @Sendable (Int) -> UInt64 {
        { state in
          sets.indices.reduce(0) { $0 | (sets[$1].contains(state) ? 1 << UInt64($1) : 0) }
        }
      }
      let fairness = [Fairness<ArrowGraph>.weak("arrows") { $0.kind == 0 }]
      let each = Property<ArrowGraph>.leadsTo(
        "each", forEach: things, when: { $1.made.contains($0) }, fairness: fairness
      ) { $1.kept.contains($0) }
      let all = Property<ArrowGraph>.leadsTo(
        "all", forEachOf: things.count, owed: bits(things.map(\.made)), fairness: fairness,
        bits(things.map(\.kept)))
      let results = try graph.explored([each, all]).results
      #expect(results[0].verdict == results[1].verdict, "seed \(seed)")
      #expect(results[0].exercised == results[1].exercised, "seed \(seed)")
      #expect(results[0].violations == results[1].violations, "seed \(seed)")
      #expect(results[0].trace == results[1].trace, "seed \(seed)")
    }
  }
}

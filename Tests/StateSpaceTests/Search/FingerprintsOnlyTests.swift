// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import StateSpace

@Suite("Explorations that keep fingerprints in place of states")
struct FingerprintsOnlyTests {
  @Test("Every model has the same numbers, levels and violations as with whole states")
  func sameNumbers() throws {
    try CompactVisitor().visitAll()
  }

  @Test("Random systems have the same numbers and verdicts, whatever limit ends the search")
  func randomSystems() throws {
    for seed in 0..<LongTests.choose(50, long: 400) {
      var dice = Dice(seed: seed)
      let graph = ArrowGraph.random(&dice, largest: 40)
      let kind = dice.roll(0...2)
      let limits = Limits(
        depth: kind == 1 ? dice.roll(1...5) : nil,
        states: kind == 2 ? graph.initialStates.count + dice.roll(0...15) : nil)
      let bad = dice.subset(below: graph.count)
      let properties: [Property<ArrowGraph>] = [
        .never("bad") { bad.contains($0) },
        .onEveryStep("no step to the bad") { !bad.contains($0.after) },
        .reachable("bad is reached") { bad.contains($0) },
        .monitor(RandomSafetyTests.Trial.monitor),
      ]
      try compare(graph, properties, limits, "seed \(seed)")
    }
  }

  @Test func `Nothing holds: what was not found may have been missed`() throws {
    let properties: [Property<TowersOfHanoi>] = [
      .always("there are discs") { _ in true }, .reachable("anything") { _ in true },
    ]
    var explorer = Explorer(TowersOfHanoi(discs: 4), properties: properties)
    explorer.isCompact = true
    let exploration = try explorer.explore()
    #expect(!exploration.isClosed)
    #expect(exploration.boundary == .fingerprints)
    #expect(exploration.results[0].verdict == .noViolation(.fingerprints(depth: 15)))
    #expect(exploration.results[1].verdict == .holds, "a witness is a proof all the same")
    #expect(exploration.expectedOmissions == ExpectedOmissions(states: 81))
  }

  @Test func `What needs the whole graph is not decided`() throws {
    let properties: [Property<HourClock>] = [
      .alwaysReachable("noon comes") { $0 == 12 }, .eventually("noon") { $0 == 12 },
    ]
    var explorer = Explorer(HourClock(), properties: properties)
    explorer.isCompact = true
    let verdicts = try explorer.explore().results.map(\.verdict)
    #expect(verdicts.allSatisfy { if case .inconclusive = $0 { true } else { false } })
  }

  @Test func `There is no checkpoint to be had`() {
    var explorer = Explorer(HourClock())
    explorer.isCompact = true
    explorer.checkpoints = { _ in }
    #expect(throws: ExplorationError.compactCheckpoint) { try explorer.explore() }
  }

  @Test func `Fingerprints taken out are not found again, and the others are`() {
    var set = FingerprintSet()
    let fingerprints = (0..<500).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
    for fingerprint in fingerprints {
      guard case .vacant(let slot) = set.probe(fingerprint) else { continue }
      set.fill(slot, with: fingerprint)
    }
    set.remove(Set(fingerprints[300...]))
    #expect(set.count == 300)
    for (index, fingerprint) in fingerprints.enumerated() {
      let isThere = if case .found = set.probe(fingerprint) { true } else { false }
      #expect(isThere == (index < 300))
    }
  }
}

/// Compares an exploration with fingerprints to one with whole states.
private func compare<System: TransitionSystem>(
  _ system: System, _ properties: [Property<System>], _ limits: Limits, _ comment: String
) throws {
  let whole = try Explorer(system, properties: properties, limits: limits).explore()
  for jobs in [1, 2] {
    var explorer = Explorer(system, properties: properties, limits: limits)
    explorer.isCompact = true
    explorer.jobs = jobs
    let compact = try explorer.explore()
    #expect(compact.distinct == whole.distinct, "\(comment)")
    #expect(compact.generated == whole.generated, "\(comment)")
    #expect(compact.outsideConstraint == whole.outsideConstraint, "\(comment)")
    #expect(compact.levels == whole.levels, "\(comment)")
    #expect(compact.frontierCount == whole.frontierCount, "\(comment)")
    #expect(
      [whole.boundary, .fingerprints].contains(compact.boundary), "\(comment)")
    #expect(compact.results.map(\.violations) == whole.results.map(\.violations), "\(comment)")
    #expect(compact.results.map(\.exercised) == whole.results.map(\.exercised), "\(comment)")
    #expect(compact.results.map(\.trace) == whole.results.map(\.trace), "\(comment)")
  }
}

private struct CompactVisitor: ModelVisitor {
  func visit(_ model: some TransitionSystem, limits: Limits) throws {
    try compare(model, [.noDeadlock], limits, "\(model)")
  }
}

// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

@Suite("Symmetry keeps every verdict in random systems")
struct RandomSymmetryTests {
  private func properties(_ dice: inout Dice) -> [Property<RandomCrowd>] {
    let (place, most, variable) = (dice.roll(0...3), dice.roll(0...3), dice.roll(0...1))
    let isCrowded: @Sendable (RandomCrowd.State) -> Bool = { state in
      state.places.count { $0 == place } > most
    }
    return [
      .never("crowded", isCrowded),
      .always("free while set", when: { $0.variable == variable }) { !isCrowded($0) },
      .reachable("crowded once") { isCrowded($0) && $0.variable == variable },
      .onEveryStep("arrivals", when: { $0.before.variable == variable }) { !isCrowded($0.after) },
      .alwaysReachable("room again") { !isCrowded($0) },
      .alwaysReachable("room by the first rules", via: { $0.rule < 2 }) { !isCrowded($0) },
      .noDeadlock,
    ]
  }

  @Test("Verdicts and shortest traces are those of the whole space, counts those of its orbits")
  func verdicts() throws {
    for seed in 0..<LongTests.choose(60, long: 3_000) {
      var dice = Dice(seed: seed)
      let system = RandomCrowd.random(&dice)
      let properties = properties(&dice)
      let limits = Limits(depth: dice.roll(0...2) == 0 ? dice.roll(1...3) : nil)
      let whole = try system.explored(properties, limits: limits)
      let check: ReductionCheck = seed % 10 == 0 ? .everything : .sample
      let orbits = try Explorer(system, properties: properties, limits: limits)
        .exploreUpToSymmetry(checking: check)
      let comment: Comment = "seed \(seed): \(system)"
      for (reduced, reference) in zip(orbits.results, whole.results) {
        #expect(reduced.agrees(with: reference, check), comment)
        #expect(reduced.trace?.steps.count == reference.trace?.steps.count, comment)
      }
      let representatives = whole.states.map { system.representative(of: $0) }
      #expect(Set(orbits.states) == Set(representatives), comment)
      #expect(orbits.distinct == Set(representatives).count, comment)
      #expect(orbits.boundary == whole.boundary, comment)
      #expect(orbits.levels.count == whole.levels.count, comment)
    }
  }

  @Test("Every trace is one that the system takes")
  func traces() throws {
    for seed in 0..<LongTests.choose(30, long: 1_000) {
      var dice = Dice(seed: seed)
      let system = RandomCrowd.random(&dice)
      let orbits = try Explorer(system, properties: properties(&dice)).exploreUpToSymmetry()
      for trace in orbits.results.compactMap(\.trace) {
        #expect(system.takes(trace), "seed \(seed): \(system)")
      }
    }
  }
}

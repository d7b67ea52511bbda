// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Goals that must stay within reach")
struct RecoveryTests {
  @Test func `States before the goal reach it, states after it do not`() throws {
    let result = try Line().explored([.alwaysReachable("six") { $0 == 6 }]).results[0]
    #expect(result.verdict == .violated)
    #expect(result.exercised == 11)
    #expect(result.violations == 4)
    #expect(result.trace?.final == 7)
    #expect(result.trace?.steps.count == 7)
  }

  @Test("A trace goes on with what happens by itself, until it has been there or is long enough")
  func continued() throws {
    let clock = HourClock()
    let start = Trace<HourClock>(origin: 10, initial: 11, steps: [])
    #expect(start.continued(in: clock, atMost: 3) { $0 == .tick }.states == [11, 12, 1, 2])
    #expect(start.continued(in: clock, atMost: 99) { $0 == .tick }.steps.count == 11)
    #expect(start.continued(in: clock, atMost: 3) { _ in false } == start)
  }

  @Test func `Only the states that the antecedent selects must reach the goal`() throws {
    let result = try Line().explored([
      .alwaysReachable("six", when: { $0 < 5 }) { $0 == 6 }
    ]).results[0]
    #expect(result.verdict == .holds)
    #expect(result.exercised == 5)
  }

  @Test func `Only the actions that are allowed on the way count`() throws {
    let exploration = try EvenCounter().explored([
      .alwaysReachable("up to four", via: { $0 == .up }) { $0 == 4 },
      .alwaysReachable("either way to four") { $0 == 4 },
      .alwaysReachable("down to zero", via: { $0 == .down }) { $0 == 0 },
    ])
    #expect(exploration.results.map(\.verdict) == [.violated, .holds, .holds])
    #expect(exploration.results[0].violations == 3)
    #expect(exploration.results[0].trace?.final == 6)
  }

  @Test("What one state can reach, all that are asked have to, and nobody where none can")
  func orBetter() throws {
    let results = try Line().explored([
      .alwaysReachable("any") { _ in true }.orBetter(when: { $0 > 2 }) { $0 == 6 },
      .alwaysReachable("any, and one is selected", when: { $0 == 9 }) { _ in true }
        .orBetter(when: { $0 == 3 }) { $0 == 6 },
      .alwaysReachable("any, and none can do better", when: { $0 < 5 }) { _ in true }
        .orBetter(when: { $0 > 6 }) { $0 == 6 },
      .alwaysReachable("six, and none can do better") { $0 == 6 }
        .orBetter(when: { $0 > 6 }) { $0 == 5 },
    ]).results
    #expect(results.map(\.violations) == [4, 1, 0, 4])
    #expect(results.map(\.exercised) == [11, 2, 5, 11])
    #expect(results[0].trace?.final == 7)
  }

  @Test func `Only a goal within reach can have a better one`() async {
    await #expect(processExitsWith: .failure) {
      _ = Property<Line>.always("any") { _ in true }.orBetter(when: { _ in true }) { _ in false }
    }
  }

  @Test func `A better goal that may lie beyond what was explored is not asked for`() throws {
    let result = try Line(initialStates: [0, 8]).explored(
      [.alwaysReachable("any") { _ in true }.orBetter(when: { _ in true }) { $0 == 5 }],
      limits: Limits(depth: 3)
    ).results[0]
    #expect(result.verdict == .notRefuted(.depth(3)))
  }

  @Test func `A bounded search does not blame a state whose future it has not seen`() throws {
    let result = try Line().explored(
      [.alwaysReachable("nine") { $0 == 9 }], limits: Limits(depth: 5)
    ).results[0]
    #expect(result.verdict == .notRefuted(.depth(5)))
    #expect(result.violations == 0)
  }

  @Test func `A bounded search blames a state whose whole future it has seen`() throws {
    let result = try Line(initialStates: [0, 8]).explored(
      [.alwaysReachable("five") { $0 == 5 }], limits: Limits(depth: 3)
    ).results[0]
    #expect(result.verdict == .violated)
    #expect(result.trace?.initial == 8)
    #expect(result.violations == 3)
    #expect(result.violatingOrigins == [1])
  }

  @Test("A cycle away from the goal is found, though every state in it has a next one")
  func cycle() throws {
    let result = try ThreePhaseProcesses().explored([
      .alwaysReachable("both loading") { $0 == [.loading, .loading] },
      .alwaysReachable("both paused") { $0 == [.paused, .paused] },
    ]).results
    #expect(result.map(\.verdict) == [.violated, .holds])
    #expect(result[0].violations == 8)
  }

  @Test func `A level that was given up at the limit on states leaves no edges behind`() throws {
    let system = TwoPhaseCommit(count: 3)
    let properties: [Property<TwoPhaseCommit>] = [
      .alwaysReachable("decided") { $0.coordinator != .working },
      .alwaysReachable("still working", via: { $0 != .abort }) { $0.coordinator == .working },
    ]
    let part = try system.explored(properties, limits: Limits(states: 100))
    let bounded = try system.explored(properties, limits: Limits(depth: part.depth))
    #expect(part.distinct == bounded.distinct)
    #expect(part.results.map(\.verdict) == bounded.results.map(\.verdict))
    #expect(part.results.map(\.violations) == bounded.results.map(\.violations))
    #expect(part.results.map(\.exercised) == bounded.results.map(\.exercised))
  }
}

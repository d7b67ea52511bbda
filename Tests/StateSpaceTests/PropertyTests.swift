// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Properties")
struct PropertyTests {
  @Test("A violation keeps its first, shortest trace while other properties are still open")
  func firstViolationStays() throws {
    let exploration = try Line().explored([
      .always("below three") { $0 < 3 }, .reachable("never there") { $0 == 99 },
    ])
    let result = try exploration.checked("below three")
    #expect(result.trace?.steps.count == 3)
    #expect(result.violations == 8)
    #expect(exploration.distinct == 11)
    #expect(try exploration.checked("never there").verdict == .unreachable)
    #expect(try exploration.checked("never there").trace == nil)
  }

  @Test(
    "A property whose antecedent is never true is vacuous, whatever it demands",
    arguments: [(nil, nil), (3, .depth(3))] as [(Int?, Verdict.Extent?)])
  func vacuity(depth: Int?, extent: Verdict.Extent?) throws {
    let properties: [Property<Line>] = [
      .always("state", when: { $0 == 99 }) { _ in false },
      .onEveryStep("step", when: { $0.before == 99 }) { _ in false },
      .alwaysReachable("goal", when: { $0 == 99 }) { _ in false },
      .monitor(Monitor("monitor") { state, _ in .next(state) }),
    ]
    for result in try Line().explored(properties, limits: Limits(depth: depth)).results {
      #expect(result.verdict == .vacuous(extent), "\(result.name)")
      #expect(result.exercised == 0)
    }
  }

  @Test func `Nothing holds in an empty space`() throws {
    let exploration = try Line(initialStates: []).explored([
      .always("always") { _ in true }, .never("never") { _ in false }, .noDeadlock,
      .onEveryStep("step") { _ in true }, .alwaysReachable("goal") { _ in true },
    ])
    #expect(exploration.distinct == 0)
    #expect(exploration.results.allSatisfy { $0.verdict == .vacuous(nil) })
  }

  @Test("A step property sees each step once, and its trace ends with the violating step")
  func stepProperty() throws {
    let exploration = try Line().explored([
      .onEveryStep("does not pass four", when: { $0.before > 1 }) {
        !$0.events.contains(.passed(4))
      }
    ])
    let result = exploration.results[0]
    #expect(result.exercised == 8)
    #expect(result.violations == 1)
    #expect(
      result.trace?.steps.last == Step(before: 3, action: .forward, events: [.passed(4)], after: 4))
    #expect(result.trace?.steps.count == 4)
  }

  @Test func `A step that leads to a known state is checked like any other`() throws {
    let exploration = try EvenCounter().explored([.onEveryStep("only up") { $0.action == .up }])
    #expect(exploration.results[0].violations == 5)
    #expect(exploration.results[0].trace?.actions == [.up, .down])
  }

  @Test("Among the shortest counterexamples, the first in initial state and action order wins")
  func firstAmongShortest() throws {
    let clock = try HourClock().explored([.never("five or later") { $0 >= 5 }])
    #expect(clock.results[0].trace?.initial == 5)
    #expect(clock.results[0].trace?.origin == 4)
    let jugs = try Jugs().explored([.never("both full") { $0.small == 3 && $0.big == 5 }])
    #expect(jugs.results[0].trace?.actions == [.fillSmall, .fillBig])
    let tiles = try LinearEquation().explored(
      [.never("three") { $0.x + $0.y == 3 }], limits: Limits(depth: 4))
    #expect(tiles.results[0].trace?.actions == [.increaseX, .increaseX, .increaseX])
  }

  @Test func `A state without actions is a deadlock unless it is accepting`() throws {
    let stuck = try Line().explored([.noDeadlock])
    #expect(stuck.results[0].verdict == .violated)
    #expect(stuck.results[0].trace?.final == 10)
    #expect(stuck.results[0].exercised == 11)
    #expect(try Line(endsWell: true).explored([.noDeadlock]).results[0].verdict == .holds)
  }

  @Test("Witnesses are found, proved not to exist, or not found as far as the search went")
  func reachable() throws {
    let properties: [Property<Line>] = [
      .reachable("two") { $0 == 2 }, .reachable("nine") { $0 == 9 },
      .reachable("ninety") { $0 == 90 },
    ]
    let whole = try Line().explored(properties)
    #expect(whole.results.map(\.verdict) == [.holds, .holds, .unreachable])
    let bounded = try Line().explored(properties, limits: Limits(depth: 4)).results
    #expect(bounded.map(\.verdict) == [.holds, .notReached(.depth(4)), .notReached(.depth(4))])
  }

  @Test func `It is known below which initial states there are violations`() throws {
    let exploration = try Line(initialStates: [20, 7, 3, 0]).explored([
      .never("eight") { $0 == 8 }, .never("zero to three") { $0 < 4 },
    ])
    #expect(exploration.results[0].violatingOrigins == [1])
    #expect(exploration.results[1].violatingOrigins == [2, 3])
    #expect(
      exploration.states.indices.map { exploration.origin(of: $0) }.prefix(4) == [0, 1, 2, 3])
  }

  @Test func `Two properties of one name are refused`() {
    #expect(throws: ExplorationError.duplicateProperty("twice")) {
      try Line().explored([.always("twice") { _ in true }, .never("twice") { _ in true }])
    }
  }

  @Test func `An explanation goes along to the result`() throws {
    let exploration = try Line().explored([
      .always("a", explanation: "because") { _ in true }, .noDeadlock.explained("so there"),
    ])
    #expect(exploration.results.map(\.explanation) == ["because", "so there"])
    #expect(exploration.results.map(\.kind) == [.always, .noDeadlock])
  }
}

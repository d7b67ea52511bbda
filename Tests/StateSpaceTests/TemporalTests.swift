// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Claims about behaviors")
struct TemporalTests {
  static let moving = Fairness<Line>.weak("moving") { _ in true }

  @Test func `A state in which nothing is enabled goes on forever as it is`() throws {
    let results = try Line().explored([
      .infinitelyOften("ten", fairness: [Self.moving]) { $0 == 10 },
      .eventuallyAlways("ten for good", fairness: [Self.moving]) { $0 == 10 },
      .infinitelyOften("nine", fairness: [Self.moving]) { $0 == 9 },
    ]).results
    #expect(results.map(\.verdict) == [.holds, .holds, .violated])
  }

  @Test func `A behavior that stands still forever says so by a loop without steps`() throws {
    let result = try Line().explored([
      .eventually("eleven", fairness: [Self.moving]) { $0 == 11 }
    ]).results[0]
    #expect(result.trace?.steps.count == 10)
    #expect(result.trace?.loopStart == 10)
  }

  @Test func `A circle leads back to the state that the loop starts with`() throws {
    let graph = ArrowGraph(
      count: 3, initialStates: [0],
      arrows: [
        .init(source: 0, target: 1, kind: 0), .init(source: 1, target: 2, kind: 0),
        .init(source: 2, target: 1, kind: 1),
      ])
    let result = try graph.explored([
      .infinitelyOften("zero", fairness: [.weak("all") { _ in true }]) { $0 == 0 }
    ]).results[0]
    #expect(result.trace?.states == [0, 1, 2, 1])
    #expect(result.trace?.loopStart == 1)
  }

  @Test("The shortest way to break an obligation may begin with one that is made later")
  func laterObligation() throws {
    let arrows = [(0, 1), (1, 2), (2, 3), (0, 4), (4, 5)].map {
      ArrowGraph.Arrow(source: $0, target: $1, kind: 0)
    }
    let result = try ArrowGraph(count: 6, initialStates: [0], arrows: arrows).explored([
      .leadsTo("four", when: { $0 == 0 || $0 == 5 }, fairness: [.weak("all") { _ in true }]) {
        $0 == 4
      }
    ]).results[0]
    #expect(result.violations == 2)
    #expect(result.trace?.states == [0, 4, 5])
  }

  @Test func `Each step is marked with the assumptions whose actions it belongs to`() throws {
    let graph = ArrowGraph(
      count: 2, initialStates: [0],
      arrows: [.init(source: 0, target: 1, kind: 0), .init(source: 1, target: 0, kind: 1)])
    let fairness: [Fairness<ArrowGraph>] = [
      .weak("there") { $0.kind == 0 }, .strong("back") { $0.kind == 1 }, .weak("any") { _ in true },
    ]
    let result = try graph.explored([.eventually("two", fairness: fairness) { $0 == 2 }]).results[0]
    #expect(result.trace?.loop?.fairness == [["there", "any"], ["back", "any"]])
  }

  @Test("An action that leads back to its state neither fulfils an assumption nor is held to it")
  func standingStillIsNoStep() throws {
    let graph = ArrowGraph(
      count: 2, initialStates: [0],
      arrows: [.init(source: 0, target: 0, kind: 0), .init(source: 0, target: 1, kind: 1)])
    let results = try graph.explored([
      .eventually("one, if something happens", fairness: [.weak("all") { _ in true }]) { $0 == 1 },
      .eventually("one, if the loop turns", fairness: [.weak("loop") { $0.kind == 0 }]) { $0 == 1 },
    ]).results
    #expect(results.map(\.verdict) == [.holds, .violated])
  }

  @Test func `A obligation that is never made is not exercised`() throws {
    let result = try Line().explored([
      .leadsTo("nothing", when: { $0 == 99 }, fairness: [Self.moving]) { $0 == 100 }
    ]).results[0]
    #expect(result.verdict == .vacuous(nil))
  }

  @Test func `A obligation that is kept where it is made is exercised`() throws {
    let result = try Line().explored([.leadsTo("five", when: { $0 == 5 }) { $0 == 5 }]).results[0]
    #expect(result.verdict == .holds)
    #expect(result.exercised == 1)
  }

  @Test func `Assumptions that no behavior satisfies prove nothing`() throws {
    let results = try Line().explored([
      .eventually("seven", fairness: [.recurring("never there") { $0 == 99 }]) { $0 == 7 },
      .eventually(
        "eight", fairness: [.ceasing("moves", { _ in true }), .recurring("five") { $0 == 5 }]
      ) { $0 <= 5 },
    ]).results
    #expect(results.map(\.verdict) == [.vacuous(nil), .holds])
  }

  @Test func `Nothing is owed in an empty space`() throws {
    let results = try Line(initialStates: []).explored([
      .eventually("a") { _ in true }, .infinitelyOften("b") { _ in true },
      .leadsTo("c", when: { _ in true }) { _ in true }, .eventuallyAlways("d") { _ in true },
    ]).results
    #expect(results.allSatisfy { $0.verdict == .vacuous(nil) })
  }

  @Test func `It is known below which initial states an obligation is broken`() throws {
    let result = try Line(initialStates: [0, 20, 30]).explored([
      .eventually("ten", fairness: [Self.moving]) { $0 == 10 }
    ]).results[0]
    #expect(result.violatingOrigins == [1, 2])
    #expect(result.trace?.initial == 20)
  }

  @Test func `Claims about behaviors and about goals in reach can be explored together`() throws {
    let results = try EvenCounter().explored([
      .alwaysReachable("up to four", via: { $0 == .up }) { $0 == 4 },
      .eventually(
        "six, rising", fairness: [.weak("up") { $0 == .up }, .ceasing("down") { $0 == .down }]
      ) {
        $0 == 6
      },
      .alwaysReachable("down to zero", via: { $0 == .down }) { $0 == 0 },
      .infinitelyOften("zero, falling", fairness: [.strong("down") { $0 == .down }]) { $0 == 0 },
    ]).results
    #expect(results.map(\.verdict) == [.violated, .holds, .holds, .violated])
  }

  @Test func `One assumption shared by many claims counts once, more than 64 are refused`() throws {
    let shared = try Line().explored(
      (0..<70).map { .eventually("claim \($0)", fairness: [Self.moving]) { $0 == 10 } })
    #expect(shared.results.allSatisfy { $0.verdict == .holds })
    let many = (0..<65).map { Fairness<Line>.weak("\($0)") { _ in true } }
    #expect(throws: ExplorationError.tooManyActionSets(limit: 64)) {
      try Line().explored([.eventually("ten", fairness: many) { $0 == 10 }])
    }
  }
}

@Suite("Claims about behaviors where the search did not see everything")
struct BoundedTemporalTests {
  static let moving = Fairness<Line>.weak("moving") { _ in true }

  @Test("Behind a bound, no claim holds and none is broken", arguments: [1, 5, 9])
  func bound(depth: Int) throws {
    let results = try Line().explored(
      [
        .eventually("ten", fairness: [Self.moving]) { $0 == 10 },
        .eventually("one", fairness: [Self.moving]) { $0 == 1 },
        .leadsTo("zero to ten", when: { $0 == 0 }, fairness: [Self.moving]) { $0 == 10 },
        .infinitelyOften("ten again", fairness: [Self.moving]) { $0 == 10 },
        .eventuallyAlways("ten for good", fairness: [Self.moving]) { $0 == 10 },
      ], limits: Limits(depth: depth)
    ).results
    #expect(results.allSatisfy { $0.verdict == .inconclusive(.depth(depth)) })
  }

  @Test func `A bound that hides nothing leaves nothing open`() throws {
    let result = try Line().explored(
      [.eventually("ten", fairness: [Self.moving]) { $0 == 10 }], limits: Limits(depth: 10)
    ).results[0]
    #expect(result.verdict == .holds)
  }

  @Test("A obligation broken within the states that were expanded is broken, bound or not")
  func certainViolation() throws {
    let result = try Line(initialStates: [0, 8]).explored(
      [.eventually("five", fairness: [Self.moving]) { $0 == 5 }], limits: Limits(depth: 3)
    ).results[0]
    #expect(result.verdict == .violated)
    #expect(result.violatingOrigins == [1])
  }

  @Test("Standing still at the bound is no counterexample if something may be enabled there")
  func frontierIsUnknown() throws {
    let result = try Line().explored(
      [.eventually("ten", fairness: [Self.moving]) { $0 == 10 }], limits: Limits(states: 4)
    ).results[0]
    #expect(result.verdict == .inconclusive(.depth(3)))
  }

  @Test func `A level given up at the limit on states leaves nothing behind`() throws {
    let system = TwoPhaseCommit(count: 3)
    let properties: [Property<TwoPhaseCommit>] = [
      .eventually("decided", fairness: [.weak("any") { _ in true }]) { $0.coordinator != .working },
      .infinitelyOften("working") { $0.coordinator == .working },
    ]
    let part = try system.explored(properties, limits: Limits(states: 100))
    let bounded = try system.explored(properties, limits: Limits(depth: part.depth))
    #expect(part.results.map(\.verdict) == bounded.results.map(\.verdict))
    #expect(part.results.map(\.trace) == bounded.results.map(\.trace))
  }
}

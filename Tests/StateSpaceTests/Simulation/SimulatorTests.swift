// SPDX-License-Identifier: MIT

import StateSpace
import Testing

struct SimulatorTests {
  /// Switches of which each step turns one over.
  struct Switches: TransitionSystem {
    struct Turn: Hashable, Sendable { let number: Int }

    let count: Int
    var initialStates: [UInt64] { [0] }

    func appendActions(enabledIn state: UInt64, to actions: inout [Turn]) {
      for number in 0..<count { actions.append(Turn(number: number)) }
    }

    func step(_ state: UInt64, by turn: Turn, emitting events: inout [Turn]) -> UInt64 {
      events.append(turn)
      return state ^ 1 << UInt64(turn.number)
    }
  }

  private func plan(
    _ walks: Int = 100, depth: Int = 50, seed: UInt64 = 1
  ) -> WalkPlan { WalkPlan(walks: walks, depth: depth, seed: seed) }

  /// The states of all walks in their order, each with its number in its walk.
  private func states(of plan: WalkPlan) throws -> [String] {
    var states: [String] = []
    _ = try Simulator(Switches(count: 6), properties: [], plan: plan)
      .run(onStep: { number, step in states.append("\(number): \(step.after)") })
    return states
  }

  @Test func `One seed gives the same walks, another one others`() throws {
    let walks = try states(of: plan(seed: 3))
    let again = try states(of: plan(seed: 3))
    let others = try states(of: plan(seed: 4))
    #expect(walks == again)
    #expect(walks != others)
  }

  @Test func `The first walks of a seed stay the same forever`() throws {
    let first = try states(of: plan(2, depth: 4, seed: 1))
    #expect(first == ["1: 32", "2: 33", "3: 49", "4: 51", "1: 1", "2: 0", "3: 8", "4: 12"])
  }

  @Test func `More walks begin with the same ones`() throws {
    let few = try states(of: plan(10))
    #expect(few.count == 500)
    let many = try states(of: plan(20))
    #expect(many.starts(with: few))
  }

  /// A corridor with a dead end at each place; from both, the way leads on and back.
  private struct Corridor: TransitionSystem {
    enum Move: Hashable, Sendable { case on, back, aside }
    struct Place: Hashable, Sendable {
      var number = 0
      var isAside = false
    }

    var initialStates: [Place] { [Place()] }

    func appendActions(enabledIn place: Place, to actions: inout [Move]) {
      actions += place.isAside ? [.back] : place.number < 8 ? [.on, .back, .aside] : []
    }

    func isAccepting(_ place: Place) -> Bool { true }

    func step(_ place: Place, by move: Move, emitting events: inout [Move]) -> Place {
      switch move {
      case .on: Place(number: place.number + 1)
      case .back:
        place.isAside ? Place(number: place.number) : Place(number: max(0, place.number - 1))
      case .aside: Place(number: place.number, isAside: true)
      }
    }
  }

  @Test("Walks may take what was taken least, and detours are left out of what they find")
  func leastTaken() throws {
    func simulation(_ walks: Int, depth: Int) throws -> Simulation<Corridor> {
      var plan = plan(walks, depth: depth)
      (plan.choice, plan.shortening) = (.leastTaken, .byLeavingOut)
      let end = Property<Corridor>.never("the end") { $0.number == 8 }
      return try Simulator(Corridor(), properties: [end], plan: plan).run()
    }
    // Of the three moves that are possible at the beginning, each is made once.
    #expect(try simulation(3, depth: 1).distinct == 3)
    #expect(try simulation(6, depth: 60).results[0].trace?.steps.count == 8)
  }

  @Test(
    "Walks meet no state that exploring does not find, and many walks meet all of a small space")
  func statesMet() throws {
    let explored = try Explorer(Switches(count: 6)).explore().distinct
    let few = try Simulator(Switches(count: 6), properties: [], plan: plan(1, depth: 5)).run()
    let many = try Simulator(Switches(count: 6), properties: [], plan: plan()).run()
    #expect(few.distinct <= 6)
    #expect(many.distinct == explored)
    #expect(many.steps == 5_000)
  }

  @Test func `Each form of property gets the verdict that walks allow`() throws {
    let properties: [Property<Switches>] = [
      .never("two on") { $0 == 3 },
      .never("seven on") { $0 == 127 },
      .always("odd", when: { $0 == 127 }) { _ in false },
      .reachable("third on") { $0 & 4 != 0 },
      .reachable("seventh on") { $0 == 127 },
      .onEveryStep("the first stays") { $0.action.number != 0 },
      .monitor(
        Monitor("second once") {
          $1.number == 1 ? ($0 == 0 ? .exercised(1) : .violated) : .next($0)
        }),
      .noDeadlock,
      .alwaysReachable("all off") { $0 == 0 },
      .eventually("any on") { $0 != 0 },
    ]
    let results = try Simulator(Switches(count: 6), properties: properties, plan: plan()).run()
      .results
    #expect(
      results.map(\.verdict) == [
        .violated, .noViolation, .vacuous, .reached, .notReached, .violated, .violated,
        .noViolation, .notJudged, .notJudged,
      ])
    #expect(results.map { $0.trace?.steps.count } == [2, nil, nil, 1, nil, 1, 2, nil, nil, nil])
    for result in results where result.trace != nil { #expect(result.isShortest) }
  }

  @Test func `A claim about what comes is violated where nothing has to happen any more`() throws {
    let second = Fairness<Switches>.weak("the second one is switched") { $0.number == 1 }
    let properties: [Property<Switches>] = [
      .leadsTo("the second one follows", when: { $0 & 1 != 0 }) { $0 & 2 != 0 },
      .leadsTo("it does under fairness", when: { $0 & 1 != 0 }, fairness: [second]) { $0 & 2 != 0 },
      .infinitelyOften("all are off again and again") { $0 == 0 },
      .eventuallyAlways("the first one stays off") { $0 & 1 == 0 },
    ]
    let results = try Simulator(
      Switches(count: 2), properties: properties, plan: plan(10, depth: 10)
    ).run().results
    #expect(results.map(\.verdict) == [.violated, .notJudged, .violated, .violated])
    #expect(results.map { $0.trace?.loopStart } == [1, nil, 1, 1])
    #expect("\(results[0])".hasSuffix("and nothing more happens"), "\(results[0])")
  }

  @Test func `A violation in the initial state has no steps`() throws {
    let results = try Simulator(
      Switches(count: 6), properties: [.never("all off") { $0 == 0 }], plan: plan()
    ).run().results
    #expect(results[0].trace?.steps.isEmpty == true)
    #expect(results[0].isShortest)
  }

  @Test func `Where exploring is too dear, steps are left out, and nothing more is owed`() throws {
    let mask: UInt64 = 0b1_0000_0000_1000_0001_0000_1001
    let properties: [Property<Switches>] = [.never("these five") { $0 & mask == mask }]
    let result = try Simulator(
      Switches(count: 40), properties: properties, plan: plan(20, depth: 400)
    ).run().results[0]
    #expect(result.verdict == .violated)
    #expect(result.trace?.steps.count == 5)
    #expect(!result.isShortest)
    #expect(result.trace?.final == mask)
  }

  @Test func `A walk ends where nothing is enabled, and a deadlock there is found`() throws {
    let simulation = try Simulator(
      Countdown(), properties: [.noDeadlock], plan: plan(7)
    ).run()
    #expect(simulation.endedWalks == 7)
    #expect(simulation.steps == 21)
    #expect(simulation.results[0].verdict == .violated)
    #expect(simulation.results[0].trace?.steps.count == 3)
  }

  @Test func `Properties that an exploration refuses, walks refuse too`() {
    #expect(throws: ExplorationError.duplicateProperty("no deadlock")) {
      try Simulator(Countdown(), properties: [.noDeadlock, .noDeadlock], plan: plan()).run()
    }
  }
}

/// A counter that goes down to zero and stops.
private struct Countdown: TransitionSystem {
  enum Action { case count }

  var initialStates: [Int] { [3] }

  func appendActions(enabledIn state: Int, to actions: inout [Action]) {
    if state > 0 { actions.append(.count) }
  }

  func step(_ state: Int, by action: Action) -> Int { state - 1 }
}

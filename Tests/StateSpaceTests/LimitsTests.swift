// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Limits")
struct LimitsTests {
  @Test func `A violation in the last layer of a bounded search is found`() throws {
    let exploration = try Line().explored(
      [.always("below three") { $0 < 3 }], limits: Limits(depth: 3))
    let result = try exploration.checked("below three")
    #expect(result.verdict == .violated)
    #expect(result.trace?.steps.count == 3)
    #expect(exploration.distinct == 4)
  }

  @Test("The depth is exact, and says how far nothing was found", arguments: 1...9)
  func depthIsExact(depth: Int) throws {
    let exploration = try Line().explored(
      [.always("not past") { $0 <= depth }, .onEveryStep("short") { $0.after <= depth }],
      limits: Limits(depth: depth))
    #expect(exploration.distinct == depth + 1)
    #expect(exploration.generated == depth + 1)
    #expect(exploration.depth == depth)
    #expect(exploration.frontierCount == 1)
    #expect(exploration.expandedCount == depth)
    #expect(exploration.boundary == .depth(depth))
    #expect(
      exploration.results.map(\.verdict) == [
        .noViolation(.depth(depth)), .noViolation(.depth(depth)),
      ])
  }

  @Test func `A bounded search is closed if nothing is left to do in the last layer`() throws {
    let exploration = try Line().explored(
      [.always("in range") { $0 <= 10 }], limits: Limits(depth: 10))
    #expect(exploration.isClosed)
    #expect(exploration.frontierCount == 0)
    #expect(exploration.results[0].verdict == .holds)
    let ended = try TicTacToe().explored(limits: Limits(depth: 9))
    #expect(ended.isClosed)
    #expect(Census(ended) == Census(5_478, 16_168, 10))
  }

  @Test func `A bound that hides nothing new does not keep a search from being closed`() throws {
    let whole = try Jugs().explored()
    let bounded = try Jugs().explored(
      [.always("bounded") { $0.big <= 5 }], limits: Limits(depth: 7))
    #expect(bounded.isClosed)
    #expect(bounded.frontierCount == 0)
    #expect(Census(bounded) == Census(whole))
    #expect(bounded.results[0].verdict == .holds)
  }

  @Test("Looking one step beyond a bound leaves no trace when something new is there")
  func trialIsRolledBack() throws {
    let bounded = try Jugs().explored(
      [.onEveryStep("any") { _ in true }, .noDeadlock], limits: Limits(depth: 6))
    #expect(bounded.boundary == .depth(6))
    #expect(bounded.distinct == 14)
    #expect(bounded.expandedCount == 12)
    #expect(bounded.frontierCount == 2)
    #expect(bounded.generated == 1 + 12 * 6)
    #expect(bounded.results.map(\.exercised) == [12 * 6, 14])
  }

  @Test func `Deadlocks in the last layer are found, under either limit`() throws {
    let bounded = try DiningPhilosophers(count: 3).explored([.noDeadlock], limits: Limits(depth: 3))
    #expect(try bounded.checked("no deadlock").verdict == .violated)
    let tree = try TerminationDetection(count: 3).explored([.noDeadlock], limits: Limits(depth: 3))
    #expect(try tree.checked("no deadlock").violations == 1)
  }

  @Test func `The limit on states ends with the last complete level, wherever it strikes`() throws {
    let whole = try TwoPhaseCommit(count: 3).explored()
    // Where a level ends and next to it, and here and there within one.
    let ends = whole.levels.indices.map { whole.levels[...$0].reduce(0, +) }
    let limits =
      ends.flatMap { [$0 - 1, $0, $0 + 1] } + stride(from: 4, to: whole.distinct, by: 31)
    for limit in Set(limits) where (1...whole.distinct).contains(limit) {
      let part = try TwoPhaseCommit(count: 3).explored(
        [.always("anything") { _ in true }, .noDeadlock], limits: Limits(states: limit))
      let complete = whole.levels.indices.last { whole.levels[...$0].reduce(0, +) <= limit }
      #expect(part.levels.count - 1 == complete)
      #expect(part.distinct == part.levels.reduce(0, +))
      #expect(part.states.elementsEqual(whole.states.prefix(part.distinct)))
      #expect(part.results[0].exercised == part.distinct)
      #expect(part.results[1].exercised == part.distinct)
      if limit < whole.distinct {
        #expect(part.boundary == .states(limit))
        #expect(part.results[0].verdict == .noViolation(.depth(part.depth)))
        let bounded = try TwoPhaseCommit(count: 3).explored(
          limits: Limits(depth: max(1, part.depth)))
        if part.depth > 0 { #expect(Census(part) == Census(bounded)) }
      } else {
        #expect(part.isClosed)
      }
    }
  }

  @Test(
    "The limit on steps ends before a level that does not fit, and counts the way to each action")
  func stepLimit() throws {
    let whole = try TwoPhaseCommit(count: 3).explored([.noDeadlock])
    for limit in stride(from: 1, through: whole.steps, by: 971) + [whole.steps] {
      let part = try TwoPhaseCommit(count: 3).explored(
        [.always("anything") { _ in true }, .noDeadlock], limits: Limits(steps: limit))
      #expect(part.steps <= limit)
      #expect(part.results.map(\.exercised) == [part.distinct, part.distinct])
      if part.isClosed {
        #expect(Census(part) == Census(whole))
        continue
      }
      #expect(part.boundary == .steps(limit))
      #expect(part.frontierSteps == part.frontierActions * (part.depth + 1))
      #expect(part.steps + part.frontierSteps > limit)
      let next = try TwoPhaseCommit(count: 3).explored(limits: Limits(depth: part.depth + 1))
      #expect(next.steps == part.steps + part.frontierSteps)
    }
  }

  @Test("States that were given up at the limit are found again by lookups afterwards")
  func lookupAfterRollback() throws {
    let part = try TwoPhaseCommit(count: 3).explored(limits: Limits(states: 100))
    var transitions = 0
    part.forEachTransition { from, _, _, to in
      #expect(part.depth(of: to) <= part.depth(of: from) + 1)
      transitions += 1
    }
    #expect(transitions == part.generated - 1)
  }

  @Test func `Limits that make no sense are refused`() {
    #expect(throws: ExplorationError.invalidLimit("depth", 0)) {
      try Line().explored(limits: Limits(depth: 0))
    }
    #expect(throws: ExplorationError.invalidLimit("depth", -2)) {
      try Line().explored(limits: Limits(depth: -2))
    }
    #expect(throws: ExplorationError.invalidLimit("states", 0)) {
      try Line().explored(limits: Limits(states: 0))
    }
    #expect(
      throws: ExplorationError.statesLimitBelowInitialStates(limit: 11, initialStates: 12)
    ) {
      try HourClock().explored(limits: Limits(states: 11))
    }
  }
}

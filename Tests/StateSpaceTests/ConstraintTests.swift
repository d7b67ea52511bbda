// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("States outside a constraint")
struct ConstraintTests {
  @Test func `They are judged, and are neither distinct nor expanded`() throws {
    let exploration = try Line(constraint: 4).explored([
      .never("five") { $0 == 5 }, .always("at most five", when: { $0 > 4 }) { $0 < 6 },
      .onEveryStep("does not pass five") { $0.after != 5 },
      .reachable("five is reached") { $0 == 5 },
    ])
    #expect(
      exploration.results.map(\.verdict) == [
        .violated, .noViolation(.constraint(depth: 4)), .violated, .holds,
      ])
    #expect(exploration.results.map(\.exercised) == [6, 1, 5, 1])
    #expect(exploration.results[0].trace?.final == 5)
    #expect(exploration.results[3].trace?.steps.count == 5)
    #expect(Census(exploration) == Census(5, 6, 5))
    #expect(exploration.outsideConstraint == 1)
    #expect(exploration.boundary == .constraint)
  }

  @Test func `What follows on them is not known, so nothing holds`() throws {
    let moving = Fairness<Line>.weak("moving") { _ in true }
    let properties: [Property<Line>] = [
      .always("anything") { _ in true }, .never("ninety") { $0 == 90 },
      .onEveryStep("any step") { _ in true }, .reachable("ninety is reached") { $0 == 90 },
      .always("at ninety", when: { $0 == 90 }) { _ in true },
      .monitor(Monitor("any event") { _, _ in .exercised(0) }),
      .noDeadlock, .alwaysReachable("zero") { $0 < 5 }, .alwaysReachable("nine") { $0 == 9 },
      .eventually("nine at last", fairness: [moving]) { $0 == 9 },
      .eventually("three", fairness: [moving]) { $0 == 3 },
      .infinitelyOften("nine again", fairness: [moving]) { $0 == 9 },
    ]
    let extent = Verdict.Extent.constraint(depth: 4)
    let verdicts = try Line(constraint: 4).explored(properties).results.map(\.verdict)
    #expect(
      verdicts[..<6] == [
        .noViolation(extent), .noViolation(extent), .noViolation(extent), .notReached(extent),
        .vacuous(extent), .noViolation(extent),
      ])
    #expect(verdicts[6] == .inconclusive(extent))
    #expect(verdicts[7...8].allSatisfy { $0 == .notRefuted(extent) })
    #expect(verdicts[9...].allSatisfy { $0 == .inconclusive(extent) })
  }

  @Test(arguments: [1, 2]) func `Initial states outside are judged as well`(jobs: Int) throws {
    var explorer = Explorer(
      Line(initialStates: [9, 2, 7], constraint: 3),
      properties: [.never("seven") { $0 == 7 }, .never("nine or two") { $0 == 9 || $0 == 2 }])
    explorer.jobs = jobs
    let results = try explorer.explore().results
    #expect(results.map(\.verdict) == [.violated, .violated])
    #expect(results[0].trace == Trace(origin: 2, initial: 7, steps: []))
    #expect(results[1].trace == Trace(origin: 0, initial: 9, steps: []))
    #expect(results[1].violatingOrigins == [0, 1])
    explorer.stopsAtFirstViolation = true
    #expect(try explorer.explore().levels == [1])
  }

  @Test func `A bound on depth is a bound within the constraint`() throws {
    let graph = Line(end: 20, initialStates: [0, 18], constraint: 18)
    let result = try graph.explored([.never("ninety") { $0 == 90 }], limits: Limits(depth: 3))
    #expect(result.boundary == .depth(3))
    #expect(result.results[0].verdict == .noViolation(.constraint(depth: 3)))
  }

  @Test func `Random walks judge them, too`() throws {
    let simulation = try Simulator(
      Line(constraint: 4), properties: [.never("five") { $0 == 5 }],
      plan: WalkPlan(walks: 1, depth: 9, seed: 1)
    ).run()
    #expect(simulation.results[0].verdict == .violated)
    #expect(simulation.results[0].trace?.steps.count == 5)
    #expect(simulation.results[0].isShortest)
  }
}

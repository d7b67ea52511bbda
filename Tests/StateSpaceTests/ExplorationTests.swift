// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization
import Testing

@Suite("The explored graph")
struct ExplorationTests {
  @Test func `The trace to each state is as long as its level, and replays`() throws {
    let system = TwoPhaseCommit(count: 3)
    let exploration = try system.explored()
    for index in exploration.states.indices {
      let trace = try exploration.trace(to: index)
      #expect(trace.steps.count == exploration.depth(of: index))
      #expect(trace.final == exploration.states[index])
      #expect(trace.states.count == trace.steps.count + 1)
      var state = trace.initial
      for step in trace.steps {
        var enabled: [TwoPhaseCommit.Action] = []
        system.appendActions(enabledIn: state, to: &enabled)
        #expect(step.before == state && enabled.contains(step.action))
        state = system.step(state, by: step.action)
        #expect(step.after == state)
      }
    }
  }

  @Test func `Levels agree with the depths and parents of the states`() throws {
    let exploration = try Jugs().explored()
    var counted = Array(repeating: 0, count: exploration.levels.count)
    for index in exploration.states.indices {
      counted[exploration.depth(of: index)] += 1
      let parent = exploration.parent(of: index)
      #expect(parent.map { exploration.depth(of: $0) + 1 } ?? 0 == exploration.depth(of: index))
    }
    #expect(counted == exploration.levels)
  }

  @Test func `Transitions come in the order of their first state, then of the actions`() throws {
    let exploration = try Jugs().explored()
    var actions: [Jugs.Action] = []
    var sources: [Int] = []
    exploration.forEachTransition { from, action, events, to in
      sources.append(from)
      actions.append(action)
      #expect(exploration.depth(of: to) <= exploration.depth(of: from) + 1)
    }
    #expect(sources == (0..<16).flatMap { Array(repeating: $0, count: 6) })
    #expect(Array(actions.prefix(6)) == Jugs.Action.allCases)
  }

  @Test func `Transitions carry their events, and an error thrown inside gets out`() throws {
    struct Stop: Error {}
    let exploration = try Line().explored()
    #expect(throws: Stop.self) {
      try exploration.forEachTransition { from, _, events, to in
        #expect(events == [.passed(to)])
        if from == 3 { throw Stop() }
      }
    }
  }

  @Test func `Equal initial states are generated twice and found once`() throws {
    let exploration = try Line(initialStates: [8, 8, 9]).explored()
    #expect(Census(exploration) == Census(3, 5, 2))
    #expect(exploration.levels == [2, 1])
    #expect(exploration.states.indices.map { exploration.origin(of: $0) } == [0, 2, 2])
  }

  @Test func `Initial states outside the constraint are generated and not found`() throws {
    let exploration = try Line(initialStates: [9, 2], constraint: 3).explored()
    #expect(Census(exploration) == Census(2, 4, 2))
    #expect(exploration.outsideConstraint == 2)
    #expect(exploration.origin(of: 0) == 1)
  }

  @Test func `Progress is told at each level, and ends with the final numbers`() throws {
    let seen = Mutex<[Progress]>([])
    let exploration = try Explorer(TwoPhaseCommit(count: 3)) { progress in
      seen.withLock { $0.append(progress) }
    }.explore()
    let reports = seen.withLock { $0 }
    #expect(reports.count == exploration.levels.count)
    #expect(reports.map(\.states) == reports.map(\.states).sorted())
    #expect(reports.last?.states == 288)
    #expect(reports.last?.transitions == 1_145)
    #expect(reports.last?.frontier == 0)
    #expect(reports.last?.depth == exploration.depth)
  }

  @Test func `Errors say in words what is wrong`() {
    #expect(
      "\(ExplorationError.invalidLimit("depth", 0))"
        == "The limit on depth must be at least 1, but is 0.")
    #expect(
      "\(ExplorationError.duplicateAction("open"))"
        == "The action 'open' was offered twice in one state.")
  }
}

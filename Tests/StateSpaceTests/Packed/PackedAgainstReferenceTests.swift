// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("The packed explorer against a plain search")
struct PackedAgainstReferenceTests {
  /// What every way to explore a graph has to agree on.
  private struct Answer: Hashable {
    var levels: [Int] = []
    var transitions = 0
    var deadlocks = PackedNearest()
    var violations = PackedNearest()
  }

  private struct PackedNearest: Hashable {
    var count = 0
    var depth: Int?

    mutating func note(_ applies: Bool, _ depth: Int) {
      guard applies else { return }
      count += 1
      self.depth = self.depth ?? depth
    }
  }

  /// Breadth first, with nothing but a set and two arrays.
  private func reference(_ graph: RandomGraph) -> Answer {
    var answer = Answer()
    var level = Array(Set(graph.initialStates))
    var seen = Set(level)
    while !level.isEmpty {
      let depth = answer.levels.count
      answer.levels.append(level.count)
      var next: [Int] = []
      for state in level {
        var actions: [Int] = []
        var events: [Never] = []
        graph.appendActions(enabledIn: state, to: &actions)
        answer.transitions += actions.count
        answer.deadlocks.note(actions.isEmpty, depth)
        answer.violations.note(!graph.isSafe(state: state), depth)
        for action in actions {
          let target = graph.step(state, by: action, emitting: &events)
          if seen.insert(target).inserted { next.append(target) }
        }
      }
      level = next
    }
    return answer
  }

  private func answer(_ exploration: PackedExploration<RandomGraph>) -> Answer {
    let deadlocks = exploration.deadlocks
    let violations = exploration.violations
    return Answer(
      levels: exploration.levels, transitions: exploration.transitions,
      deadlocks: PackedNearest(count: deadlocks.count, depth: deadlocks.depth),
      violations: PackedNearest(count: violations.count, depth: violations.depth))
  }

  @Test("Thousands of random graphs, in every mode and with 1 to 3 threads", arguments: 0..<8)
  func everyMode(part: UInt64) throws {
    for seed in 0..<400 {
      let graph = RandomGraph(seed: 0xBEEF << 40 | part << 32 | UInt64(seed))
      let expected = reference(graph)
      for (jobs, size, keepsLog) in [
        (1, nil, true), (2, 64, true), (3, nil, false), (1, 64, false), (2, nil, false),
        (3, 64, true),
      ] {
        var explorer = PackedExplorer(graph, jobs: jobs, expectedStates: size)
        explorer.keepsLog = keepsLog
        let exploration = try explorer.explore()
        #expect(answer(exploration) == expected, "part \(part), seed \(seed), \(jobs) threads")
        guard keepsLog else { continue }
        #expect(exploration.traceToViolation()?.steps.count == expected.violations.depth)
        #expect(exploration.traceToDeadlock()?.steps.count == expected.deadlocks.depth)
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Die Hard jugs")
struct JugsTests {
  let exploration: Exploration<Jugs>

  init() throws {
    exploration = try Explorer(
      Jugs(),
      properties: [
        .never("four units in the big jug") { $0.big == 4 },
        .always("the small jug holds at most 3", when: { $0.small > 0 }) { $0.small <= 3 },
        .always("explained", explanation: "why") { $0.big <= 5 },
        .reachable("four units measured", explanation: "why") { $0.big == 4 },
        .alwaysReachable("both jugs can be emptied") { $0.small + $0.big == 0 },
        .alwaysReachable("explained goal", explanation: "why") { $0.small + $0.big == 0 },
        .noDeadlock,
      ]
    ).explore()
  }

  @Test("The counts are those of the published model")
  func counts() {
    #expect(exploration.distinct == 16)
    #expect(exploration.generated == 97)
    #expect(exploration.levels == [1, 2, 3, 2, 2, 2, 2, 2])
    #expect(exploration.isClosed)
  }

  @Test("Four units take six steps, in two of the states")
  func fourUnits() throws {
    let never = try #require(exploration.result(named: "four units in the big jug"))
    #expect(never.verdict == .violated)
    #expect(never.violations == 2)
    #expect(never.exercised == 16)
    #expect(never.trace?.steps.count == 6)
    let reachable = try #require(exploration.result(named: "four units measured"))
    #expect(reachable.verdict == .holds)
    #expect(reachable.exercised == 2)
    #expect(reachable.trace == never.trace)
  }

  @Test("The other properties hold")
  func holding() {
    for result in exploration.results.dropFirst() {
      #expect(result.verdict == .holds, "\(result.name)")
    }
  }

  @Test("Every state has an action that changes nothing")
  func selfLoops() {
    var loops: Set<Int> = []
    exploration.forEachTransition { from, _, _, to in
      if from == to { loops.insert(from) }
    }
    #expect(loops.count == 16)
  }
}

// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization
import TestSupport
import Testing

@Suite("One search and another")
struct SameFindingsTests {
  @Test("find the same in every model: with more threads, and from any checkpoint read from bytes")
  func sameFindings() throws { try Comparison().visitAll() }

  private struct Comparison: ModelVisitor {
    func visit(_ model: some TransitionSystem, limits: Limits) throws {
      let told = Told(model)
      var explorer = Explorer(told, properties: told.oneOfEach(), limits: limits)
      let made = Mutex<[Checkpoint]>([])
      explorer.checkpoints = { checkpoint in made.withLock { $0.append(checkpoint) } }
      let expected = try Findings(explorer.explore())
      let checkpoints = made.withLock { $0 }
      #expect(checkpoints.last?.distinct == expected.states.count)
      explorer.checkpoints = nil
      explorer.jobs = 3
      let isSame = try Findings(explorer.explore()) == expected
      #expect(isSame, "\(model), 3 threads")
      let middle = checkpoints.count / 2
      for place in Set(LongTests.choose([middle], long: [middle, checkpoints.count - 1])) {
        explorer.resumption = try Checkpoint(decoding: checkpoints[place].encoded)
        explorer.jobs = 1 + place % 2
        let isSame = try Findings(explorer.explore()) == expected
        #expect(isSame, "\(model), checkpoint \(place)")
      }
    }
  }
}

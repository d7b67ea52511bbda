// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("The packed explorer against a plain search")
struct PackedAgainstReferenceTests {
  @Test("Thousands of random graphs, in every mode and with 1 to 3 threads", arguments: 0..<8)
  func everyMode(part: UInt64) throws {
    for seed in 0..<400 {
      let graph = RandomGraph(seed: 0xBEEF << 40 | part << 32 | UInt64(seed))
      let expected = PlainAnswer(to: graph)
      for (jobs, size, keepsLog) in [
        (1, nil, true), (2, 64, true), (3, nil, false), (1, 64, false), (2, nil, false),
        (3, 64, true),
      ] {
        var explorer = PackedExplorer(graph, jobs: jobs, expectedStates: size)
        explorer.keepsLog = keepsLog
        let exploration = try explorer.explore()
        #expect(PlainAnswer(exploration) == expected, "part \(part), seed \(seed), \(jobs) threads")
        guard keepsLog else { continue }
        #expect(try exploration.traceToViolation()?.steps.count == expected.violations.depth)
        #expect(try exploration.traceToDeadlock()?.steps.count == expected.deadlocks.depth)
      }
    }
  }
}

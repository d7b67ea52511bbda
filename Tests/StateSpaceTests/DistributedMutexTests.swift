// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

@Suite("Lamport's distributed mutex")
struct DistributedMutexTests {
  private func mutex(latest: UInt64) throws -> Exploration<DistributedMutex> {
    let system = DistributedMutex(latest: latest)
    return try system.explored([
      .never("two inside") { $0.inside.nonzeroBitCount > 1 },
      .always("short links") { state in
        (0..<9).allSatisfy { system.length(of: state.links[$0]) <= 3 }
      },
      .reachable("inside") { $0.inside != 0 },
    ])
  }

  private func check(_ exploration: Exploration<DistributedMutex>) {
    let bounded = Verdict.noViolation(.constraint(depth: exploration.depth))
    #expect(exploration.results.map(\.verdict) == [bounded, bounded, .holds])
  }

  @Test("lets one in at a time, over links of at most three messages")
  func distributedMutexInBrief() throws { check(try mutex(latest: 4)) }

  @Test(.long) func `has the published number of states with clocks up to six`() throws {
    let exploration = try mutex(latest: 6)
    #expect(Census(exploration) == Census(724_274, 2_729_079, 61))
    check(exploration)
  }
}

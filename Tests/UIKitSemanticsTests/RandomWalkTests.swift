// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKitSemantics

@Suite("Random walks")
struct RandomWalkTests {
  @Test(arguments: [true, false])
  func `never trap, never contradict a rule and always come to rest`(isHonest: Bool) {
    var failures: [String] = []
    for seed in 0..<LongTests.choose(200, long: 2_000) where failures.count < 5 {
      var walk = RandomWalk(seed: UInt64(seed), isHonest: isHonest)
      if let broken = walk.broken(after: 40) { failures.append("seed \(seed): \(broken)") }
    }
    #expect(failures == [])
  }

  @Test(
    arguments: [
      RuleMutation.cancelledSwipeNeverEnds, .presentationNeverEnds, .dismissalNeverEnds,
      .without(.b17), .without(.b18), .without(.c6),
      .didDismissTwice, .without(.c20),
    ])
  func `notice a rule that is broken on purpose`(mutation: RuleMutation) {
    let isNoticed = (0..<200).contains { seed in
      var walk = RandomWalk(seed: UInt64(seed), isHonest: true, mutation: mutation)
      return walk.broken(after: 40) != nil
    }
    #expect(isNoticed)
  }

  @Test func `are the same on every machine`() {
    let worlds = (0..<2).map { _ in
      var walk = RandomWalk(seed: 7, isHonest: true)
      _ = walk.broken(after: 40)
      return walk.world
    }
    #expect(worlds[0] == worlds[1])
  }
}

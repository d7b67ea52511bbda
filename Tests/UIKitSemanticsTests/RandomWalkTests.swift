// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@Suite("Random walks")
struct RandomWalkTests {
  @Test(
    "never trap, never contradict a rule and always come to rest", .timeLimit(.minutes(1)),
    arguments: [true, false])
  func walk(isHonest: Bool) {
    var failures: [String] = []
    for seed in 0..<2000 where failures.count < 5 {
      var walk = RandomWalk(seed: UInt64(seed), isHonest: isHonest)
      if let broken = walk.broken(after: 40) { failures.append("seed \(seed): \(broken)") }
    }
    #expect(failures == [])
  }
}

// SPDX-License-Identifier: MIT

import Recordings
import Testing

@Suite("The difference of two logs")
struct LogDifferenceTests {
  @Test func `shows what is missing, what came in addition, and what stands between`() {
    let difference = LogDifference(recorded: ["a", "b", "c"], seen: ["a", "c", "d"])
    #expect(difference.description == "  a\n- b\n  c\n+ d\n")
    #expect(!difference.isEmpty)
  }

  @Test func `is empty for the same lines in the same order only`() {
    #expect(LogDifference(recorded: ["a", "b"], seen: ["a", "b"]).isEmpty)
    #expect(LogDifference(recorded: [], seen: []).isEmpty)
    #expect(!LogDifference(recorded: ["a", "b"], seen: ["b", "a"]).isEmpty)
    #expect(!LogDifference(recorded: ["a"], seen: ["a", "a"]).isEmpty)
  }

  @Test(
    arguments: [
      (["a", "b", "a"], ["b", "a", "a"]), (["a"], []), ([], ["a"]),
      (["a", "b", "c", "d"], ["d", "c", "b", "a"]),
    ])
  func `gives back both logs`(recorded: [String], seen: [String]) {
    let lines = LogDifference(recorded: recorded, seen: seen).lines
    #expect(
      recorded
        == lines.compactMap { line in
          switch line {
          case .same(let text), .missing(let text): text
          case .added: nil
          }
        })
    #expect(
      seen
        == lines.compactMap { line in
          switch line {
          case .same(let text), .added(let text): text
          case .missing: nil
          }
        })
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct SimulateCommandTests {
  private let words = ["simulate", "doorbell", "--variant", "loud", "--walks", "20", "--seed", "7"]

  @Test func `What is violated comes with a trace to replay, and is status 1`() {
    #expect(
      doorbell(words)
        == Captured(
          status: .notAsExpected,
          output: """
            doorbell, loud: 20 walks of at most 100 steps, seed 7
              54 steps, 10 distinct states, 2 actions, 0 callbacks, 1 situation
              two rings: ❌ violated in 2 steps
                modalcheck replay doorbell 'loud; door=front > ring the bell; ring the bell'
            ❌ Not as expected in 20 walks: of 1 check, 1 violated.

            """, error: ""))
  }

  @Test func `A walk that is too short for a violation finds none, which proves nothing`() {
    let captured = doorbell(words + ["--depth", "1"])
    #expect(captured.status == .success)
    #expect(captured.output.contains("  two rings: ✅ no violation in 20 walks\n"))
    #expect(!captured.output.contains("holds"))
  }

  @Test func `Without a variant, all are walked through`() {
    let output = doorbell("simulate", "doorbell").output
    #expect(output.contains("doorbell, loud: 1,000 walks of at most 100 steps, seed 1\n"))
    #expect(output.contains("doorbell, silent: 1,000 walks of at most 100 steps, seed 1\n"))
  }

  @Test func `The trace that is shown can be replayed`() throws {
    let trace = try #require(doorbell(words).output.firstMatch(of: /replay doorbell '(.*)'/))
    let captured = doorbell("replay", "doorbell", String(trace.1))
    #expect(captured.status == .success)
    #expect(captured.output.contains("user: ring the bell"))
  }

  @Test func `Behavior that is not the default one is part of the line that replays a trace`() {
    let output = doorbell(words + ["--behavior", "modalFlagTiming=whenTheSwipeBegins"]).output
    #expect(output.contains("' --behavior modalFlagTiming=whenTheSwipeBegins\n"))
  }

  @Test(
    "Numbers that make no walks are refused",
    arguments: ["--walks=0", "--depth=0", "--seed=-1", "--walks=many"])
  func refused(option: String) { #expect(doorbell(words + [option]).status == .usage) }
}

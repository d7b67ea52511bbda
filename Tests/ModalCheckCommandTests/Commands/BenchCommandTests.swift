// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct BenchCommandTests {
  @Test("A model's counts, the limit, and a row for each way to explore it are shown")
  func table() throws {
    let captured = modalcheck("bench", "commit-5", "philosophers-6", "--rounds", "1")
    #expect(captured.status == .success)
    #expect(captured.error == "")
    let lines = captured.output.split(separator: "\n")
    #expect(lines.first == "commit-5: 8832 states, 58145 transitions, 17 levels")
    #expect(lines.contains("philosophers-6: 728 states, 2910 transitions, 16 levels"))
    #expect(lines.count { $0.contains("M probes/s") } == 4)
    #expect(lines.count { $0.hasPrefix("  coded") } == 12)
    #expect(lines.count { $0.hasPrefix("  packed") } == 12)
    #expect(lines.last?.hasPrefix("Peak memory of the process: ") == true)
  }

  @Test("With one thread there is nothing to compare")
  func oneThread() {
    let captured = modalcheck("bench", "philosophers-6", "--rounds", "1", "--jobs", "1")
    #expect(captured.status == .success)
    #expect(captured.output.split(separator: "\n").count { $0.hasPrefix("  packed") } == 3)
  }

  @Test("A model that does not exist, and no thread at all, are refused")
  func refusals() {
    let unknown = modalcheck("bench", "comit-5")
    #expect(unknown.status == .usage)
    #expect(unknown.error.contains("commit-5"))
    #expect(modalcheck("bench", "--jobs", "0").status == .usage)
    #expect(modalcheck("bench", "--rounds", "0").status == .usage)
  }

  @Test("A command that counts the same is put beside the explorer")
  func peer() {
    let captured = modalcheck(
      "bench", "philosophers-6", "--rounds", "1", "--peer", "echo 728 states;:")
    #expect(captured.status == .success)
    #expect(captured.output.contains("philosophers-6: 728 states for both"))
    #expect(captured.output.contains("  coded"))
    #expect(captured.output.contains("  packed"))
  }

  @Test(
    "A peer that counts otherwise, says nothing, or is not there, is named with what to do",
    arguments: [
      ("echo 729 states;:", 1, "counts 729"),
      ("echo hello;:", 65, "does not say how many states"),
      ("no-such-checker", 70, "Is it installed"),
    ])
  func peerFailures(command: String, status: Int32, message: String) {
    let captured = modalcheck(
      "bench", "philosophers-6", "--rounds", "1", "--peer", command)
    #expect(captured.status.rawValue == status)
    #expect(captured.error.contains(message))
  }
}

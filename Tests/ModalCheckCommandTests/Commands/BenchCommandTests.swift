// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing

@testable import Benchmarks
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
    #expect(lines.count { $0.hasPrefix("  growing") } == 4)
    #expect(lines.count { $0.hasPrefix("  sized") } == 4)
    #expect(lines.last?.hasPrefix("Peak memory of the process: ") == true)
  }

  @Test func `With one thread there is nothing to compare`() {
    let captured = modalcheck("bench", "philosophers-6", "--rounds", "1", "--jobs", "1")
    #expect(captured.status == .success)
    #expect(
      captured.output.split(separator: "\n").count { $0.hasSuffix("speedup") || $0.contains(" % ") }
        == 3)
  }

  @Test func `A model that does not exist, and no thread at all, are refused`() {
    let unknown = modalcheck("bench", "comit-5")
    #expect(unknown.status == .usage)
    #expect(unknown.error.contains("commit-5"))
    #expect(modalcheck("bench", "--jobs", "0").status == .usage)
    #expect(modalcheck("bench", "--rounds", "0").status == .usage)
  }

  @Test func `A command that counts the same is put beside the explorer`() {
    let captured = modalcheck(
      "bench", "philosophers-6", "--rounds", "1", "--peer", "echo 728 states;:")
    #expect(captured.status == .success)
    #expect(captured.output.contains("philosophers-6: 728 states for both"))
    #expect(captured.output.contains("  modalcheck growing"))
    #expect(captured.output.contains("  modalcheck sized"))
  }

  @Test(
    "A peer that counts otherwise, says nothing, or is not there, is named with what to do",
    arguments: [
      ("echo 729 states;:", 1, "counts 729"),
      ("echo hello;:", 65, "did not print the number of states"),
      ("no-such-checker", 70, "Is it installed"),
    ])
  func peerFailures(command: String, status: Int32, message: String) {
    let captured = modalcheck(
      "bench", "philosophers-6", "--rounds", "1", "--peer", command)
    #expect(captured.status.rawValue == status)
    #expect(captured.error.contains(message))
  }

  @Test func `Specs that are named have a row each, as deep as is asked, and models none`() throws {
    let captured = modalcheck(
      "bench", "--spec", "page-sheet-dismissal", "--rounds", "1", "--depth", "3")
    #expect(captured.status == .success)
    let lines = captured.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains("k trans/s") == true)
    let figures = lines[1].split(separator: " ")
    #expect(figures.first == "page-sheet-dismissal")
    #expect(figures.count == 10)
    // On a busy machine a rate may be so low that it is rounded to nothing.
    #expect(figures.dropFirst().allSatisfy { Double($0) ?? -1 >= 0 }, "\(figures)")
    let states = try PageSheetDismissal().variants.map {
      try $0.explore(limits: Limits(depth: 3)).distinct
    }
    #expect(Int(figures[1]) == states.reduce(0, +), "\(figures)")
    #expect(modalcheck("bench", "--spec", "no-such-spec").status == .usage)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import ModalCheckCommand

@Suite("Limits, Ctrl-C and checkpoints of 'explore'")
struct LargeSpaceTests {
  @TemporaryFolder private var folder

  /// Explores the doorbell into a folder; `interruption` is the user.
  private func explore(
    _ folder: String, _ words: String..., interruption: Interruption = .never
  ) -> Captured {
    Captured {
      ModalCheck.run(
        ["explore", "--output", folder] + words, specs: [DoorbellSpec()],
        interruption: interruption, output: $0)
    }
  }

  @Test func `The verdict says which limit ended the exploration, and how deep it came`() throws {
    let captured = explore(folder, "--states", "5")
    #expect(captured.output.contains("up to depth 1. Ended early by the limit of 5 states.\n"))
    let report = try #require(text(of: "\(folder)/doorbell.md"))
    #expect(report.hasPrefix("# A doorbell — explored up to depth 1\n"))
    #expect(report.contains("--depth 6 --states 5`."))
    let check = explore(folder, "--states", "5", "--check", "--quiet")
    #expect(check.error == "")
  }

  @Test func `A limit on memory that is there at once leaves the initial states`() throws {
    let captured = explore(folder, "--memory", "1 KiB")
    #expect(captured.output.hasPrefix("\("doorbell".padded(to: 30)) ❔ Not explored: "))
    #expect(captured.status == .notAsExpected)
    #expect(captured.output.contains("Ended early by the limit of 1 KiB of memory.\n"))
  }

  @Test func `What a limit leaves no time to reach is not yet as it should not be`() {
    let captured = Captured {
      ModalCheck.run(
        ["explore", "--output", folder, "--states", "2"], specs: [ChimeSpec()], output: $0)
    }
    #expect(captured.output.contains("1 check is inconclusive (bounded at depth 1)"))
    #expect(captured.status == .success, "\(captured.output)")
  }

  @Test("With fingerprints, verdicts are printed, none of them a proof, and nothing is written")
  func compact() {
    let captured = explore("no such folder", "--compact", "--depth", "60")
    #expect(captured.status == .notAsExpected)
    #expect(captured.output.contains(", expected missed states: "))
    #expect(captured.output.contains("❌ violated in 2 steps"))
    #expect(captured.output.contains("modalcheck replay doorbell"))
    #expect(!captured.output.contains("written"))
  }

  @Test func `A limit that leaves no room for the initial states is wrong usage`() throws {
    let captured = explore(folder, "--states", "1")
    #expect(captured.status == .usage)
    #expect(captured.error.contains("leaves no room for the 2 distinct initial states."))
  }

  @Test(arguments: ["lots", "4 GX", "0", ".5G", "-1"])
  func `What is no size is refused with an example`(word: String) {
    let captured = doorbell("explore", "--memory=\(word)")
    #expect(captured.status == .usage)
    #expect(
      captured.error.hasPrefix(
        """
        Error: The value '\(word)' is invalid for '--memory <limit>'. Please provide a size such \
        as '4GiB' or '512MB'.

        """))
  }

  @Test("After Ctrl-C what was found is shown as bounded, and no report is replaced by half of one")
  func interrupted() throws {
    let calls = Atomic(0)
    let captured = explore(
      folder,
      interruption: Interruption(
        listen: {},
        isRequested: { calls.wrappingAdd(1, ordering: .relaxed).oldValue > 4 }))
    #expect(captured.status == .interrupted)
    #expect(captured.output.contains("Ended early by the user"))
    let found = try names(in: folder)
    #expect(found == [])
    let check = explore(
      folder, "--check", interruption: Interruption(listen: {}, isRequested: { true }))
    #expect(check.status == .interrupted)
  }

  @Test func `After Ctrl-C nothing is said of what was not reached until then`() {
    let calls = Atomic(0)
    let captured = Captured {
      ModalCheck.run(
        ["explore", "--output", folder, "--jobs", "1"], specs: [ChimeSpec()],
        interruption: Interruption(
          listen: {},
          isRequested: { calls.wrappingAdd(1, ordering: .relaxed).oldValue > 1 }),
        output: $0)
    }
    #expect(captured.status == .interrupted)
    #expect(captured.output.contains("Ended early by the user"))
    #expect(!captured.output.contains("❌"), "\(captured.output)")
  }

  @Test func `A run does not go on from a checkpoint of other specs`() throws {
    let file = "\(folder)/state.checkpoint"
    _ = explore(folder, "--states", "5", "--checkpoint", file)
    let other = modalcheck("explore", "--resume", file, "--output", folder)
    #expect(other.status == .invalidData)
    #expect(other.error.contains("it is of 'doorbell', which is not explored here."))
  }

  @Test func `A run that goes on writes the reports of one that did not stop`() throws {
    let file = "\(folder)/state.checkpoint"
    let whole = explore("\(folder)/whole")
    _ = explore("\(folder)/part", "--states", "5", "--checkpoint", file)
    let resumed = explore("\(folder)/resumed", "--resume", file, "--jobs", "2")
    #expect(resumed.status == whole.status)
    for name in try names(in: "\(folder)/whole") {
      #expect(text(of: "\(folder)/resumed/\(name)") == text(of: "\(folder)/whole/\(name)"))
    }
    let hidden = try names(in: folder)
    #expect(hidden == ["part", "resumed", "state.checkpoint", "whole"])
  }

  @Test func `A checkpoint that is cut off, damaged or foreign is refused with 65`() throws {
    let file = "\(folder)/a"
    _ = explore(folder, "--checkpoint", file, "--quiet")
    let good = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    var changed = good
    changed[good.count / 2] ^= 4
    let cases: [([UInt8], String)] = [
      (Array(good.dropLast()), "it is truncated or damaged"),
      (Array(good.prefix(30)), "it is truncated or damaged"),
      (changed, "it is truncated or damaged"), ([], "it is not a checkpoint of modalcheck"),
      (Array("{}".utf8), "it is not a checkpoint of modalcheck"),
    ]
    for (bytes, reason) in cases {
      try write(bytes, to: file)
      #expect(
        explore(folder, "--resume", file)
          == .failure(
            .invalidData,
            """
            The checkpoint '\(file)' cannot be used: \(reason). Start over without \
            '--resume'.
            """))
    }
  }

  @Test(
    "A checkpoint of another behavior or beyond the depth is refused, a missing one is no input")
  func unfit() throws {
    let file = "\(folder)/a"
    _ = explore(folder, "--checkpoint", file, "--quiet")
    let shallow = explore(folder, "--resume", file, "--depth", "1")
    #expect(shallow.status == .invalidData)
    #expect(shallow.error.contains("beyond the limit of 1. Start over without it.\n"))
    let other = explore(
      folder, "--resume", file, "--behavior", "modalFlagTiming=whenTheSwipeBegins")
    #expect(other.status == .invalidData)
    #expect(other.error.contains("it was written by another build of modalcheck"))
    #expect(explore(folder, "--resume", "\(folder)/none").status == .noInput)
  }

  @Test func `A checkpoint that cannot be written ends the run with 73`() throws {
    let captured = explore(folder, "--checkpoint", "\(folder)/none/a")
    #expect(captured.status == .cannotCreate)
    #expect(captured.error.contains("'\(folder)/none/a' cannot be written: No such file"))
    let reports = "\(folder)/reports"
    try makeFolder(reports)
    #expect(explore(folder, "--checkpoint", reports).error.contains("Is a directory"))
    #expect(try names(in: folder) == ["reports"])
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import ModalSpecs
import Testing

@testable import ModalCheckCommand

/// A run in shares, and what is made of them.
struct MergeCommandTests {
  @TemporaryFolder private var folder

  private static let specs: [any Spec] = [ChimeSpec(), PageSheetDismissal(), DoorbellSpec()]

  private func modalcheck(_ words: String...) -> Captured { modalcheck(words) }

  private func modalcheck(_ words: [String]) -> Captured {
    Captured { ModalCheck.run(words, specs: Self.specs, output: $0) }
  }

  private func share(
    _ share: String, in folder: String, _ words: String...
  ) -> Captured {
    modalcheck(["explore", "--depth", "2", "--shard", share, "--output", folder] + words)
  }

  @Test func `The reports of a run in shares are those of the whole run, byte for byte`() throws {
    let formats = ["markdown", "html", "json", "junit", "sarif"].flatMap { ["--format", $0] }
    let whole = modalcheck(["explore", "--depth", "2", "--output", "\(folder)/whole"] + formats)
    for number in 1...3 {
      #expect(
        share("\(number)/3", in: "\(folder)/shares", "--format", "html").output
          .hasSuffix("\n1 file written to '\(folder)/shares'.\n"))
    }
    let shares = try names(in: "\(folder)/shares")
    #expect(shares.count == 3)
    let merged = modalcheck(
      ["merge", "\(folder)/shares", "--output", "\(folder)/merged"] + formats)
    #expect(merged.status == whole.status)
    #expect(merged.output == whole.output.replacing("\(folder)/whole", with: "\(folder)/merged"))
    let files = try names(in: "\(folder)/whole")
    let mergedFiles = try names(in: "\(folder)/merged")
    #expect(mergedFiles == files)
    #expect(files.count == 3 * 3 + 3 + 2)
    for name in files {
      #expect(text(of: "\(folder)/merged/\(name)") == text(of: "\(folder)/whole/\(name)"))
    }
    let check = modalcheck(
      ["merge", "\(folder)/shares", "--output", "\(folder)/whole", "--check"] + formats)
    #expect(check.error == "")
    try write("", to: "\(folder)/whole/chime.md")
    #expect(
      modalcheck("merge", "\(folder)/shares", "--output", "\(folder)/whole", "--check", "-q")
        .error.contains(
          "Regenerate them with 'modalcheck explore --depth 2 --output \(folder)/whole'"))
  }

  @Test("Each variant is in one share, whatever their number", arguments: 1...9)
  func shares(count: Int) throws {
    let units = Self.specs.flatMap { Shard.units(of: $0) }
    var found: [Shard.Unit] = []
    for number in 1...count { found += try Shard("\(number)/\(count)").share(of: Self.specs) }
    #expect(found.count == units.count)
    #expect(Set(found) == Set(units))
  }

  @Test func `Some specs can be shared too, under one behavior; a share may be empty`() throws {
    let words = ["chime", "--behavior", "modalFlagTiming=whenTheSwipeBegins"]
    let whole = modalcheck(["explore", "--depth", "3", "--output", "\(folder)/whole"] + words)
    for number in 1...3 {
      _ = modalcheck(
        ["explore", "--depth", "3", "--shard", "\(number)/3", "--output", "\(folder)/shares"]
          + words)
    }
    let merged = modalcheck("merge", "\(folder)/shares", "--output", "\(folder)/merged")
    #expect(merged.status == whole.status)
    let files = try names(in: "\(folder)/merged")
    #expect(files == ["chime.md"])
    #expect(text(of: "\(folder)/merged/chime.md") == text(of: "\(folder)/whole/chime.md"))
  }

  @Test(
    "Shares that are missing, of several runs, of other specs, or none at all are one error each")
  func invalid() throws {
    #expect(
      modalcheck("merge", folder)
        == .failure(
          .noInput,
          "The folder '\(folder)' has no shares. Write them with 'modalcheck explore --shard 1/4' "
            + "and so on."))
    #expect(
      modalcheck("merge", "\(folder)/none")
        == .failure(.noInput, "'\(folder)/none' cannot be read: No such file or directory."))
    _ = share("1/3", in: folder, "chime")
    #expect(
      modalcheck("merge", folder)
        == .failure(.invalidData, "The folder '\(folder)' lacks the shares 2/3, 3/3."))
    _ = share("2/3", in: folder, "doorbell")
    #expect(
      modalcheck("merge", folder)
        == .failure(
          .invalidData,
          "The shares 1/3 and 2/3 in '\(folder)' are not of one run: their specs or options "
            + "differ."))
    _ = share("2/9999999999", in: "\(folder)/many", "chime")
    #expect(
      modalcheck("merge", "\(folder)/many").error.hasSuffix(
        "1/9999999999, 3/9999999999, 4/9999999999, 5/9999999999, 6/9999999999, 7/9999999999, "
          + "8/9999999999, 9/9999999999 and 9999999990 more.\n"))
    _ = share("1/1", in: "\(folder)/other", "chime")
    #expect(
      doorbell("merge", "\(folder)/other")
        == .failure(.invalidData, "The shares are of other specs: there is no 'chime'."))
    let whole = try #require(text(of: "\(folder)/other/shard-1-of-1.json"))
    let zero = whole.replacing(/"count"\s*:\s*1/, with: "\"count\": 0")
    #expect(zero != whole)
    for text in ["{}", zero] {
      try write(text, to: "\(folder)/shard-3-of-3.json")
      #expect(
        modalcheck("merge", folder)
          == .failure(
            .invalidData,
            "The file '\(folder)/shard-3-of-3.json' is not a share that this version of modalcheck "
              + "has written."))
    }
  }

  @Test("A share is a number of a whole", arguments: ["", "1", "0/2", "3/2", "a/b", "1/2/3", "1/"])
  func invalidShare(text: String) {
    let captured = modalcheck("explore", "--shard=\(text)")
    #expect(captured.status == .usage)
    if !text.isEmpty {
      #expect(
        captured.error.hasPrefix(
          "Error: The value '\(text)' is invalid for '--shard <number/count>'. Please provide a "
            + "share such as '2/4'.\n"))
    }
  }

  @Test func `A share cannot be compared or printed`() {
    #expect(modalcheck("explore", "--shard", "1/2", "--check").status == .usage)
    #expect(modalcheck("explore", "--shard", "1/2", "--digest").status == .usage)
  }
}

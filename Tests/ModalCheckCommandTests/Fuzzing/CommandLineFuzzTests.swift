// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

@Suite("Spoilt command lines")
struct CommandLineFuzzTests {
  private static let seeds = [
    ["measure", "--scale=5", "--unit", "mile", "-rq", "sea", "lake"],
    ["measure", "--layer", "roads", "--layer=rivers", "-s", "3"],
    ["label", "here", "english"], ["label", "--help"], ["survey", "coast"], ["help", "survey"],
    ["--version"], ["--generate-completion-script", "bash"],
    ["measure", "--projection-file=-", "--", "-x"],
  ]
  private static let ownSeeds = [
    ["replay", "doorbell", "loud > ring the bell"], ["list", "facts", "A4"], ["list", "actions"],
    ["replay", "doorbell", "ring the bell", "--behavior", "modalFlagTiming=whenTheSwipeBegins"],
    ["list"], ["help"], ["help", "explore"], ["explain", "A4"],
  ]

  /// Runs a command line and returns what is wrong with how it ended.
  private func complaint(_ words: [String], _ run: ([String]) -> Captured) -> String? {
    let captured = run(words)
    switch captured.status {
    case .success, .notAsExpected: return captured.error.isEmpty ? nil : "it failed in secret"
    case .internalError: return "it blames itself: \(captured.error)"
    default: return captured.error.hasPrefix("Error: ") ? nil : "no error is shown"
    }
  }

  private func spoil(
    _ seeds: [[String]], seed: UInt64, count: Int, _ run: ([String]) -> Captured
  ) {
    let tokens =
      FuzzInputs.tokens + seeds.flatMap { $0 } + [
        "--help", "-h", "--scale", "-s", "-rqs", "-rs=", "--scale=", "--unit=", "--layer", "-é",
        "=",
      ]
    var mutator = Mutator(seed: seed)
    for _ in 0..<count {
      let words = mutator.spoil(mutator.pick(seeds), tokens)
      if let complaint = complaint(words, run) { Issue.record("\(words): \(complaint)") }
    }
  }

  @Test func `of a tool with everything are run or refused with an error`() {
    spoil(Self.seeds, seed: 3, count: FuzzInputs.count) { atlas($0) }
  }

  @Test func `fit into a narrow terminal`() {
    spoil(Self.seeds, seed: 4, count: FuzzInputs.count / 10) { atlas($0, columns: 1) }
  }

  @Test func `of the tool itself are run or refused with an error`() {
    spoil(Self.ownSeeds, seed: 5, count: FuzzInputs.count / 10) { words in
      // What explores, measures or adapts writes files, and '@' reads one.
      let isHarmless = ["replay", "list", "explain", "help"].contains(words.first ?? "")
      return isHarmless && !words.contains { $0.hasPrefix("@") }
        ? doorbell(words) : .success("left out")
    }
  }
}

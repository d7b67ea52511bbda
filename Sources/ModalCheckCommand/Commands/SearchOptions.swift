// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKitSemantics

/// How `explore` searches: how far, with how many threads, and where it goes on from.
struct SearchOptions: Sendable {
  static let options: [Command.Option] = [
    .init(
      name: "depth", help: "How many actions a sequence has at most.",
      kind: .wholeNumber(atLeast: 1), fallback: "6"),
    .init(
      name: "states", value: "limit",
      help: "End each exploration at the last complete level before it has more states.",
      kind: .wholeNumber(atLeast: 1)),
    .init(
      name: "memory", value: "limit",
      help: """
        End each exploration at the last complete level before the process takes more memory, such \
        as '4GiB' or '512MB'.
        """,
      kind: .byteCount),
    .init(
      name: "jobs", value: "threads",
      help: "How many threads search; without it, one for each core. The result is the same.",
      kind: .wholeNumber(atLeast: 1)),
    .init(
      name: "checkpoint", value: "file",
      help: "A file to go on from if the run ends early, replaced at the ends of levels."),
    .init(
      name: "resume", value: "file",
      help: "Go on from such a file; the result is that of a run without a break."),
  ]

  let limits: Limits
  let jobs: Int
  let checkpointPath: String?
  let resumptionPath: String?

  init(_ input: Command.Input) {
    limits = Limits(
      depth: input.wholeNumber("depth"), states: input.values("states").last.flatMap { Int($0) },
      memory: input.values("memory").last.flatMap { ByteCount($0)?.bytes })
    jobs =
      input.values("jobs").last.flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount
    checkpointPath = input.values("checkpoint").last
    resumptionPath = input.values("resume").last
  }

  /// How deep the exploration is allowed to go.
  var depth: Int { limits.depth ?? 0 }

  /// The limits as they are given on the command line.
  var words: [String] {
    var words = ["--depth", String(depth)]
    if let states = limits.states { words += ["--states", String(states)] }
    if let memory = limits.memory {
      words += ["--memory", ByteCount(bytes: memory).description.filter { $0 != " " }]
    }
    return words
  }

  /// The file of checkpoints, with what it holds if it is gone on from; `nil` without either.
  ///
  /// - Throws: A failure with status 66 or 65 if there is nothing to go on from.
  func checkpointFile(behavior: UIKitBehavior) throws(CommandFailure) -> CheckpointFile? {
    guard checkpointPath != nil || resumptionPath != nil else { return nil }
    var origin = BuildMark.fingerprint
    for item in BehaviorSwitch.allCases {
      origin.combine(item.name)
      origin.combine(item.value(in: behavior))
    }
    let file = CheckpointFile(path: checkpointPath, origin: origin)
    if let resumptionPath { try file.load(resumptionPath) }
    return file
  }
}

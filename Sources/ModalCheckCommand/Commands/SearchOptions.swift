// SPDX-License-Identifier: MIT

import Foundation
import Reporting
import StateSpace
import UIKitSemantics

/// How `explore` searches: how far, with how many threads, and where it goes on from.
struct SearchOptions: Sendable {
  static let options: [Command.Option] = [
    .init(
      name: "depth",
      help: """
        The maximum number of actions in a sequence. Under every behavior it bounds coverage, and \
        spaces that are too large, only: all others are explored as a whole.
        """,
      kind: .wholeNumber(atLeast: 1), fallback: "6"),
    .init(
      name: "states", value: "limit",
      help: "Stop each exploration at the last complete level before it has more states.",
      kind: .wholeNumber(atLeast: 1)),
    .init(
      name: "memory", value: "limit",
      help: """
        Stop each exploration at the last complete level before the process takes more memory, \
        such as '4GiB' or '512MB'.
        """,
      kind: .byteCount),
    jobsOption,
    .init(
      name: "checkpoint", value: "file",
      help: "Save progress to this file after each level that adds a sixteenth or more."),
    .init(
      name: "resume", value: "file",
      help: "Continue from such a file; the result is that of an uninterrupted run."),
  ]

  static let jobsOption = Command.Option(
    name: "jobs", value: "threads",
    help: """
      The number of threads, or of processes that share several variants; by default one for each \
      core. Any number gives the same result.
      """,
    kind: .wholeNumber(atLeast: 1))

  let limits: Limits
  /// Whether the user has chosen the depth.
  let isDepthGiven: Bool
  let jobs: Int
  let checkpointPath: String?
  let resumptionPath: String?

  init(_ input: Command.Input) {
    limits = Limits(
      depth: input.wholeNumber("depth"), states: input.values("states").last.flatMap { Int($0) },
      memory: input.values("memory").last.flatMap { ByteCount($0)?.bytes })
    isDepthGiven = input.isGiven("depth")
    jobs = Self.jobs(input)
    checkpointPath = input.values("checkpoint").last
    resumptionPath = input.values("resume").last
  }

  /// The options with which a report was written.
  init(of report: SpecReport, jobs: Int) {
    limits = report.limits
    isDepthGiven = true
    self.jobs = jobs
    checkpointPath = nil
    resumptionPath = nil
  }

  /// The number of threads or processes, by default one for each core.
  static func jobs(_ input: Command.Input) -> Int {
    input.values("jobs").last.flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount
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
  func checkpointFile(
    of specs: [String], behavior: UIKitBehavior
  ) throws(CommandFailure) -> CheckpointFile? {
    guard checkpointPath != nil || resumptionPath != nil else { return nil }
    var origin = BuildMark.fingerprint
    for item in BehaviorSwitch.allCases {
      origin.combine(item.name)
      origin.combine(item.value(in: behavior))
    }
    let file = CheckpointFile(path: checkpointPath, origin: origin)
    if let resumptionPath {
      try file.load(resumptionPath)
      try file.requireAny(of: specs, from: resumptionPath)
    }
    return file
  }
}

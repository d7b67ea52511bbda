// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// Explores specs for `explore --compact`: with fingerprints in place of states, and no reports.
struct CompactRun {
  static let flag = Command.Flag(
    name: "compact",
    help: """
      For spaces that do not fit into memory: keep a 64-bit fingerprint of each state, print the \
      verdicts with the expected number of missed states, and write no reports. Explores one \
      behavior: the default one, or the one that is set.
      """)

  let options: SearchOptions
  let behavior: BehaviorOption
  let interruption: Interruption
  let progress: ProgressLine
  let output: Output
  let isQuiet: Bool

  /// Explores the specs, and prints what was found.
  ///
  /// - Throws: A failure if an app is not deterministic, or if a file was asked for.
  func run(_ specs: [any Spec]) throws(CommandFailure) -> ExitStatus {
    guard options.checkpointPath == nil, options.resumptionPath == nil else {
      throw CommandFailure(
        .usage,
        "'--compact' keeps no states, so it does not go with '--checkpoint' or '--resume'.")
    }
    var isAsExpected = true
    for spec in specs where !interruption.isRequested() {
      isAsExpected = try explore(spec) && isAsExpected
    }
    if interruption.isRequested() { return .interrupted }
    return isAsExpected ? .success : .notAsExpected
  }

  private func explore<S: Spec>(_ spec: S) throws(CommandFailure) -> Bool {
    var isAsExpected = true
    for variant in spec.variants where !interruption.isRequested() {
      progress.begin("\(spec.identifier), \(variant.name)")
      let found = try text(on: variant, of: spec)
      progress.end()
      if !isQuiet || !found.isAsExpected { output.write(found.text) }
      isAsExpected = isAsExpected && found.isAsExpected
    }
    return isAsExpected
  }

  private func text<S: Spec>(
    on variant: Variant<S.App>, of spec: S
  ) throws(CommandFailure) -> CompactText {
    do throws(ExplorationError) {
      let exploration = try variant.explore(
        limits: options.limits, behavior: behavior.explored, progress: { progress.show($0) },
        configure: { explorer in
          explorer.jobs = options.jobs
          explorer.isCompact = true
          explorer.isCancelled = { interruption.isRequested() }
        })
      return CompactText(exploration, of: variant, in: spec, behavior: behavior.explored)
    } catch {
      throw CommandFailure(
        error.status, "\(spec.identifier), variant '\(variant.name)': \(error)")
    }
  }
}

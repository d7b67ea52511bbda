// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// Explores specs under one behavior for the flags of `explore` that print what was found and write
/// no reports.
struct PrintedRun {
  static let flags: [Command.Flag] = [
    .init(
      name: "compact",
      help: """
        For spaces that do not fit into memory: keep a 64-bit fingerprint of each state, and print \
        the verdicts with the expected number of missed states.
        """),
    .init(
      name: "stop-at-first",
      help: """
        Stop at the first violation that is not a known defect, and print its trace. Without \
        --depth, whole spaces are explored where they are not too large.
        """),
    .init(name: "digest", help: "Print a digest of all that was found in each variant."),
    .init(
      name: "self-check",
      help: """
        Explore in a second process with another hash seed, too, and compare the digests: they \
        differ if an order depends on hashing.
        """),
  ]

  /// The flags that were given.
  let given: Set<String>
  let options: SearchOptions
  let behavior: BehaviorOption
  let interruption: Interruption
  let progress: ProgressLine
  let output: Output
  let isQuiet: Bool
  let secondProcess: SecondProcess

  /// Explores the specs, and prints what was found.
  ///
  /// - Throws: A failure if an app is not deterministic, or if two processes found something else.
  func run(_ specs: [any Spec]) throws(CommandFailure) -> ExitStatus {
    interruption.listen()
    defer { progress.end() }
    if !given.isDisjoint(with: ["digest", "self-check"]) { return try runDigests(specs) }
    var total = Total()
    for spec in specs where goesOn(total) { try explore(spec, &total) }
    if interruption.isRequested() { return .interrupted }
    return total.isAsExpected ? .success : .notAsExpected
  }

  /// What was found in all variants so far.
  private struct Total {
    var isAsExpected = true
    var isViolated = false
  }

  private func goesOn(_ total: Total) -> Bool {
    !interruption.isRequested() && !(total.isViolated && given.contains("stop-at-first"))
  }

  private func explore<S: Spec>(_ spec: S, _ total: inout Total) throws(CommandFailure) {
    for variant in spec.variants where goesOn(total) {
      let variant = given.contains("stop-at-first") ? variant.withoutKnownDefects : variant
      let exploration = try exploration(of: variant, in: spec.identifier)
      let found = ExplorationText(
        exploration, of: variant, in: spec, behavior: behavior.explored,
        isCompact: given.contains("compact"))
      if !isQuiet || !found.isAsExpected { output.write(found.text) }
      if !found.isAsExpected { total.isAsExpected = false }
      if found.isViolated { total.isViolated = true }
    }
  }

  private func exploration<App: Application>(
    of variant: Variant<App>, in spec: String
  ) throws(CommandFailure) -> Exploration<Variant<App>.System> {
    progress.begin("\(spec), \(variant.name)", knownDefects: variant.knownDefects)
    defer { progress.end() }
    var limits = options.limits
    // Reports are about the whole space, too, whatever the depth of the coverage is.
    if given.contains("stop-at-first"), !options.isDepthGiven, !variant.isTooLarge {
      limits.depth = nil
    }
    do throws(ExplorationError) {
      return try variant.explore(
        limits: limits, behavior: behavior.explored, progress: { progress.show($0) },
        configure: { explorer in
          explorer.jobs = options.jobs
          explorer.isCompact = given.contains("compact")
          explorer.stopsAtFirstViolation = given.contains("stop-at-first")
          explorer.isCancelled = { interruption.isRequested() }
        })
    } catch {
      throw error.failure(of: variant.name, in: spec)
    }
  }

  // MARK: Digests

  private func runDigests(_ specs: [any Spec]) throws(CommandFailure) -> ExitStatus {
    var lines: [String] = []
    for spec in specs where !interruption.isRequested() { lines += try digests(of: spec) }
    if interruption.isRequested() { return .interrupted }
    guard given.contains("self-check") else {
      output.write(lines.map { $0 + "\n" }.joined())
      return .success
    }
    let words =
      ["explore"] + specs.map(\.identifier) + options.words + behavior.words
      + given.subtracting(["self-check"]).sorted().map { "--\($0)" }
    let other = try secondProcess.output(words + ["--jobs", "\(options.jobs)", "--digest"])
    try compare(lines, other.split(separator: "\n").map(String.init))
    return .success
  }

  private func digests<S: Spec>(of spec: S) throws(CommandFailure) -> [String] {
    var lines: [String] = []
    for variant in spec.variants where !interruption.isRequested() {
      let exploration = try exploration(of: variant, in: spec.identifier)
      lines.append(
        "\(spec.identifier), \(variant.name): \(exploration.distinct) states, "
          + "digest \(exploration.digest())")
    }
    return lines
  }

  private func compare(_ lines: [String], _ others: [String]) throws(CommandFailure) {
    let differing = lines.enumerated().filter { !others.indices.contains($0) || others[$0] != $1 }
    guard !differing.isEmpty || others.count != lines.count else {
      if !isQuiet {
        output.write(
          "A second process with another hash seed found the same in \(lines.count) "
            + (lines.count == 1 ? "variant.\n" : "variants.\n"))
      }
      return
    }
    let list = differing.map { index, line in
      "  here:  \(line)\n  there: \(others.indices.contains(index) ? others[index] : "nothing")\n"
    }
    throw CommandFailure(
      .notAsExpected,
      """
      Two processes found different things, so an order depends on hashing, which differs from \
      process to process. Sort what the app, its actions or the spec take from a Set or a \
      Dictionary, and use no hashValue and no Hasher.
      \(list.joined())
      """)
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// `modalcheck explore`: explores specs and writes their reports.
struct ExploreCommand {
  static func command(
    specs: [any Spec], documents: [DescribedDocument]?, interruption: Interruption,
    secondProcess: SecondProcess
  ) -> Command {
    Command(
      name: "explore", abstract: "Explore specs and write reports.",
      discussion: """
        Visits every state that a sequence of actions can reach, under every behavior of UIKit that \
        its sources allow, and writes a report for each spec, an index, and the mutation results of \
        the properties. Spaces that their specs call too large are explored up to a depth.

        With --compact, --stop-at-first, --digest or --self-check, one behavior is explored, the \
        default one or the one that is set, and no reports are written.

        With --shard, one of several machines explores its share of the variants and writes a \
        file for 'modalcheck merge', which writes the reports of the whole.

        Exit status: 0 if every verdict is as expected; 1 if not, or if --check finds a stale \
        report; 64 for wrong usage; 65 or 66 for a checkpoint that cannot be used; 73 if a file \
        cannot be written; 130 after Ctrl-C. The first Ctrl-C stops the search at the last \
        complete level, prints what was found, and writes the reports that are complete; the \
        second quits at once.
        """,
      arguments: [
        .init(
          name: "spec", help: "The specs to explore; by default all of them.",
          kind: .choice(specs.map(\.identifier)), isRequired: false, isRepeating: true)
      ],
      options: SearchOptions.options + [
        .init(
          name: "behavior", value: "every|switch=value",
          help: """
            How UIKit behaves where the sources leave it open: 'every' behavior that they allow, \
            or the default one with a switch listed by 'modalcheck list behaviors' changed; can \
            be given more than once.
            """,
          fallback: BehaviorOption.every, isRepeating: true)
      ] + ReportOutput.options + [Shard.option, ProgressMode.option],
      flags: PrintedRun.flags + ReportOutput.flags,
      run: { (input, output) throws(CommandFailure) in
        try ExploreCommand(
          specs: specs, documents: documents, interruption: interruption,
          secondProcess: secondProcess, input: input, output: output
        ).run()
      })
  }

  private let specs: [any Spec]
  private let names: Set<String>
  private let options: SearchOptions
  private let interruption: Interruption
  private let behavior: BehaviorOption
  private let reports: ReportOutput
  private let shard: Shard?
  private let printing: Set<String>
  /// What was given that does not go with flags that only print.
  private let unprinted: [String]
  private let secondProcess: SecondProcess
  private let showsProgress: Bool
  private let output: Output

  private init(
    specs: [any Spec], documents: [DescribedDocument]?, interruption: Interruption,
    secondProcess: SecondProcess, input: Command.Input, output: Output
  ) throws(CommandFailure) {
    self.specs = specs
    self.output = output
    self.interruption = interruption
    names = Set(input.values("spec"))
    options = SearchOptions(input)
    behavior = try BehaviorOption(input.values("behavior"))
    reports = ReportOutput(
      specs: specs, documents: documents, input: input, output: output)
    shard = try input.values("shard").last.map { text throws(CommandFailure) in try Shard(text) }
    printing = Set(PrintedRun.flags.map(\.name).filter(input.isOn))
    unprinted =
      ["check", "checkpoint", "format", "resume", "shard"]
      .filter { input.isOn($0) || input.isGiven($0) }.map { "--\($0)" }
      + (input.isGiven("behavior") && behavior.isEvery ? ["--behavior every"] : [])
    self.secondProcess = secondProcess
    showsProgress = input.choice("progress", as: ProgressMode.self)
      .isActive(on: output, isQuiet: reports.isQuiet)
  }

  /// Whether all specs are explored, so that all files of the folder are made.
  private var isComplete: Bool { names.isEmpty || names.count == specs.count }

  private func run() throws(CommandFailure) -> ExitStatus {
    let chosen = isComplete ? specs : specs.filter { names.contains($0.identifier) }
    if !printing.isEmpty { return try print(chosen) }
    if !reports.isCheck { try reports.folder.make() }
    interruption.listen()
    if let shard { return try run(shard, of: chosen) }
    let results = try explore(
      chosen, hasStrength: isComplete && reports.hasOverview
    ) { _ in true }
    let found = specReports(on: chosen, results)
    // The user does not want to wait for what is about no spec.
    let overview =
      isComplete && reports.hasOverview && !interruption.isRequested()
      ? reports.overview(found, results.strength(depth: options.depth)) : nil
    let files = try reports.files(found.filter { !$0.isInterrupted }, overview)
    let isAsExpected = try reports.show(found, overview)
    if interruption.isRequested() {
      // What is complete is written; nothing is compared.
      if !reports.isCheck, !files.isEmpty { try reports.write(files) }
      return .interrupted
    }
    let isUpToDate = try reports.finish(files, isComplete: isComplete, options: words)
    return isAsExpected && isUpToDate ? .success : .notAsExpected
  }

  /// What was asked for, without what is said of files.
  private var words: [String] {
    specs.map(\.identifier).filter(names.contains) + options.words + behavior.words
  }

  private func print(_ specs: [any Spec]) throws(CommandFailure) -> ExitStatus {
    if let flag = printing.sorted().first, let word = unprinted.first {
      throw CommandFailure(
        .usage,
        """
        '--\(flag)' explores one behavior and writes no reports and no checkpoints, so it does not go \
        with '\(word)'.
        """)
    }
    return try PrintedRun(
      given: printing, options: options, behavior: behavior, interruption: interruption,
      progress: ProgressLine(output, isActive: showsProgress), output: output,
      isQuiet: reports.isQuiet, secondProcess: secondProcess
    ).run(specs)
  }

  // MARK: Exploring

  /// Explores the variants that are chosen by name.
  private func explore(
    _ specs: [any Spec], hasStrength: Bool, _ isChosen: (Shard.Unit) -> Bool = { _ in true }
  ) throws(CommandFailure) -> [VariantResult] {
    try SpecRun(
      options: options, behavior: behavior, interruption: interruption,
      checkpoints: try options.checkpointFile(
        of: specs.map(\.identifier), behavior: behavior.explored),
      output: output, showsProgress: showsProgress, hasWalks: reports.hasWalks,
      hasStrength: hasStrength
    ).results(on: specs, isChosen)
  }

  /// A spec without any results is left out.
  private func specReports(on specs: [any Spec], _ results: [VariantResult]) -> [SpecReport] {
    specs.compactMap { results.report(on: $0, behavior, depth: options.depth) }
  }

  // MARK: A share of the work

  private func run(_ shard: Shard, of specs: [any Spec]) throws(CommandFailure) -> ExitStatus {
    guard !reports.isCheck else {
      throw CommandFailure(.usage, "'--check' is for 'modalcheck merge', not for '--shard'.")
    }
    let share = shard.share(of: specs)
    let results = try explore(specs, hasStrength: isComplete, share.contains)
    let isAsExpected = try reports.show(specReports(on: specs, results), nil)
    if interruption.isRequested() { return .interrupted }
    let file = ShardFile(
      shard, specs: specs.map(\.identifier), options: options, behavior: behavior,
      results: results)
    try reports.write([try file.file()])
    return isAsExpected ? .success : .notAsExpected
  }
}

extension SpecReport {
  /// Whether the user ended an exploration before it was complete.
  fileprivate var isInterrupted: Bool { variants.contains(where: \.isInterrupted) }
}

extension VariantReport {
  fileprivate var isInterrupted: Bool { space.endedBy?.kind == .interruption }
}

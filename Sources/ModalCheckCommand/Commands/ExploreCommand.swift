// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// `modalcheck explore`: explores specs and writes their reports.
struct ExploreCommand {
  static let defaultDepth = 6
  static let defaultFolder = "Reports"

  static func command(specs: [any Spec]) -> Command {
    Command(
      name: "explore", abstract: "Explore specs completely and write reports.",
      discussion: """
        Visits every state that a sequence of actions can reach, up to a depth, and writes one \
        report for each spec, an index, and what the properties catch.

        Exit status: 0 if every verdict is as expected; 1 if not, or if --check finds a stale \
        report; 64 for wrong usage; 73 if the reports cannot be written.
        """,
      arguments: [
        .init(
          name: "spec", help: "The specs to explore; all of them if none is named.",
          isRequired: false, isRepeating: true)
      ],
      options: [
        .init(
          name: "depth", value: "depth", help: "How many actions a sequence has at most.",
          fallback: String(defaultDepth), check: .wholeNumber(atLeast: 1)),
        .init(
          name: "output", value: "folder", help: "The folder to write to.",
          fallback: defaultFolder),
        .init(
          name: "format", value: "format",
          help: "What to write; can be given more than once. Without it, both.",
          choices: ["markdown", "json"], isRepeating: true),
        .init(name: "check", help: "Compare the reports with those in the folder, write nothing."),
        .init(
          name: "progress", value: "when",
          help: "Whether to show progress; 'auto' does on a terminal.",
          choices: ["auto", "always", "never"], fallback: "auto"),
        .init(name: "quiet", short: "q", help: "Print problems only."),
      ],
      run: { (input, output) throws(CommandFailure) in
        try ExploreCommand(specs: specs, input: input, output: output).run()
      })
  }

  let specs: [any Spec]
  let input: Command.Input
  let output: Output

  private var depth: Int { input.value("depth").flatMap { Int($0) } ?? Self.defaultDepth }
  private var folder: String { input.value("output") ?? Self.defaultFolder }
  private var formats: [String] { input.values["format"] ?? ["markdown", "json"] }
  private var isQuiet: Bool { input.flags.contains("quiet") }

  func run() throws(CommandFailure) -> ExitStatus {
    let chosen = try SpecSelection(specs: specs).specs(named: input.arguments)
    let reports = try explore(chosen)
    let isComplete = chosen.count == specs.count
    let strength = isComplete ? try measureStrength(of: chosen) : nil
    let files = try files(reports, strength)
    for report in reports where !isQuiet || !report.isAsExpected {
      output.write("\(report.spec.padded(to: 30)) \(report.verdictLine)\n")
    }
    let isAsExpected = reports.allSatisfy(\.isAsExpected) && strength?.isAsExpected ?? true
    let isUpToDate = try store(files, isComplete: isComplete)
    return isAsExpected && isUpToDate ? .success : .notAsExpected
  }

  // MARK: Exploring

  private func explore(_ specs: [any Spec]) throws(CommandFailure) -> [SpecReport] {
    let progress = ProgressLine(output, isActive: showsProgress)
    defer { progress.end() }
    var reports: [SpecReport] = []
    for spec in specs { reports.append(try explore(spec, progress)) }
    return reports
  }

  private func explore<S: Spec>(_ spec: S, _ progress: ProgressLine)
    throws(CommandFailure) -> SpecReport
  {
    var explorations: [Exploration<PresentationSystem<S.App>>] = []
    for variant in spec.variants {
      progress.begin("\(spec.identifier), \(variant.name)")
      do {
        explorations.append(
          try variant.explore(limits: Limits(depth: depth)) { progress.show($0) })
      } catch {
        throw CommandFailure(
          .internalError, "\(spec.identifier), variant '\(variant.name)': \(error)")
      }
    }
    return SpecReport(spec, explorations: explorations, depth: depth)
  }

  private func measureStrength(of specs: [any Spec]) throws(CommandFailure) -> StrengthReport {
    var builder = StrengthBuilder(depth: depth)
    do {
      for spec in specs { try add(spec, to: &builder) }
    } catch {
      throw CommandFailure(.internalError, "\(error)")
    }
    return builder.report()
  }

  private func add<S: Spec>(_ spec: S, to builder: inout StrengthBuilder) throws(ExplorationError) {
    try builder.add(spec)
  }

  private var showsProgress: Bool {
    switch input.value("progress") ?? "auto" {
    case "always": true
    case "never": false
    default: output.isErrorTerminal && !isQuiet
    }
  }

  // MARK: Writing

  private func files(_ reports: [SpecReport], _ strength: StrengthReport?)
    throws(CommandFailure) -> [ReportFile]
  {
    var files: [ReportFile] = []
    do {
      if formats.contains("markdown") {
        files += reports.map { ReportFile(name: "\($0.spec).md", text: SpecMarkdown($0).text) }
        if let strength {
          files.append(
            ReportFile(name: "property-strength.md", text: StrengthMarkdown(strength).text))
          files.append(ReportFile(name: "README.md", text: IndexMarkdown(reports).text))
        }
      }
      if formats.contains("json") {
        for report in reports {
          files.append(
            ReportFile(name: "\(report.spec).json", text: try ReportCoding.encode(report)))
        }
        if let strength {
          files.append(
            ReportFile(name: "property-strength.json", text: try ReportCoding.encode(strength)))
        }
      }
    } catch {
      throw CommandFailure(.internalError, "A report cannot be written as JSON: \(error)")
    }
    return files
  }

  /// Writes or compares the files; says whether what is in the folder is up to date afterwards.
  private func store(_ files: [ReportFile], isComplete: Bool) throws(CommandFailure) -> Bool {
    let reports = ReportFolder(path: folder)
    guard input.flags.contains("check") else {
      try reports.write(files)
      if !isQuiet { output.write("\(files.count) files written to '\(folder)'.\n") }
      return true
    }
    let complete = isComplete && formats.count == 2
    let differences = reports.differences(from: files, isComplete: complete)
    guard !differences.isEmpty else {
      if !isQuiet { output.write("The reports in '\(folder)' are up to date.\n") }
      return true
    }
    let names = input.arguments.map { " \($0)" }.joined()
    output.writeError(
      """
      Error: The reports in '\(folder)' are stale: \(differences.joined(separator: ", ")). \
      Renew them with 'modalcheck explore\(names) --depth \(depth)'.

      """)
    return false
  }
}

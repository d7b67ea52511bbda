// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// `modalcheck explore`: explores specs and writes their reports.
struct ExploreCommand {
  /// A form in which reports are written.
  enum Format: String, CaseIterable, Sendable {
    case markdown
    case json

    /// What the names of its files end in.
    var ending: String { self == .markdown ? ".md" : ".json" }
  }

  static func command(
    specs: [any Spec], documents: [DescribedDocument]?, interruption: Interruption,
    secondProcess: SecondProcess
  ) -> Command {
    Command(
      name: "explore", abstract: "Explore specs completely and write reports.",
      discussion: """
        Visits every state that a sequence of actions can reach, up to a depth, and writes a \
        report for each spec, an index, and the mutation results of the properties.

        With --compact, --stop-at-first, --digest or --self-check, one behavior is explored, the \
        default one or the one that is set, and no reports are written.

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
          fallback: BehaviorOption.every, isRepeating: true),
        .init(
          name: "output", value: "folder", help: "The folder to write to.",
          fallback: defaultFolder),
        .init(
          name: "format",
          help: """
            What to write, besides each other if given more than once; by default Markdown. JSON \
            has all that Markdown leaves out.
            """,
          kind: .choice(Format.allCases.map(\.rawValue)), isRepeating: true),
        ProgressMode.option,
      ],
      flags: PrintedRun.flags + [
        .init(name: "check", help: "Compare the reports with those in the folder; write nothing."),
        .init(name: "quiet", short: "q", help: "Print problems only."),
      ],
      run: { (input, output) throws(CommandFailure) in
        try ExploreCommand(
          specs: specs, documents: documents, interruption: interruption,
          secondProcess: secondProcess, input: input, output: output
        ).run()
      })
  }

  private static let defaultFolder = "Reports"

  private let specs: [any Spec]
  /// What the specs are about, which is reported along with the facts about UIKit; `nil` for none of
  /// both.
  private let documents: [DescribedDocument]?
  private let names: Set<String>
  private let options: SearchOptions
  private let interruption: Interruption
  private let behavior: BehaviorOption
  private let folder: ReportFolder
  private let formats: [Format]
  private let printing: Set<String>
  private let secondProcess: SecondProcess
  private let isCheck: Bool
  private let isQuiet: Bool
  private let showsProgress: Bool
  private let output: Output

  private init(
    specs: [any Spec], documents: [DescribedDocument]?, interruption: Interruption,
    secondProcess: SecondProcess, input: Command.Input, output: Output
  ) throws(CommandFailure) {
    self.specs = specs
    self.documents = documents
    self.output = output
    self.interruption = interruption
    names = Set(input.values("spec"))
    options = SearchOptions(input)
    behavior = try BehaviorOption(input.values("behavior"))
    folder = ReportFolder(path: input.value("output"))
    let formats = input.values("format").compactMap { Format(rawValue: $0) }
    self.formats = formats.isEmpty ? [.markdown] : formats
    printing = Set(PrintedRun.flags.map(\.name).filter(input.isOn))
    self.secondProcess = secondProcess
    isCheck = input.isOn("check")
    isQuiet = input.isOn("quiet")
    showsProgress = input.choice("progress", as: ProgressMode.self)
      .isActive(on: output, isQuiet: isQuiet)
  }

  /// Whether all specs are explored, so that all files of the folder are made.
  private var isComplete: Bool { names.isEmpty || names.count == specs.count }

  private func run() throws(CommandFailure) -> ExitStatus {
    let chosen = isComplete ? specs : specs.filter { names.contains($0.identifier) }
    if !printing.isEmpty { return try print(chosen) }
    if !isCheck { try folder.make() }
    interruption.listen()
    let reports = try explore(chosen)
    let overview = isComplete ? try overview(of: chosen, reports) : nil
    let files = try files(reports.filter { !$0.isInterrupted }, overview)
    for report in reports where !isQuiet || !report.isAsExpected { show(report) }
    try output.workflow?.append(SummaryMarkdown(reports))
    if let overview, !isQuiet { show(overview.strength) }
    if let facts = overview?.conformance, !isQuiet || !facts.isAsExpected {
      output.write("\("conformance".padded(to: 30)) \(facts.verdictText)\n")
    }
    if let report = overview?.documents, !isQuiet || !report.isAsExpected {
      output.write("\("documents".padded(to: 30)) \(report.verdictText)\n")
    }
    let isAsExpected =
      reports.allSatisfy(\.isAsExpected) && overview?.conformance?.isAsExpected != false
      && overview?.documents?.isAsExpected != false
    if interruption.isRequested() { return try finishInterrupted(files) }
    let isUpToDate = isCheck ? compare(files) : try write(files)
    return isAsExpected && isUpToDate ? .success : .notAsExpected
  }

  private func print(_ specs: [any Spec]) throws(CommandFailure) -> ExitStatus {
    let isSaved = options.checkpointPath != nil || options.resumptionPath != nil
    if let flag = printing.sorted().first, isCheck || isSaved {
      throw CommandFailure(
        .usage,
        "'--\(flag)' writes no reports and no checkpoints, so it does not go with "
          + "'--check', '--checkpoint' or '--resume'.")
    }
    return try PrintedRun(
      given: printing, options: options, behavior: behavior, interruption: interruption,
      progress: ProgressLine(output, isActive: showsProgress), output: output, isQuiet: isQuiet,
      secondProcess: secondProcess
    ).run(specs)
  }

  /// Writes what is complete; nothing is compared.
  private func finishInterrupted(_ files: [ReportFile]) throws(CommandFailure) -> ExitStatus {
    if !isCheck, !files.isEmpty { _ = try write(files) }
    return .interrupted
  }

  private func show(_ report: SpecReport) {
    let style = report.isAsExpected ? TextStyle.success : .failure
    let verdict = style(report.verdictText, output.hasColors)
    output.write("\(report.spec.padded(to: 30)) \(verdict)\n")
    for failure in report.failures {
      output.write(failure.text)
      if let workflow = output.workflow { output.write(workflow.annotation(of: failure)) }
    }
  }

  /// Shows the mutation results, which are no verdict on an app and do not change the status.
  private func show(_ strength: StrengthReport) {
    let idle = strength.properties.filter { $0.brokenRules.isEmpty && $0.defectiveApps.isEmpty }
    output.write(
      """
      \("property-strength".padded(to: 30)) \
      Properties that detect nothing: \(idle.count) of \(strength.properties.count). \
      Surviving mutants: \(strength.survivors.count).

      """)
  }

  // MARK: Exploring

  private func explore(_ specs: [any Spec]) throws(CommandFailure) -> [SpecReport] {
    let progress = ProgressLine(output, isActive: showsProgress)
    defer { progress.end() }
    let run = SpecRun(
      options: options, behavior: behavior, interruption: interruption,
      checkpoints: try options.checkpointFile(
        of: specs.map(\.identifier), behavior: behavior.explored), progress: progress)
    var reports: [SpecReport] = []
    for spec in specs where !interruption.isRequested() {
      reports.append(try run.report(on: spec))
    }
    return reports
  }

  private func measureStrength(of specs: [any Spec]) throws(CommandFailure) -> StrengthReport {
    var builder = StrengthBuilder(limits: options.limits, jobs: options.jobs)
    do {
      for spec in specs where !interruption.isRequested() { try add(spec, to: &builder) }
    } catch {
      throw CommandFailure(.internalError, "\(error)")
    }
    return builder.report()
  }

  private func add<S: Spec>(_ spec: S, to builder: inout StrengthBuilder) throws(ExplorationError) {
    try builder.add(spec)
  }

  /// What is about no spec; `nil` if the user does not want to wait for it.
  private func overview(
    of specs: [any Spec], _ reports: [SpecReport]
  ) throws(CommandFailure) -> Overview? {
    var overview = Overview(strength: try measureStrength(of: specs))
    if interruption.isRequested() { return nil }
    guard let documents else { return overview }
    let conformance = ConformanceReport.make(
      objects: FactObjectsReport.make(), recordings: RecordingReport.make())
    overview.documents = DocumentsReport(
      documents, reports: reports, strength: overview.strength, conformance: conformance)
    overview.conformance = conformance
    return overview
  }

  // MARK: Writing

  /// The reports that are about no spec, made when all specs are explored.
  private struct Overview {
    let strength: StrengthReport
    /// What the model of UIKit does about every fact, if that is asked for.
    var conformance: ConformanceReport?
    /// What checks the statements of the documents.
    var documents: DocumentsReport?
  }

  private func files(_ reports: [SpecReport], _ overview: Overview?)
    throws(CommandFailure) -> [ReportFile]
  {
    var files: [ReportFile] = []
    do {
      for format in Format.allCases where formats.contains(format) {
        switch format {
        case .markdown: files += markdownFiles(reports, overview)
        case .json: files += try jsonFiles(reports, overview)
        }
      }
    } catch {
      throw CommandFailure(.internalError, "A report cannot be written as JSON: \(error)")
    }
    return files
  }

  private func markdownFiles(_ reports: [SpecReport], _ overview: Overview?) -> [ReportFile] {
    let files = reports.map {
      ReportFile(
        name: "\($0.spec).md",
        text: SpecMarkdown($0, hasConformance: documents != nil).text)
    }
    guard let overview else { return files }
    let facts = overview.conformance.map {
      ReportFile(name: "conformance.md", text: ConformanceMarkdown($0).text)
    }
    let statements = overview.documents.map {
      ReportFile(name: "documents.md", text: DocumentsMarkdown($0).text)
    }
    return files + [
      ReportFile(name: "property-strength.md", text: StrengthMarkdown(overview.strength).text),
      ReportFile(
        name: "README.md", text: IndexMarkdown(reports, hasConformance: facts != nil).text),
    ] + [facts, statements].compactMap(\.self)
  }

  private func jsonFiles(_ reports: [SpecReport], _ overview: Overview?)
    throws -> [ReportFile]
  {
    let files = try reports.map {
      ReportFile(name: "\($0.spec).json", text: try ReportCoding.encode($0))
    }
    guard let overview else { return files }
    let facts = try overview.conformance.map {
      ReportFile(name: "conformance.json", text: try ReportCoding.encode($0))
    }
    let statements = try overview.documents.map {
      ReportFile(name: "documents.json", text: try ReportCoding.encode($0))
    }
    return files + [
      ReportFile(name: "property-strength.json", text: try ReportCoding.encode(overview.strength))
    ] + [facts, statements].compactMap(\.self)
  }

  private func write(_ files: [ReportFile]) throws(CommandFailure) -> Bool {
    try folder.write(files)
    if !isQuiet { output.write("\(files.count) files written to '\(folder.path)'.\n") }
    return true
  }

  /// Says whether the folder holds the files, and nothing that should be gone.
  private func compare(_ files: [ReportFile]) -> Bool {
    let differences = folder.differences(
      from: files, leftOver: isComplete ? formats.map(\.ending) : [])
    guard !differences.isEmpty else {
      if !isQuiet { output.write("The reports in '\(folder.path)' are up to date.\n") }
      return true
    }
    for file in files where differences.contains(.init(name: file.name, kind: .stale)) {
      output.write("\(file.name):\n\(changes(of: file))")
    }
    let list = differences.map(\.description).joined(separator: ", ")
    let leftOver =
      differences.contains { $0.kind == .leftOver } ? " Delete the files that are left over." : ""
    output.writeError(
      message: """
        The reports in '\(folder.path)' are not up to date: \(list). \
        Regenerate them with '\(renewal)'.\(leftOver)
        """)
    return false
  }

  /// What writing a file would change: of a report as JSON what it says, of any other file its lines.
  private func changes(of file: ReportFile) -> String {
    let old = folder.text(of: file.name)
    guard file.name.hasSuffix(Format.json.ending),
      let before = try? ReportCoding.decodeSpec(old),
      let after = try? ReportCoding.decodeSpec(file.text)
    else { return LineChanges(from: old, to: file.text).text }
    return DiffText(ReportDiff(from: [before], to: [after])).text
  }

  /// The command that writes what `--check` looked for.
  private var renewal: String {
    var words = ["modalcheck", "explore"] + specs.map(\.identifier).filter(names.contains)
    words += options.words + behavior.words
    if folder.path != Self.defaultFolder { words += ["--output", folder.path] }
    if formats != [.markdown] { words += formats.flatMap { ["--format", $0.rawValue] } }
    return words.joined(separator: " ")
  }
}

extension SpecReport {
  /// Whether the user ended an exploration before it was complete.
  fileprivate var isInterrupted: Bool {
    variants.contains { $0.space.endedBy?.kind == .interruption }
  }
}

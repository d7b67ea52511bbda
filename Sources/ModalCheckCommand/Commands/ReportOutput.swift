// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting

/// Shows what was found, and writes reports on it or compares them with those of a folder.
struct ReportOutput {
  /// A form in which reports are written.
  enum Format: String, CaseIterable, Sendable {
    case markdown
    case html
    case json
    case junit
    case sarif

    /// What the names of its files end in.
    var ending: String {
      switch self {
      case .markdown: ".md"
      case .html: ".html"
      case .json: ".json"
      case .junit: ".xml"
      case .sarif: ".sarif"
      }
    }

    /// Whether it tells of mutation results and of facts, which take their time.
    var hasOverview: Bool { self == .markdown || self == .json }
  }

  /// The reports that are about no spec, made when all specs are explored.
  struct Overview {
    let strength: StrengthReport
    /// What the model of UIKit does about every fact, if that is asked for.
    var conformance: ConformanceReport?
    /// What checks the statements of the documents.
    var documents: DocumentsReport?
  }

  static let defaultFolder = "Reports"

  static let options: [Command.Option] = [
    .init(
      name: "output", value: "folder", help: "The folder to write to.", fallback: defaultFolder),
    .init(
      name: "format",
      help: """
        What to write, besides each other if given more than once; by default Markdown. HTML is a \
        page for each spec, in which counterexamples are played and states walked through. JSON \
        has all that Markdown leaves out; JUnit's XML and SARIF are for CI systems.
        """,
      kind: .choice(Format.allCases.map(\.rawValue)), isRepeating: true),
  ]

  static let flags: [Command.Flag] = [
    .init(name: "check", help: "Compare the reports with those in the folder; write nothing."),
    .init(name: "quiet", short: "q", help: "Print problems only."),
  ]

  let specs: [any Spec]
  /// What the specs are about, which is reported along with the facts about UIKit; `nil` for none of
  /// both.
  let documents: [DescribedDocument]?
  let folder: ReportFolder
  let isCheck: Bool
  let isQuiet: Bool
  let output: Output
  private let formats: [Format]

  init(
    specs: [any Spec], documents: [DescribedDocument]?, input: Command.Input, output: Output
  ) {
    self.specs = specs
    self.documents = documents
    self.output = output
    folder = ReportFolder(path: input.value("output"))
    let formats = input.values("format").compactMap { Format(rawValue: $0) }
    self.formats = formats.isEmpty ? [.markdown] : formats
    isCheck = input.isOn("check")
    isQuiet = input.isOn("quiet")
  }

  /// Whether readers are to walk through states, which takes some time and space.
  var hasWalks: Bool { formats.contains(.html) }

  /// Whether what is asked for includes what is about no spec.
  var hasOverview: Bool { formats.contains(where: \.hasOverview) }

  func overview(_ reports: [SpecReport], _ strength: StrengthReport) -> Overview {
    guard let documents else { return Overview(strength: strength) }
    let conformance = ConformanceReport.played()
    return Overview(
      strength: strength, conformance: conformance,
      documents: DocumentsReport(
        documents, reports: reports, strength: strength, conformance: conformance))
  }

  // MARK: Showing

  /// Shows the verdicts, and whether all of them are as expected.
  func show(_ reports: [SpecReport], _ overview: Overview?) throws(CommandFailure) -> Bool {
    for report in reports where !isQuiet || !report.isAsExpected { show(report) }
    try output.workflow?.append(SummaryMarkdown(reports))
    if let overview, !isQuiet { show(overview.strength) }
    if let facts = overview?.conformance, !isQuiet || !facts.isAsExpected {
      output.write("\("conformance".padded(to: 30)) \(facts.verdictText)\n")
    }
    if let report = overview?.documents, !isQuiet || !report.isAsExpected {
      output.write("\("documents".padded(to: 30)) \(report.verdictText)\n")
    }
    return reports.allSatisfy(\.isAsExpected) && overview?.conformance?.isAsExpected != false
      && overview?.documents?.isAsExpected != false
  }

  private func show(_ report: SpecReport) {
    let style = report.isAsExpected ? TextStyle.success : .failure
    let verdict = style(report.verdictText, output.hasColors)
    output.write("\(report.spec.padded(to: 30)) \(verdict)\n")
    let places = report.isAsExpected ? SourcePlaces() : places
    for failure in report.failures {
      let place = places[report.spec, failure.variant, failure.property]
      // A log shows an annotation with its text.
      output.write(output.workflow?.annotation(of: failure, at: place) ?? failure.text)
    }
  }

  /// Shows the mutation results, which are no verdict on an app and do not change the status.
  private func show(_ strength: StrengthReport) {
    let idle = strength.properties.filter { $0.killedMutants.isEmpty && $0.defectiveApps.isEmpty }
    output.write(
      """
      \("property-strength".padded(to: 30)) \
      Properties that detect nothing: \(idle.count) of \(strength.properties.count). \
      Surviving mutants: \(strength.survivors.count).

      """)
  }

  // MARK: Writing

  /// Writes files, or says whether the folder holds them and nothing that should be gone.
  ///
  /// They are all that the folder should have if the run is complete; the options are those of
  /// `explore` that lead to the same files, for a message.
  func finish(
    _ files: [ReportFile], isComplete: Bool, options: [String]
  ) throws(CommandFailure) -> Bool {
    guard !isCheck else { return compare(files, isComplete: isComplete, options: options) }
    try write(files)
    return true
  }

  func write(_ files: [ReportFile]) throws(CommandFailure) {
    try folder.write(files)
    guard !isQuiet else { return }
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    output.write("\(count) written to '\(folder.path)'.\n")
  }

  func files(_ reports: [SpecReport], _ overview: Overview?) throws(CommandFailure) -> [ReportFile]
  {
    var files: [ReportFile] = []
    do {
      for format in Format.allCases where formats.contains(format) {
        switch format {
        case .markdown: files += markdownFiles(reports, overview)
        case .html:
          files += try reports.map {
            ReportFile(name: "\($0.spec).html", text: try HTMLReport($0).text)
          }
        case .json: files += try jsonFiles(reports, overview)
        case .junit: files.append(.init(name: "junit.xml", text: JUnitXML(reports, places).text))
        case .sarif:
          files.append(
            .init(
              name: "modalcheck.sarif",
              text: try SARIFLog(reports, places, version: ModalCheck.version).text))
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
    let facts = overview.conformance.map { ConformanceMarkdown($0).pages } ?? []
    let statements = overview.documents.map {
      ReportFile(name: "documents.md", text: DocumentsMarkdown($0).text)
    }
    return files + [
      ReportFile(name: "property-strength.md", text: StrengthMarkdown(overview.strength).text),
      ReportFile(
        name: "README.md", text: IndexMarkdown(reports, hasConformance: !facts.isEmpty).text),
    ] + facts.map { ReportFile(name: $0.name, text: $0.text) } + [statements].compactMap(\.self)
  }

  private func jsonFiles(_ reports: [SpecReport], _ overview: Overview?)
    throws -> [ReportFile]
  {
    let files = try reports.map {
      ReportFile(name: "\($0.spec).json", text: try ReportCoding.encode($0.withoutWalks))
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

  /// Where the variants of the specs are declared.
  private var places: SourcePlaces {
    var places = SourcePlaces()
    for spec in specs { places.add(spec) { SourceRoot.relativePath(of: $0) } }
    return places
  }

  // MARK: Comparing

  private func compare(_ files: [ReportFile], isComplete: Bool, options: [String]) -> Bool {
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
        Regenerate them with '\(renewal(options))'.\(leftOver)
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
  private func renewal(_ options: [String]) -> String {
    var words = [ToolName.command, "explore"] + options
    if folder.path != Self.defaultFolder { words += ["--output", folder.path] }
    if formats != [.markdown] { words += formats.flatMap { ["--format", $0.rawValue] } }
    return words.joined(separator: " ")
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting

/// `modalcheck diff`: says what a change does to the reports.
struct DiffCommand {
  enum Format: String, CaseIterable, Sendable {
    case markdown
    case text
  }

  static func command(specs: [any Spec], interruption: Interruption) -> Command {
    Command(
      name: "diff", abstract: "Say what a change does to verdicts, outcomes and coverage.",
      discussion: """
        Compares two folders of JSON reports, as 'modalcheck explore --format json' writes them, \
        or one folder with what its specs give now, explored with the same options: which \
        verdicts changed, with the sequence that shows it; which outcomes of combinations and \
        sequences of callbacks changed; what is no longer covered, or newly.

        Exit status: 0 if the reports say the same; 1 if not; 64 for wrong usage; 65 if a report \
        is not valid; 66 if there are none; 130 after Ctrl-C.
        """,
      arguments: [
        .init(name: "old", help: "The folder with the reports before the change."),
        .init(
          name: "new", help: "The folder with those after it; by default, specs are explored.",
          isRequired: false),
      ],
      options: [
        .init(
          name: "format", help: "How to write the differences.",
          kind: .choice(Format.allCases.map(\.rawValue)), fallback: Format.markdown.rawValue),
        SearchOptions.jobsOption, ProgressMode.option,
      ],
      run: { (input, output) throws(CommandFailure) in
        let old = try ReportReader.reports(in: input.value("old"), output)
        let command = DiffCommand(
          specs: specs, interruption: interruption, jobs: SearchOptions.jobs(input),
          showsProgress: input.choice("progress", as: ProgressMode.self)
            .isActive(on: output, isQuiet: false))
        let new: [SpecReport]
        if let path = input.values("new").last {
          new = try ReportReader.reports(in: path, output)
        } else {
          new = try command.explore(old, output)
        }
        if interruption.isRequested() { return .interrupted }
        let diff = ReportDiff(from: old, to: new)
        switch input.choice("format", as: Format.self) {
        case .markdown: output.write(DiffMarkdown(diff).text)
        case .text: output.write(DiffText(diff).text)
        }
        return diff.isEmpty ? .success : .notAsExpected
      })
  }

  let specs: [any Spec]
  let interruption: Interruption
  let jobs: Int
  let showsProgress: Bool

  /// What the specs of reports give now, each explored as it was for its report.
  private func explore(
    _ reports: [SpecReport], _ output: Output
  ) throws(CommandFailure) -> [SpecReport] {
    let others = specs.map(\.identifier).filter { name in
      !reports.contains { $0.spec == name }
    }
    if !others.isEmpty {
      output.writeError(
        "Not explored, since there is no report to compare with: "
          + "\(others.joined(separator: ", ")).\n")
    }
    interruption.listen()
    var found: [SpecReport] = []
    for spec in specs where !interruption.isRequested() {
      guard let report = reports.first(where: { $0.spec == spec.identifier }) else { continue }
      let options = SearchOptions(of: report, jobs: jobs)
      let behavior = try BehaviorOption(of: report)
      let results = try SpecRun(
        options: options, behavior: behavior, interruption: interruption, checkpoints: nil,
        output: output, showsProgress: showsProgress
      ).results(on: [spec])
      if let report = results.report(on: spec, behavior, depth: options.depth) {
        found.append(report)
      }
    }
    return found
  }
}

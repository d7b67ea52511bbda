// SPDX-License-Identifier: MIT

/// What the page of a spec shows: the report, with its words and groups as Markdown has them.
struct PageReport: Encodable {
  struct Verdict: Encodable {
    enum Status: String, Encodable {
      case failed
      case defect
      /// Not the same under every behavior of UIKit.
      case open
      /// Nothing is known but that nothing was found.
      case inconclusive
      case sound
    }

    let property: String
    let meaning: String
    let status: Status
    let words: String
    /// What is wrong, if that is known.
    let explanation: String
    let exercised: Int
    /// The defect of the variant that shows its violation.
    let defect: Int?
    let conditions: [Condition]
  }

  /// Answers to open questions with which a property is violated.
  struct Condition: Encodable {
    let answers: [String]
    let questions: [String]
    let replay: String
    /// The defect of the variant that plays it.
    let defect: Int?
  }

  struct Violation: Encodable {
    let property: String
    let explanation: String
    let steps: Int
    let continuation: String?
  }

  struct Defect: Encodable {
    let isKnown: Bool
    /// The answers to open questions that bring it about; none if it does not depend on them.
    var answers: [String] = []
    let violations: [Violation]
    let configuration: String
    let steps: [StepReport]
    let repeatsAfter: Int?
    let facts: [String]
    let replay: String
  }

  struct Variant: Encodable {
    let name: String
    let summary: String
    let explored: String
    let verdicts: [Verdict]
    let defects: [Defect]
    let walk: WalkReport?
  }

  struct Gap: Encodable {
    let names: [String]
    let why: String
    let scope: String
  }

  struct Matrix: Encodable {
    struct Row: Encodable {
      let values: [[Int]]
      let cells: [String]
      let count: Int
      let outcome: MatrixOutcome
    }

    let legend: String
    let header: [String]
    let picture: [[String]]
    let axes: [AxisReport]
    let rows: [Row]
  }

  let spec: String
  let title: String
  let summary: String
  let extent: String
  let verdict: String
  let isAsExpected: Bool
  let command: String
  let sources: [String]
  let notes: [String]
  let facts: [FactReport]
  let variants: [Variant]
  let gaps: [Gap]
  let matrix: Matrix?
}

extension PageReport {
  init(_ report: SpecReport) {
    spec = report.spec
    title = report.title
    summary = report.summary
    extent = report.extent
    verdict = report.verdictText
    isAsExpected = report.isAsExpected
    command = report.command
    sources = report.sources
    notes = report.notes
    facts = report.facts
    variants = report.variants.map { Variant($0, of: report) }
    gaps = GapMarkdown(report: report).rows.map {
      Gap(names: $0.names, why: $0.why, scope: $0.scope)
    }
    matrix = report.matrix.map { Matrix($0) }
  }
}

extension PageReport.Variant {
  fileprivate init(_ variant: VariantReport, of report: SpecReport) {
    let found = Defect.all(in: variant)
    let conditions = (variant.uncertainty?.dependencies ?? []).flatMap(\.violatedWhen)
      .filter { $0.example != nil }
    name = variant.name
    summary = variant.summary
    explored = variant.space.words(configurations: variant.configurations)
    verdicts = variant.verdicts.map { verdict in
      PageReport.Verdict(
        verdict, of: variant, in: report,
        defect: found.firstIndex { defect in
          defect.violations.contains { $0.property == verdict.property }
        },
        defectUnder: { condition in
          conditions.firstIndex(of: condition).map { found.count + $0 }
        })
    }
    defects =
      found.map { PageReport.Defect($0, of: report) }
      + conditions.compactMap { PageReport.Defect($0, of: report) }
    walk = variant.walk
  }
}

extension PageReport.Verdict {
  fileprivate init(
    _ verdict: VerdictReport, of variant: VariantReport, in report: SpecReport, defect: Int?,
    defectUnder: (UncertaintyReport.Condition) -> Int?
  ) {
    let dependency = variant.dependency(of: verdict.property)
    property = verdict.property
    meaning = verdict.meaning
    words = variant.words(for: verdict)
    explanation = verdict.knownDefect?.explanation ?? ""
    exercised = verdict.exercised
    self.defect = defect
    conditions = (dependency?.violatedWhen ?? []).map { condition in
      PageReport.Condition(
        answers: condition.answers,
        questions: condition.answers.map { report.questions(behind: $0).joined(separator: ", ") },
        replay: ReplayLine.text(
          spec: report.spec, trace: condition.trace, behavior: condition.answers),
        defect: defectUnder(condition))
    }
    status =
      if !verdict.isAsExpected {
        .failed
      } else if verdict.knownDefect != nil {
        .defect
      } else if dependency != nil { .open } else { verdict.isSound ? .sound : .inconclusive }
  }
}

extension PageReport.Defect {
  fileprivate init(_ defect: Defect, of report: SpecReport) {
    let shown = defect.longest
    isKnown = defect.isKnown
    violations = defect.violations.map { PageReport.Violation($0) }
    configuration = shown.configuration
    steps = shown.steps
    repeatsAfter = shown.repeatsAfter
    facts = shown.facts
    replay = ReplayLine.text(
      spec: report.spec, trace: shown.trace, behavior: report.behaviorSettings)
  }

  /// What happens under the answers of a condition, if its steps are there.
  fileprivate init?(_ condition: UncertaintyReport.Condition, of report: SpecReport) {
    guard let example = condition.example else { return nil }
    isKnown = false
    answers = condition.answers
    violations = [PageReport.Violation(example)]
    configuration = example.configuration
    steps = example.steps
    repeatsAfter = example.repeatsAfter
    facts = example.facts
    replay = ReplayLine.text(
      spec: report.spec, trace: condition.trace, behavior: condition.answers)
  }
}

extension PageReport.Violation {
  fileprivate init(_ example: CounterexampleReport) {
    property = example.property
    explanation = example.explanation
    steps = example.steps.count
    continuation = example.continuation
  }
}

extension PageReport.Matrix {
  fileprivate init(_ matrix: MatrixReport) {
    let picture = MatrixPicture(matrix: matrix)
    let folding = MatrixFolding(matrix: matrix)
    legend = picture.legend
    header = picture.header
    self.picture = picture.rows
    axes = matrix.axes
    rows = folding.rows().map { row in
      Row(
        values: row.values.map { $0.sorted() },
        cells: matrix.axes.indices.map { folding.text(of: row, axis: $0) }, count: row.count,
        outcome: row.outcome)
    }
  }
}

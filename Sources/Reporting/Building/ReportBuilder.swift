// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace
package import UIKitSemantics

extension SpecReport {
  /// Tells what explorations of all variants of a spec have found.
  package init<S: Spec>(
    _ spec: S, explorations: [Exploration<PresentationSystem<S.App>>],
    everyBehavior: [Exploration<PresentationSystem<S.App>>] = [],
    behavior: UIKitBehavior = UIKitBehavior(), depth: Int
  ) throws(ExplorationError) {
    let variants = spec.variants
    precondition(variants.count == explorations.count, "Each variant has an exploration.")
    precondition(
      everyBehavior.isEmpty || everyBehavior.count == variants.count, "Each variant has one.")
    var reports: [VariantReport] = []
    for index in variants.indices {
      reports.append(
        try VariantReport(
          of: variants[index], in: spec, explorations[index],
          everyBehavior: everyBehavior.isEmpty ? nil : everyBehavior[index]))
    }
    self.init(spec, variants: reports, behavior: behavior, depth: depth)
  }

  /// Puts together what was told of all variants of a spec.
  package init<S: Spec>(
    _ spec: S, variants reports: [VariantReport],
    behavior: UIKitBehavior = UIKitBehavior(), depth: Int
  ) {
    schema = Self.currentSchema
    self.spec = spec.identifier
    title = spec.title
    summary = spec.summary
    isRealCode = S.App.runsOnMainThread
    sources = spec.sources
    notes = spec.notes
    self.depth = depth
    let assumptions = AssumptionReport.all(of: behavior)
    self.assumptions = assumptions
    variants = reports
    matrix = spec.matrix(
      under: behavior, everyAnswer: reports.contains { $0.uncertainty != nil }
    ).map { MatrixReport($0) }
    // Where nothing was left to an assumption, only the questions matter that were asked.
    let questions = Set(
      reports.flatMap { $0.uncertainty?.switches ?? assumptions.map(\.name) })
    let texts =
      notes + reports.map(\.summary) + reports.flatMap(\.verdicts).map(\.meaning)
      + reports.flatMap(\.verdicts).compactMap(\.knownDefect?.explanation)
      + assumptions.filter { questions.contains($0.name) }.flatMap(\.facts)
      + (matrix?.rows.compactMap(\.outcome.notOfferedBy) ?? [])
    facts = FactReport.cited(naming: spec.facts + reports.flatMap(\.facts), in: texts)
  }
}

extension VariantReport {
  /// Tells what an exploration of one variant of a spec has found.
  package init<S: Spec>(
    of variant: Variant<S.App>, in spec: S,
    _ exploration: Exploration<PresentationSystem<S.App>>,
    everyBehavior: Exploration<PresentationSystem<S.App>>? = nil, hasWalk: Bool = false
  ) throws(ExplorationError) {
    self = try VariantReportBuilder(
      spec: spec, variant: variant, exploration: exploration, everyBehavior: everyBehavior,
      hasWalk: hasWalk
    ).report()
  }
}

extension AssumptionReport {
  static func all(of behavior: UIKitBehavior) -> [AssumptionReport] {
    BehaviorSwitch.allCases.map {
      AssumptionReport(
        name: $0.name, question: $0.question, value: $0.value(in: behavior),
        facts: $0.facts.map(\.name))
    }
  }
}

extension MatrixReport {
  init(_ matrix: OutcomeMatrix) {
    axes = matrix.axes.map { AxisReport(name: $0.name, values: $0.values) }
    rows = matrix.rows.map { row in
      var outcome = MatrixOutcome(row.outcome)
      outcome.alternatives =
        row.alternatives.isEmpty
        ? nil
        : row.alternatives.map { .init(answers: $0.answers, outcome: MatrixOutcome($0.outcome)) }
      return MatrixRow(values: row.values, outcome: outcome)
    }
  }
}

extension MatrixOutcome {
  fileprivate init(_ outcome: OutcomeMatrix.Outcome) {
    switch outcome {
    case .exercised(let result, let callbacks): self.init(result: result, callbacks: callbacks)
    case .notOffered(let reason, let fact):
      self.init(result: reason, callbacks: [], notOfferedBy: fact)
    }
  }
}

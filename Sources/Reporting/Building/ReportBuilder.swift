// SPDX-License-Identifier: MIT

public import ModalHarness
public import StateSpace
import UIKitSemantics

extension SpecReport {
  /// Tells what explorations of all variants of a spec have found.
  ///
  /// - Precondition: There is one exploration for each variant, in their order.
  public init<S: Spec>(
    _ spec: S, explorations: [Exploration<PresentationSystem<S.App>>], depth: Int
  ) {
    let variants = spec.variants
    precondition(variants.count == explorations.count, "Each variant has an exploration.")
    schema = Self.currentSchema
    self.spec = spec.identifier
    title = spec.title
    summary = spec.summary
    sources = spec.sources
    notes = spec.notes
    self.depth = depth
    assumptions = AssumptionReport.all(of: UIKitBehavior())
    self.variants = zip(variants, explorations).map { variant, exploration in
      VariantReportBuilder(spec: spec, variant: variant, exploration: exploration).report()
    }
    matrix = spec.matrix().map { MatrixReport($0) }
    let reports = self.variants
    let texts =
      notes + reports.map(\.summary) + reports.flatMap(\.verdicts).map(\.meaning)
      + reports.flatMap(\.verdicts).compactMap(\.knownDefect?.explanation)
      + assumptions.flatMap(\.facts) + (matrix?.rows.compactMap(\.outcome.notOfferedBy) ?? [])
    facts = FactReport.cited(naming: spec.facts, in: texts)
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
      let outcome =
        switch row.outcome {
        case .exercised(let result, let callbacks):
          MatrixOutcome(result: result, callbacks: callbacks, notOfferedBy: nil)
        case .notOffered(let reason, let fact):
          MatrixOutcome(result: reason, callbacks: [], notOfferedBy: fact)
        }
      return MatrixRow(values: row.values, outcome: outcome)
    }
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness

/// One property of one variant, as CI systems understand it.
struct CheckResult {
  enum Outcome: Hashable {
    case passed
    /// As expected, but nothing to be ticked off: a known defect, or what depends on UIKit.
    case noted(String)
    case failed(String)
  }

  let spec: String
  let variant: String
  let verdict: VerdictReport
  let outcome: Outcome
  /// The sequence that shows a violation.
  let example: CounterexampleReport?
  /// The example in plain text, or the commands that show on what the verdict depends.
  let lines: [String]
  /// The commands that replay the example, or show on what the verdict depends.
  let commands: [String]
  let place: SourcePlace?

  /// All checks of a report, in the order of its variants.
  static func all(in report: SpecReport, _ places: SourcePlaces) -> [CheckResult] {
    report.variants.flatMap { variant in
      variant.verdicts.map { CheckResult($0, in: variant, of: report, places) }
    }
  }

  private init(
    _ verdict: VerdictReport, in variant: VariantReport, of report: SpecReport,
    _ places: SourcePlaces
  ) {
    spec = report.spec
    self.variant = variant.name
    self.verdict = verdict
    let dependency = variant.dependency(of: verdict.property)
    let words = variant.words(for: verdict)
    outcome =
      if !verdict.isAsExpected { .failed(words) } else if verdict.isSound && dependency == nil {
        .passed
      } else { .noted(words) }
    example =
      verdict.conclusion == .violated
      ? variant.counterexamples.first { $0.property == verdict.property } : nil
    let settings = report.behaviorSettings
    commands =
      example.map { [ReplayLine.text(spec: report.spec, trace: $0.trace, behavior: settings)] }
      ?? dependency?.commands(spec: report.spec) ?? []
    lines = example?.lines(spec: report.spec, behavior: settings) ?? commands
    place = places[report.spec, variant.name, verdict.property]
  }
}

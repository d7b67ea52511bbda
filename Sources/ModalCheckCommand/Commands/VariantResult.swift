// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// What a run has found in one variant of a spec: the piece of a run that is never divided.
struct VariantResult: Codable, Sendable {
  let spec: String
  let report: VariantReport
  /// What its properties detect, if that was asked.
  let strength: StrengthReport?

  var unit: Shard.Unit { Shard.Unit(spec: spec, variant: report.name) }
}

extension [VariantResult] {
  /// What was found in a spec; `nil` if nothing was.
  func report(on spec: some Spec, _ behavior: BehaviorOption, depth: Int) -> SpecReport? {
    let variants = filter { $0.spec == spec.identifier }.map(\.report)
    return variants.isEmpty
      ? nil : SpecReport(spec, variants: variants, behavior: behavior.explored, depth: depth)
  }

  /// What the properties of all variants detect.
  func strength(depth: Int) -> StrengthReport {
    var builder = StrengthBuilder(limits: Limits(depth: depth), jobs: 1)
    for report in compactMap(\.strength) { builder.add(report) }
    return builder.report()
  }
}

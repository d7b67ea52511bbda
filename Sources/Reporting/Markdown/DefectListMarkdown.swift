// SPDX-License-Identifier: MIT

import StateSpace

/// All defects of a report, a line each that can be opened: first the unexpected ones.
struct DefectListMarkdown {
  let report: SpecReport
  let detail: ReportDetail
  let facts: FactLinks

  var text: String {
    let defects = report.variants.flatMap { Defect.all(in: $0) }
    guard !defects.isEmpty else { return "" }
    let sorted = defects.filter { !$0.isKnown } + defects.filter(\.isKnown)
    let texts = sorted.indices.map { index in
      DefectMarkdown(
        spec: report.spec, defect: sorted[index],
        original: sorted[..<index].first { sorted[index].isRepetition(of: $0) },
        longer: sorted.indices[..<index].first {
          detail.hasSteps(at: $0, isKnown: sorted[$0].isKnown)
            && sorted[index].isBeginning(of: sorted[$0])
        }.map { sorted[$0] },
        facts: facts, meanings: report.meanings, isOpen: index == 0 && !sorted[index].isKnown,
        hasSteps: detail.hasSteps(at: index, isKnown: sorted[index].isKnown),
        hasDiagram: detail.hasDiagrams, behavior: report.behaviorSettings
      ).text
    }
    return "## Defects\n\n\(claim)\n\n\(detail.note)" + texts.joined()
  }

  /// A bound may hide that a shorter way leads to where a goal is out of reach or avoided forever.
  private var claim: String {
    let violated = report.variants.filter { !$0.isWhole }.flatMap(\.verdicts).filter {
      $0.conclusion == .violated
    }
    let mayBeLonger = violated.contains { PropertyKind(rawValue: $0.kind)?.needsWholeSpace == true }
    return "Each opens to the shortest sequence of actions that shows it"
      + (mayBeLonger ? ", among those up to depth \(report.exploredDepth)." : ".")
  }
}

extension SpecReport {
  /// What the properties mean, by their names.
  var meanings: [String: String] {
    let all = variants.flatMap(\.verdicts).map { ($0.property, $0.meaning) }
    return Dictionary(all) { first, _ in first }
  }
}

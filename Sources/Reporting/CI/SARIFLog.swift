// SPDX-License-Identifier: MIT

import ModalHarness

/// What is not to be ticked off, as SARIF 2.1.0, which code scanning shows beside the sources.
///
/// A counterexample is a code flow: each action is a step of it, with the calls that it causes nested
/// below. The steps are at the place where the variant is declared. A known defect is a suppressed
/// result.
package struct SARIFLog: Sendable {
  private let results: [CheckResult]
  private let version: String

  package init(_ reports: [SpecReport], _ places: SourcePlaces, version: String) {
    results = reports.flatMap { CheckResult.all(in: $0, places) }
    self.version = version
  }

  package var text: String {
    get throws { try ReportCoding.encodeCompactly(log) + "\n" }
  }

  private var log: SARIF.Log {
    var properties: [String] = []
    for result in results where !properties.contains(result.verdict.property) {
      properties.append(result.verdict.property)
    }
    let rules = properties.map { property in
      let meaning = results.first { $0.verdict.property == property }?.verdict.meaning ?? ""
      return SARIF.Rule(
        id: property, shortDescription: .init(text: property),
        fullDescription: .init(text: meaning.isEmpty ? property : meaning))
    }
    let driver = SARIF.Driver(name: "modalcheck", version: version, rules: rules)
    return SARIF.Log(runs: [
      SARIF.Run(
        tool: .init(driver: driver),
        results: results.compactMap { result(of: $0, properties) })
    ])
  }

  private func result(of check: CheckResult, _ properties: [String]) -> SARIF.Result? {
    let (words, level): (String, String)
    switch check.outcome {
    case .passed: return nil
    case .failed(let text): (words, level) = (text, "error")
    case .noted(let text): (words, level) = (text, "note")
    }
    let defect = check.verdict.isAsExpected ? check.verdict.knownDefect : nil
    return SARIF.Result(
      ruleId: check.verdict.property,
      ruleIndex: properties.firstIndex(of: check.verdict.property) ?? 0, level: level,
      message: .init(
        text: "\(check.spec), \(check.variant): \"\(check.verdict.property)\": \(words)"),
      locations: [
        .init(
          physicalLocation: place(of: check),
          logicalLocations: [.init(fullyQualifiedName: "\(check.spec), \(check.variant)")],
          message: nil)
      ],
      partialFingerprints: [
        "modalcheckCheck/v1": "\(check.spec)/\(check.variant)/\(check.verdict.property)"
      ],
      codeFlows: check.example.flatMap { example in
        // A flow has at least one step; what is violated at the start has none.
        example.steps.isEmpty
          ? nil : [.init(threadFlows: [.init(locations: steps(of: example, in: check))])]
      },
      suppressions: defect.map { [.init(kind: "inSource", justification: $0.explanation)] },
      properties: check.commands.isEmpty ? nil : .init(replay: check.commands))
  }

  private func place(of check: CheckResult) -> SARIF.PhysicalLocation? {
    check.place.map { place in
      .init(
        artifactLocation: .init(uri: SARIF.uri(of: place.path)),
        region: .init(startLine: place.line))
    }
  }

  private func steps(of example: CounterexampleReport, in check: CheckResult) -> [SARIF
    .FlowLocation]
  {
    var steps: [SARIF.FlowLocation] = []
    func add(_ text: String, nesting: Int, screen: String? = nil) {
      steps.append(
        SARIF.FlowLocation(
          executionOrder: steps.count + 1, nestingLevel: nesting,
          state: screen.map { ["screen": .init(text: $0)] },
          location: .init(
            physicalLocation: place(of: check), logicalLocations: nil,
            message: .init(text: text))))
    }
    for step in example.steps {
      add("\(step.number). \(step.title)", nesting: 0, screen: step.screen)
      for message in step.messages where message.direction.isCaused {
        add("\(message.direction.words) \(message.text)", nesting: 1)
      }
    }
    return steps
  }
}

extension StepReport.Message.Direction {
  /// Whether it comes of the action and is not the action itself.
  fileprivate var isCaused: Bool { self != .toUIKit && self != .toApp }
}

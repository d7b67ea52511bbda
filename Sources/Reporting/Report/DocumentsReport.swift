// SPDX-License-Identifier: MIT

package import ModalHarness

/// What each statement of the documents is checked by, and that the check can fail.
package struct DocumentsReport: Codable, Hashable, Sendable {
  package struct Document: Codable, Hashable, Sendable {
    package var title: String
    package var statements: [Statement]
  }

  package struct Statement: Codable, Hashable, Sendable {
    package var text: String
    package var kind: DocumentStatement.Kind
    package var onModel: Evidence
    package var onRealCode: Evidence
  }

  /// What checks a statement, in one of the two worlds.
  package struct Evidence: Codable, Hashable, Sendable {
    package var properties: [CheckedProperty] = []
    /// The facts that say the same and whose scenarios are played there.
    package var facts: [String] = []

    /// Whether something here would fail if the statement were wrong.
    package var canFail: Bool { !facts.isEmpty || properties.contains { $0.canFail } }
  }

  package struct CheckedProperty: Codable, Hashable, Sendable {
    package var spec: String
    package var name: String
    /// The variants that violate it.
    package var violatedIn: [String]
    /// How many mutants of UIKit's rules it kills, in any spec.
    package var mutantsKilled: Int
    /// Whether the spec has it.
    package var exists: Bool

    package var canFail: Bool { !violatedIn.isEmpty || mutantsKilled > 0 }
  }

  package var schema: Int
  package var documents: [Document]

  /// The statements that nothing checks on the model, or nothing on real code, and those whose
  /// checks do not exist.
  package var unchecked: [Statement] {
    documents.flatMap(\.statements).filter {
      !$0.onModel.canFail
        || ($0.onModel.properties + $0.onRealCode.properties).contains { !$0.exists }
    }
  }

  package var isAsExpected: Bool { unchecked.isEmpty }

  /// The totals and what is wrong, as plain text for a terminal.
  package var verdictText: String {
    let statements = documents.flatMap(\.statements)
    let both = statements.count { $0.onModel.canFail && $0.onRealCode.canFail }
    let counts =
      MarkdownText.count(statements.count, "statement") + " of "
      + MarkdownText.count(documents.count, "document")
      + ": \(statements.count - unchecked.count) have a check that can fail, "
      + "\(both) of them also on real code."
    return unchecked.isEmpty
      ? "✅ As expected: \(counts)"
      : "❌ Not as expected: "
        + unchecked.map { "'\($0.text)'" }.joined(separator: ", ") + ". \(counts)"
  }
}

extension DocumentsReport {
  /// Looks up the checks of each statement.
  package init(
    _ documents: [DescribedDocument], reports: [SpecReport], strength: StrengthReport,
    conformance: ConformanceReport
  ) {
    schema = SpecReport.currentSchema
    let killed = Dictionary(
      uniqueKeysWithValues: strength.properties.map { ($0.property, $0.killedMutants.count) })
    let specs = Dictionary(uniqueKeysWithValues: reports.map { ($0.spec, $0) })
    let rows = Dictionary(uniqueKeysWithValues: conformance.rows.map { ($0.id, $0) })
    func checked(_ check: DocumentStatement.Check) -> CheckedProperty {
      let verdicts = (specs[check.spec]?.variants ?? []).flatMap { variant in
        variant.verdicts.filter { $0.property == check.property }.map { (variant.name, $0) }
      }
      return CheckedProperty(
        spec: check.spec, name: check.property,
        violatedIn: verdicts.filter { $1.conclusion == .violated || $1.knownDefect != nil }.map(
          \.0),
        mutantsKilled: killed[check.property] ?? 0, exists: !verdicts.isEmpty)
    }
    self.documents = documents.map { document in
      Document(
        title: document.title,
        statements: document.statements.map { statement in
          let properties = statement.checks.map(checked)
          let isReal = { (spec: String) in specs[spec]?.isRealCode == true }
          return Statement(
            text: statement.text, kind: statement.kind,
            onModel: Evidence(
              properties: properties.filter { !isReal($0.spec) },
              facts: statement.facts.filter { (rows[$0]?.scenarios ?? 0) > 0 }),
            onRealCode: Evidence(
              properties: properties.filter { isReal($0.spec) },
              facts: statement.facts.filter { (rows[$0]?.objects?.same ?? 0) > 0 }))
        })
    }
  }
}

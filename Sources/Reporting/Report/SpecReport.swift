// SPDX-License-Identifier: MIT

/// Everything that a report says about one spec, as a plain value.
///
/// The value is written as JSON and is the only source of the Markdown. It holds no date, no
/// duration and no path, and its order is fixed: the same exploration gives the same bytes
/// everywhere.
package struct SpecReport: Codable, Hashable, Sendable {
  package static let currentSchema = 4

  package var schema: Int
  /// The name of the spec on the command line.
  package var spec: String
  package var title: String
  package var summary: String
  /// Whether the app is made of real objects, rather than a model of it.
  package var isRealCode: Bool
  /// The documents that describe the scenario.
  package var sources: [String]
  /// The rules and pitfalls that are modeled.
  package var notes: [String]
  /// The facts that the scenario depends on, and those that the report cites.
  package var facts: [FactReport]
  /// How deep the exploration was allowed to go.
  package var depth: Int
  package var assumptions: [AssumptionReport]
  package var variants: [VariantReport]
  /// All combinations with their outcomes, in an overview.
  package var matrix: MatrixReport?

  package var isAsExpected: Bool { !isUnexplored && variants.allSatisfy(\.isAsExpected) }

  /// Whether something ended the exploration of a variant before any action was taken.
  var isUnexplored: Bool { variants.contains(where: \.isUnexplored) }

  /// The same without what only a page of HTML shows.
  package var withoutWalks: SpecReport {
    var report = self
    for index in report.variants.indices { report.variants[index].walk = nil }
    return report
  }

  /// Whether the whole space of every variant was explored under every behavior of UIKit.
  var isWhole: Bool { variants.allSatisfy { $0.uncertainty?.isWhole == true } }
}

/// What was assumed where the sources leave UIKit's behavior open: the value of one switch.
package struct AssumptionReport: Codable, Hashable, Sendable {
  package var name: String
  package var question: String
  package var value: String
  /// The facts, contradictions and unknowns behind it.
  package var facts: [String]
}

/// All combinations of some axes with their outcomes.
package struct MatrixReport: Codable, Hashable, Sendable {
  package var axes: [AxisReport]
  package var rows: [MatrixRow]
}

/// One combination, given by the value of each axis, and its outcome.
package struct MatrixRow: Codable, Hashable, Sendable {
  package var values: [String]
  package var outcome: MatrixOutcome
}

package struct MatrixOutcome: Codable, Hashable, Sendable {
  /// What comes of it instead, with other answers to open questions about UIKit.
  package struct Alternative: Codable, Hashable, Sendable {
    /// The answers: `tapBlockedByModalFlagReportsAttempt=yes`.
    package var answers: [String]
    package var outcome: MatrixOutcome
  }

  /// What the user sees in the end, or why UIKit does not offer the combination.
  package var result: String
  /// The callbacks in order; none if the combination is not offered.
  package var callbacks: [String]
  /// The fact that says that UIKit does not offer it; `nil` if it was exercised.
  package var notOfferedBy: String?
  /// The other outcomes; `nil` if it is the same under every answer, or if that was not asked.
  package var alternatives: [Alternative]?

  package var isExercised: Bool { notOfferedBy == nil }

  var others: [Alternative] { alternatives ?? [] }

  /// Whether something else comes of it with other answers, apart from the order of callbacks.
  var dependsOnUIKit: Bool { others.contains { $0.outcome.words != words } }

  /// What comes of it, in a few words.
  var words: String { isExercised ? result : "not offered, because \(result)" }
}

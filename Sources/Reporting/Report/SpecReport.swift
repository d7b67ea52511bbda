// SPDX-License-Identifier: MIT

/// Everything that a report says about one spec, as a plain value.
///
/// The value is written as JSON and is the only source of the Markdown. It holds no date, no
/// duration and no path, and its order is fixed: the same exploration gives the same bytes
/// everywhere.
public struct SpecReport: Codable, Hashable, Sendable {
  /// The version of this format.
  public static let currentSchema = 2

  /// The version of the format that this report is written in.
  public var schema: Int
  /// The name of the spec on the command line.
  public var spec: String
  /// The heading.
  public var title: String
  /// What the scenario is about.
  public var summary: String
  /// The documents that describe it.
  public var sources: [String]
  /// The rules and pitfalls that are modeled.
  public var notes: [String]
  /// The facts that the scenario rests on, and those that the report cites.
  public var facts: [FactReport]
  /// How deep the exploration was allowed to go.
  public var depth: Int
  /// What was assumed of UIKit where its sources leave it open.
  public var assumptions: [AssumptionReport]
  /// The versions of the app.
  public var variants: [VariantReport]
  /// All combinations with their outcomes, in an overview.
  public var matrix: MatrixReport?

  /// Whether every verdict is as expected.
  public var isAsExpected: Bool { variants.allSatisfy(\.isAsExpected) }
}

/// What one switch of UIKit's behavior was set to.
public struct AssumptionReport: Codable, Hashable, Sendable {
  /// The name of the switch.
  public var name: String
  /// What the sources leave open.
  public var question: String
  /// The value assumed.
  public var value: String
  /// The facts, contradictions and unknowns behind it.
  public var facts: [String]
}

/// All combinations of some axes with what came of them.
public struct MatrixReport: Codable, Hashable, Sendable {
  /// What varies.
  public var axes: [AxisReport]
  /// Every combination.
  public var rows: [MatrixRow]
}

/// One combination and what came of it.
public struct MatrixRow: Codable, Hashable, Sendable {
  /// The value of each axis.
  public var values: [String]
  /// What came of it.
  public var outcome: MatrixOutcome
}

/// What came of a combination.
public struct MatrixOutcome: Codable, Hashable, Sendable {
  /// What the user sees in the end, or why UIKit does not offer the combination.
  public var result: String
  /// The callbacks in order; none if the combination is not offered.
  public var callbacks: [String]
  /// The fact that says that UIKit does not offer it; none if it was exercised.
  public var notOfferedBy: String?

  /// Whether the combination was exercised.
  public var isExercised: Bool { notOfferedBy == nil }
}

/// What varies between configurations.
public struct AxisReport: Codable, Hashable, Sendable {
  /// The name.
  public var name: String
  /// The values.
  public var values: [String]
}

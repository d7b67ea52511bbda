// SPDX-License-Identifier: MIT

import Conformance
import UIKitSemantics

/// What the model of UIKit does about every fact, and how that is shown.
public struct ConformanceReport: Codable, Hashable, Sendable {
  /// What is done about a fact.
  public enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    /// The model does as the fact says.
    case conforms
    /// A switch decides; each of its answers is tested.
    case choice
    /// The fact is not modeled.
    case outOfScope = "out of scope"
  }

  /// One fact.
  public struct Row: Codable, Hashable, Sendable {
    /// The identifier.
    public var id: String
    /// What the fact says, in short.
    public var statement: String
    /// The versions of iOS that it is about.
    public var versions: String
    /// How firmly it is known.
    public var confidence: String
    /// Where it is known from.
    public var source: String
    /// What is done about it.
    public var status: Status
    /// The switches that decide, with the answer taken by default: `swipeStart=willDismissFirst`.
    public var defaults: [String]
    /// Why the default is what it is, or why the fact is left out.
    public var reason: String
    /// How many scenarios show it.
    public var scenarios: Int
    /// How many of them do not come out as written.
    public var deviations: Int
    /// The test that plays the scenarios.
    public var test: String
    /// The facts that fail when the model's rule for this fact is left out; none if the model has
    /// no rule of its own for it.
    public var failWithoutIt: [String]?
  }

  /// The version of the format.
  public var schema: Int
  /// One row for each fact, in the order of the sections.
  public var rows: [Row]

  /// Whether every scenario comes out as written, and every rule is noticed when it is left out.
  public var isAsExpected: Bool {
    rows.allSatisfy { $0.deviations == 0 && $0.failWithoutIt != [] }
  }

  /// The totals, and what is not as it must be, as plain text for a terminal.
  public var verdictText: String {
    let counts = Status.allCases.map { status in
      "\(rows.count { $0.status == status }) \(status.rawValue)"
    }
    let wrong = rows.filter { $0.deviations > 0 }.map(\.id)
    let idle = rows.filter { $0.failWithoutIt == [] }.map(\.id)
    let rules = rows.count { $0.failWithoutIt != nil }
    var text = isAsExpected ? "✅ As expected: " : "❌ Not as expected: "
    if !wrong.isEmpty { text += "\(wrong.joined(separator: ", ")) fail. " }
    if !idle.isEmpty {
      text += "\(idle.joined(separator: ", ")) can be removed without a failure. "
    }
    return text + "\(rows.count) facts: \(counts.joined(separator: ", ")). "
      + "Each of \(rules) rules was removed in turn."
  }

  /// Plays all scenarios, leaves out each rule in turn, and tells what came of it.
  public static func make() -> ConformanceReport {
    let deletions = Dictionary(
      uniqueKeysWithValues: RuleDeletion.all().map { ($0.rule, $0.failing) })
    return ConformanceReport(
      schema: SpecReport.currentSchema,
      rows: Conformance.all.map { Row($0, failing: deletions[$0.fact]) })
  }
}

extension ConformanceReport.Row {
  init(_ conformance: Conformance, failing: [FactID]?) {
    let fact = Fact.of(conformance.fact)
    id = fact.id.name
    statement = fact.statement
    versions = fact.versions
    confidence = fact.confidence.rawValue
    source = fact.source
    scenarios = conformance.scenarios.count
    deviations = conformance.scenarios.count { !$0.run().failures.isEmpty }
    failWithoutIt = failing?.map(\.name)
    test = conformance.scenarios.isEmpty ? "" : "\(Conformance.testName) → \(fact.id.name)"
    switch conformance.status {
    case .conforms:
      (status, reason, defaults) = (.conforms, "", [])
    case .choice(let switches, let because):
      let behavior = UIKitBehavior()
      (status, reason) = (.choice, because)
      defaults = switches.map { "\($0.name)=\($0.value(in: behavior))" }
    case .outOfScope(let why):
      (status, reason, defaults) = (.outOfScope, why, [])
    }
  }
}

// SPDX-License-Identifier: MIT

public import StateSpace

/// What random walks through a spec have found.
public struct SimulationReport: Codable, Hashable, Sendable {
  /// The identifier of the spec.
  public var spec: String
  /// Its title.
  public var title: String
  /// How many walks were made through each variant.
  public var walks: Int
  /// How many actions each had at most.
  public var depth: Int
  /// What the walks depend on, besides the spec.
  public var seed: UInt64
  /// The switches that were set other than by default: `modalFlagTiming=whenTheSwipeBegins`.
  public var behavior: [String]
  /// What was assumed of UIKit where its sources leave it open.
  public var assumptions: [AssumptionReport]
  /// The variants.
  public var variants: [SimulatedVariantReport]

  /// Whether nothing is other than expected.
  public var isAsExpected: Bool { variants.allSatisfy(\.isAsExpected) }
}

/// What random walks through one version of the app have found.
public struct SimulatedVariantReport: Codable, Hashable, Sendable {
  /// The name in traces.
  public var name: String
  /// What is special about this version.
  public var summary: String
  /// What varies.
  public var axes: [AxisReport]
  /// How many configurations there are.
  public var configurations: Int
  /// The distinct states met, those of the monitors included.
  public var states: Int
  /// The actions taken in all walks.
  public var steps: Int
  /// The walks that ended early because nothing was enabled.
  public var endedWalks: Int
  /// One verdict for each property.
  public var verdicts: [SimulatedVerdictReport]
  /// How often each action was taken.
  public var actions: [ActionReport]
  /// Actions that never happened, each with what it would have needed.
  public var actionsNeverTaken: [GapReport]
  /// Which actions followed which.
  public var actionPairs: ActionPairReport
  /// The situations that states fall into.
  public var situations: [SituationReport]
  /// How often UIKit called what.
  public var callbacks: [CallbackReport]
  /// What violates properties.
  public var counterexamples: [CounterexampleReport]

  /// Whether nothing is other than expected.
  public var isAsExpected: Bool { verdicts.allSatisfy(\.isAsExpected) }
}

/// What random walks have found out about one property.
public struct SimulatedVerdictReport: Codable, Hashable, Sendable {
  /// The property in words.
  public var property: String
  /// Its form.
  public var kind: String
  /// What it means.
  public var meaning: String
  /// The conclusion.
  public var conclusion: SimulationVerdict
  /// How often the property was put to the test: on distinct states, or on steps.
  public var exercised: Int
  /// How many actions the trace has.
  public var steps: Int?
  /// Whether no shorter trace exists.
  public var isShortest: Bool
  /// The known defect, if one is recorded.
  public var knownDefect: VerdictReport.Defect?
  /// Whether the conclusion is not other than expected.
  public var isAsExpected: Bool
}

// SPDX-License-Identifier: MIT

package import StateSpace

/// What random walks through a spec have found.
package struct SimulationReport: Codable, Hashable, Sendable {
  package var spec: String
  package var title: String
  /// How many walks were made through each variant, and how many actions each had at most.
  package var walks: Int
  package var depth: Int
  package var seed: UInt64
  /// The switches that were set other than by default: `modalFlagTiming=whenTheSwipeBegins`.
  package var behavior: [String]
  package var assumptions: [AssumptionReport]
  package var variants: [SimulatedVariantReport]

  package var isAsExpected: Bool { variants.allSatisfy(\.isAsExpected) }
}

/// What random walks through one version of the app have found.
package struct SimulatedVariantReport: Codable, Hashable, Sendable, CoverageReporting {
  package var name: String
  package var summary: String
  package var axes: [AxisReport]
  package var configurations: Int
  /// The distinct states visited, those of the monitors included.
  package var states: Int
  package var steps: Int
  /// The walks that ended early because nothing was enabled.
  package var endedWalks: Int
  package var verdicts: [SimulatedVerdictReport]
  package var actions: [ActionReport]
  package var actionsNeverTaken: [GapReport]
  package var actionPairs: ActionPairReport
  package var situations: [SituationReport]
  package var callbacks: [CallbackReport]
  package var counterexamples: [CounterexampleReport]

  package var isAsExpected: Bool { verdicts.allSatisfy(\.isAsExpected) }
}

/// What random walks have found out about one property.
package struct SimulatedVerdictReport: Codable, Hashable, Sendable {
  package var property: String
  package var kind: String
  package var meaning: String
  package var conclusion: SimulationVerdict
  /// On how many distinct states, or steps, the property applied.
  package var exercised: Int
  /// How many actions the trace has, and whether no shorter one exists.
  package var steps: Int?
  package var isShortest: Bool
  package var knownDefect: VerdictReport.Defect?
  package var isAsExpected: Bool
}

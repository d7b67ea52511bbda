// SPDX-License-Identifier: MIT

/// What was found out about one version of the app.
package struct VariantReport: Codable, Hashable, Sendable {
  package var name: String
  package var summary: String
  package var axes: [AxisReport]
  package var configurations: Int
  package var space: SpaceReport
  package var verdicts: [VerdictReport]
  /// The facts whose rules were applied, in the order of their sections.
  package var facts: [String]
  /// What follows from the questions that the sources leave open; `nil` if that was not asked.
  package var uncertainty: UncertaintyReport?
  package var actions: [ActionReport]
  package var actionsNeverTaken: [GapReport]
  package var actionPairs: ActionPairReport
  package var situations: [SituationReport]
  package var callbacks: [CallbackReport]
  package var counterexamples: [CounterexampleReport]
  /// The states that a reader can walk through, if that is asked for.
  package var walk: WalkReport?

  package var isAsExpected: Bool { verdicts.allSatisfy(\.isAsExpected) }

  /// Whether something ended its exploration before any action was taken.
  var isUnexplored: Bool { space.endedBy != nil && space.levels.count < 2 && !isWhole }

  /// Whether its whole space was explored, here or under every behavior.
  var isWhole: Bool { space.isClosed || uncertainty?.isWhole == true }

  /// Whether a property of a given name shows what the spec expects of it.
  func isExpected(_ property: String) -> Bool {
    verdicts.first { $0.property == property }?.isAsExpected ?? false
  }

  /// How a verdict depends on open questions about UIKit; `nil` if it does not.
  func dependency(of property: String) -> UncertaintyReport.Dependency? {
    uncertainty?.dependencies.first { $0.property == property }
  }
}

/// What varies between configurations.
package struct AxisReport: Codable, Hashable, Sendable {
  package var name: String
  package var values: [String]
}

/// How much was explored.
package struct SpaceReport: Codable, Hashable, Sendable {
  /// Distinct states, those of the monitors included.
  package var states: Int
  /// Initial states, and one for each transition.
  package var generated: Int
  /// The states first found after 0, 1, 2, … actions.
  package var levels: [Int]
  /// Whether the space was exhausted.
  package var isClosed: Bool
  /// States that were not expanded because of the bound.
  package var frontier: Int
  /// What ended the exploration before the depth asked for, if anything did.
  package var endedBy: EarlyEndReport?
  /// What else limits the meaning of the verdicts, in sentences; `nil` if nothing does.
  package var notices: [String]?
}

/// What ended an exploration early, at the last complete level.
package struct EarlyEndReport: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    case states
    /// The limit on the number of executed steps.
    case steps
    case memory
    /// The first violation, at which the exploration was asked to stop.
    case violation
    case interruption
    /// Steps that end the process, of which not all could be isolated.
    case isolation
  }

  package var kind: Kind
  /// The limit: a number of states, or of bytes.
  package var limit: Int?

  package init(kind: Kind, limit: Int? = nil) {
    self.kind = kind
    self.limit = limit
  }
}

package struct ActionReport: Codable, Hashable, Sendable {
  package var name: String
  package var actor: String
  /// On how many transitions.
  package var taken: Int
  /// After how many actions, itself included, it happened first.
  package var firstDepth: Int
}

/// Something that was not covered, and why.
package struct GapReport: Codable, Hashable, Sendable {
  package var name: String
  package var reason: String
}

/// Which actions directly followed which.
package struct ActionPairReport: Codable, Hashable, Sendable {
  /// How many ordered pairs of actions occurred, and how many there could be.
  package var occurred: Int
  package var possible: Int
  /// For each action, the actions that never followed it.
  package var missing: [MissingPairs]

  package struct MissingPairs: Codable, Hashable, Sendable {
    package var after: String
    package var never: [String]
  }
}

/// One class of states: the stack of presentations and what moves.
package struct SituationReport: Codable, Hashable, Sendable {
  package var name: String
  package var states: Int
  package var firstDepth: Int
}

package struct CallbackReport: Codable, Hashable, Sendable {
  package var receiver: String
  package var method: String
  package var transitions: Int
  package var firstDepth: Int
  /// In how many configurations.
  package var configurations: Int
}

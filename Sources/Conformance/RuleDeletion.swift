// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// Plays a scenario, with a rule broken on purpose if one is named.
package typealias ScenarioPlayer = (Scenario, RuleMutation?) -> ScenarioRun

/// What is noticed when one of UIKit's rules is left out of the model.
package struct RuleDeletion: Hashable, Sendable {
  package let rule: FactID
  /// The facts that do not come out true any more.
  package let failing: [FactID]

  /// Leaves out each rule that some scenario applies, one at a time, and plays all scenarios that
  /// apply it.
  ///
  /// - Complexity: O(*r* · *s*), where *r* is the number of rules and *s* that of the scenarios.
  package static func all(playing play: ScenarioPlayer) -> [RuleDeletion] {
    var users: [FactID: [(fact: FactID, scenario: Scenario)]] = [:]
    for conformance in Conformance.all {
      for scenario in conformance.scenarios {
        for rule in play(scenario, nil).record.facts.facts {
          users[rule, default: []].append((conformance.fact, scenario))
        }
      }
    }
    return FactID.allCases.compactMap { rule in
      users[rule].map { users in
        let failing = users.filter { !play($0.scenario, .without(rule)).failures.isEmpty }
        return RuleDeletion(rule: rule, failing: FactSet(failing.map(\.fact)).facts)
      }
    }
  }
}

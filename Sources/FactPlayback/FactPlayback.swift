// SPDX-License-Identifier: MIT

package import Conformance
import UIKit
package import UIKitSemantics

/// The scenarios of a fact, played with real objects on the stand-in for UIKit.
package struct FactPlayback: Hashable, Sendable {
  package let fact: FactID
  /// How many scenarios come out as the fact says.
  package private(set) var same = 0
  /// What comes out otherwise, a list for each such scenario.
  package private(set) var deviations: [[String]] = []
  /// Why scenarios cannot be played: what they say is nothing that an app can do here.
  package private(set) var obstacles: [String] = []
  /// What had to be so and no app can see: it was looked for in the rules behind the objects.
  package private(set) var hidden: [String] = []

  /// Plays all scenarios of a fact.
  package static func play(_ conformance: Conformance) -> FactPlayback {
    MainThread.run { playOnMain(conformance) }
  }

  @MainActor
  private static func playOnMain(_ conformance: Conformance) -> FactPlayback {
    var playback = FactPlayback(fact: conformance.fact)
    for scenario in conformance.scenarios {
      let run = run(scenario)
      if let obstacle = run.obstacle {
        playback.obstacles.append(obstacle)
        continue
      }
      if run.failures.isEmpty {
        playback.same += 1
      } else {
        playback.deviations.append(run.failures)
      }
      for words in run.hidden where !playback.hidden.contains(words) {
        playback.hidden.append(words)
      }
    }
    return playback
  }

  @MainActor
  package static func run(_ scenario: Scenario, mutation: RuleMutation? = nil) -> ScenarioRun {
    var behavior = scenario.behavior
    behavior.mutation = mutation
    return scenario.run(on: PlayedObjects(behavior, scenario.width))
  }

  /// Plays one scenario where its rules are: those of UIKit alone, or views.
  package static func player(_ scenario: Scenario, _ mutation: RuleMutation?) -> ScenarioRun {
    guard scenario.isOfViews else { return scenario.run(mutation: mutation) }
    nonisolated(unsafe) var played: ScenarioRun?
    MainThread.run { played = run(scenario, mutation: mutation) }
    return played ?? scenario.run(mutation: mutation)
  }
}

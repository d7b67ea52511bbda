// SPDX-License-Identifier: MIT

package import Conformance
import UIKit
import UIKitSemantics

/// A scenario of a fact, played with real objects on the stand-in for UIKit.
package struct FactPlayback: Hashable, Sendable {
  /// What came of it.
  package enum Outcome: Hashable, Sendable {
    /// The objects receive and see what the fact says.
    case same
    /// What they receive or see instead.
    case differs([String])
    /// What of it no app can do here.
    case inexpressible(String)
  }

  package let outcome: Outcome

  /// Plays a scenario.
  @MainActor
  package static func play(_ scenario: Scenario) -> FactPlayback {
    let objects = PlayedObjects(scenario.behavior, scenario.width)
    let run = scenario.run(on: objects)
    if let obstacle = run.obstacle { return FactPlayback(outcome: .inexpressible(obstacle)) }
    return FactPlayback(outcome: run.failures.isEmpty ? .same : .differs(run.failures))
  }
}

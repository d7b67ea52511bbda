// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace
package import UIKitSemantics

/// What random walks through a spec have found.
package struct SimulationReport: Sendable {
  package let spec: String
  package let plan: WalkPlan
  /// The switches that were set other than by default: `modalFlagTiming=whenTheSwipeBegins`.
  let behavior: [String]
  package private(set) var variants: [SimulatedVariantReport] = []

  package var isAsExpected: Bool { variants.flatMap(\.verdicts).allSatisfy(\.isAsExpected) }

  /// Walks through variants of a spec at random, and tells what was found.
  package init<S: Spec>(
    walkingThrough spec: S, _ variants: [Variant<S.App>], plan: WalkPlan, behavior: UIKitBehavior
  ) throws(ExplorationError) {
    self.spec = spec.identifier
    self.plan = plan
    self.behavior = BehaviorSwitch.settings(of: behavior)
    for variant in variants {
      self.variants.append(try SimulatedVariantReport(walkingThrough: variant, plan, behavior))
    }
  }
}

/// What random walks through one version of the app have found.
package struct SimulatedVariantReport: Sendable {
  package let name: String
  package let steps: Int
  /// The distinct states visited, those of the monitors included.
  package let states: Int
  /// How many kinds there were of each.
  package let actions, callbacks, situations: Int
  package let verdicts: [SimulatedVerdictReport]

  fileprivate init<App: Application>(
    walkingThrough variant: Variant<App>, _ plan: WalkPlan, _ behavior: UIKitBehavior
  ) throws(ExplorationError) {
    var observations = Observations<App>(names: variant.names)
    var situations: Set<String> = []
    let simulation = try variant.simulate(
      plan, behavior: behavior,
      onState: { situations.insert(variant.names.situation(of: $1.world)) },
      onStep: { number, step in
        observations.add(
          step.action, step.events, depth: number, configuration: step.before.configuration)
      })
    (name, steps, states) = (variant.name, simulation.steps, simulation.distinct)
    actions = observations.actions.count
    callbacks = observations.callbackReports.count
    self.situations = situations.count
    verdicts = simulation.results.map { result in
      SimulatedVerdictReport(
        property: result.name, conclusion: result.verdict, steps: result.trace?.steps.count,
        isShortest: result.isShortest, isKnownDefect: variant.knownDefect(of: result.name) != nil,
        isAsExpected: variant.isAsExpected(result),
        trace: result.verdict == .violated
          ? result.trace.map { variant.script(of: $0).text } : nil)
    }
  }
}

/// What random walks have found out about one property.
package struct SimulatedVerdictReport: Sendable {
  package let property: String
  package let conclusion: SimulationVerdict
  /// How many actions the trace has, and whether no shorter one exists.
  let steps: Int?
  let isShortest: Bool
  let isKnownDefect: Bool
  package let isAsExpected: Bool
  /// What violates it, for `modalcheck replay`.
  let trace: String?
}

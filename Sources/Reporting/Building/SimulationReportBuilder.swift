// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace
package import UIKitSemantics

extension SimulationReport {
  /// Walks through variants of a spec at random, and tells what was found.
  package init<S: Spec>(
    walkingThrough spec: S, _ variants: [Variant<S.App>], plan: WalkPlan, behavior: UIKitBehavior
  ) throws(ExplorationError) {
    self.spec = spec.identifier
    title = spec.title
    walks = plan.walks
    depth = plan.depth
    seed = plan.seed
    self.behavior = BehaviorSwitch.settings(of: behavior)
    assumptions = AssumptionReport.all(of: behavior)
    var reports: [SimulatedVariantReport] = []
    for variant in variants {
      reports.append(
        try SimulationReportBuilder(spec: spec, variant: variant, plan: plan, behavior: behavior)
          .report())
    }
    self.variants = reports
  }
}

/// Walks through one variant, and turns what comes of it into its report.
private struct SimulationReportBuilder<S: Spec> {
  typealias System = PresentationSystem<S.App>

  let spec: S
  let variant: Variant<S.App>
  let plan: WalkPlan
  let behavior: UIKitBehavior

  func report() throws(ExplorationError) -> SimulatedVariantReport {
    var observations = Observations<S.App>(names: variant.names)
    var pairs: [String: Set<String>] = [:]
    var previous = ""
    var situations: [String: SituationReport] = [:]
    let simulation = try variant.simulate(
      plan, behavior: behavior,
      onState: { number, state in
        let name = variant.names.situation(of: state.world)
        let fresh = SituationReport(name: name, states: 0, firstDepth: number)
        situations[name, default: fresh].states += 1
        situations[name, default: fresh].firstDepth =
          min(situations[name]?.firstDepth ?? number, number)
      },
      onStep: { number, step in
        let name = observations.add(
          step.action, step.events, depth: number, configuration: step.before.configuration)
        if number > 1 { pairs[previous, default: []].insert(name) }
        previous = name
      })
    let actions = observations.actions
    return SimulatedVariantReport(
      name: variant.name, summary: variant.summary,
      axes: variant.axes.map { AxisReport(name: $0.name, values: $0.values) },
      configurations: variant.configurations.count, states: simulation.distinct,
      steps: simulation.steps, endedWalks: simulation.endedWalks,
      verdicts: simulation.results.map { verdict($0) }, actions: actions,
      actionsNeverTaken: variant.gaps(
        besides: Set(actions.map(\.name)),
        reason: { _ in "no walk reached a state in which the app offers it" }),
      actionPairs: ActionPairReport(of: actions.map(\.name), occurred: pairs),
      situations: situations.values.sorted { $0.name < $1.name },
      callbacks: observations.callbackReports,
      counterexamples: simulation.results.compactMap { result in
        guard result.verdict == .violated, let trace = result.trace else { return nil }
        return CounterexampleReport(of: result.name, trace, spec, variant, in: simulation.system)
      })
  }

  private func verdict(_ result: SimulationResult<System>) -> SimulatedVerdictReport {
    SimulatedVerdictReport(
      property: result.name, kind: result.kind.rawValue, meaning: result.explanation,
      conclusion: result.verdict, exercised: result.exercised, steps: result.trace?.steps.count,
      isShortest: result.isShortest,
      knownDefect: variant.knownDefect(of: result.name).map {
        .init(steps: $0.steps, explanation: $0.explanation)
      }, isAsExpected: variant.isAsExpected(result))
  }
}

extension ActionPairReport {
  /// Tells which of the actions followed which.
  fileprivate init(of names: [String], occurred: [String: Set<String>]) {
    missing = names.compactMap { first in
      let never = names.filter { occurred[first]?.contains($0) != true }
      return never.isEmpty ? nil : .init(after: first, never: never)
    }
    possible = names.count * names.count
    self.occurred = possible - missing.map(\.never.count).reduce(0, +)
  }
}

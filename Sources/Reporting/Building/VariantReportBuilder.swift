// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKitSemantics

/// Turns the exploration of one variant into its report.
struct VariantReportBuilder<S: Spec> {
  typealias System = PresentationSystem<S.App>

  let spec: S
  let variant: Variant<S.App>
  let exploration: Exploration<System>
  let survey: BehaviorSurvey?

  func report() -> VariantReport {
    let coverage = exploration.actionCoverage()
    var observations = Observations()
    let record = exploration.system.record {
      observations = Observations(of: exploration, names: variant.names)
    }
    return VariantReport(
      name: variant.name, summary: variant.summary,
      axes: variant.axes.map { AxisReport(name: $0.name, values: $0.values) },
      configurations: variant.configurations.count,
      space: SpaceReport(
        states: exploration.distinct, generated: exploration.generated,
        levels: exploration.levels, isClosed: exploration.isClosed,
        frontier: exploration.frontierCount, endedBy: EarlyEndReport(exploration.boundary)),
      wholeSpace: variant.closure.map {
        WholeSpaceReport(states: $0.states, generated: $0.generated, depth: $0.depth)
      },
      verdicts: exploration.results.map { verdict($0) },
      facts: record.facts.facts.map(\.name),
      uncertainty: survey.map { UncertaintyReport($0) },
      actions: actions(coverage, observations.actors),
      actionsNeverTaken: actionsNeverTaken(besides: Set(coverage.map(\.name))),
      actionPairs: actionPairs(), situations: situations(),
      callbacks: callbacks(observations.callbacks),
      counterexamples: exploration.results.compactMap { counterexample($0) })
  }

  // MARK: Verdicts

  private func verdict(_ result: PropertyResult<System>) -> VerdictReport {
    let defect = variant.knownDefect(of: result.name)
    var depth: Int?
    let conclusion: VerdictReport.Conclusion
    switch result.verdict {
    case .holds: conclusion = .holds
    case .violated: conclusion = .violated
    case .noViolation(let bound):
      conclusion = .noViolationToDepth
      depth = bound
    case .inconclusive(let bound):
      conclusion = .inconclusive
      depth = bound
    case .notExercised:
      conclusion = .notExercised
      depth = exploration.isClosed ? nil : exploration.depth
    }
    return VerdictReport(
      property: result.name, kind: result.kind.rawValue, meaning: result.explanation,
      conclusion: conclusion, depth: depth, exercised: result.exercised,
      steps: result.trace?.steps.count,
      violatedConfigurations: result.verdict == .violated ? result.violatingOrigins.count : 0,
      violatedWhere: result.verdict == .violated ? commonGround(of: result) : nil,
      knownDefect: defect.map { .init(steps: $0.steps, explanation: $0.explanation) },
      isAsExpected: variant.isAsExpected(result, in: exploration))
  }

  /// The values that all violated configurations share and that not all configurations have.
  private func commonGround(of result: PropertyResult<System>) -> String? {
    let configurations = variant.configurations
    let violated = result.violatingOrigins.map { configurations[$0] }
    guard violated.count < configurations.count else { return nil }
    let parts = variant.axes.indices.compactMap { axis -> String? in
      let values = variant.axes[axis].values
      let used = values.indices.filter { value in violated.contains { $0.choices[axis] == value } }
      guard used.count < values.count else { return nil }
      return "\(variant.axes[axis].name) = \(used.map { values[$0] }.joined(separator: " or "))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  // MARK: Coverage

  private func actions(
    _ coverage: [ActionCoverage], _ actors: [String: Actor]
  ) -> [ActionReport] {
    coverage.map {
      ActionReport(
        name: $0.name, actor: (actors[$0.name] ?? .system).rawValue, taken: $0.taken,
        firstDepth: $0.firstDepth)
    }
  }

  private func actionsNeverTaken(besides taken: Set<String>) -> [GapReport] {
    let gestures = variant.vocabulary.gestures.filter { !taken.contains($0.name) }
      .map { GapReport(name: $0.name, reason: $0.requirement) }
    let inputs = S.App.Input.allCases.map(\.name)
    let reason =
      exploration.isClosed
      ? "the app never offers it in this variant"
      : "the app does not offer it within \(exploration.depth) actions"
    return gestures
      + inputs.filter { !taken.contains($0) }.map { GapReport(name: $0, reason: reason) }
  }

  private func actionPairs() -> ActionPairReport {
    let pairs = exploration.actionPairs()
    var missing: [ActionPairReport.MissingPairs] = []
    for pair in pairs.missing {
      if missing.last?.after == pair.first {
        missing[missing.count - 1].never.append(pair.second)
      } else {
        missing.append(.init(after: pair.first, never: [pair.second]))
      }
    }
    return ActionPairReport(
      occurred: pairs.occurred.count, possible: pairs.occurred.count + pairs.missing.count,
      missing: missing)
  }

  private func situations() -> [SituationReport] {
    exploration.stateCoverage { variant.names.situation(of: $0.world) }.map {
      SituationReport(name: $0.name, states: $0.states, firstDepth: $0.firstDepth)
    }
  }

  private func callbacks(
    _ tallies: [CallbackDescription: CallbackTally]
  ) -> [CallbackReport] {
    tallies.map { description, tally in
      CallbackReport(
        receiver: description.receiver, method: description.method,
        transitions: tally.transitions, firstDepth: tally.firstDepth,
        configurations: tally.configurations.count)
    }.sorted { ($0.receiver, $0.method) < ($1.receiver, $1.method) }
  }

  // MARK: Counterexamples

  private func counterexample(_ result: PropertyResult<System>) -> CounterexampleReport? {
    guard result.verdict == .violated, let trace = result.trace else { return nil }
    let system = exploration.system
    let record = system.record {
      var events: [HarnessEvent] = []
      for step in trace.steps { _ = system.step(step.before, by: step.action, emitting: &events) }
    }
    return CounterexampleReport(
      property: result.name,
      explanation: variant.knownDefect(of: result.name)?.explanation ?? "",
      configuration: variant.configurations[trace.origin].text,
      trace: variant.script(of: trace).text, facts: record.facts.facts.map(\.name),
      steps: StepReport.steps(of: trace, spec, variant), repeatsAfter: trace.loopStart)
  }
}

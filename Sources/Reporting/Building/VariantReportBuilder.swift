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
  /// The same under every behavior of UIKit, if that is asked for.
  let everyBehavior: Exploration<System>?
  /// Whether a reader is to be able to walk through the states.
  var hasWalk = false

  private var names: ControllerNames { variant.commonNames(in: exploration, of: spec) }

  func report() throws(ExplorationError) -> VariantReport {
    let results = try results
    let sweep = try everyBehavior.map { found throws(ExplorationError) in try variant.sweep(found) }
    var observations = Observations<S.App>(names: variant.names, receivers: names)
    let states = exploration.states
    var pairs = ActionPairCoverage(occurred: [], missing: [])
    let record = exploration.system.record {
      pairs = exploration.actionPairs { source, action, events, _ in
        observations.add(
          action, events, depth: exploration.depth(of: source) + 1,
          configuration: states[source].configuration)
      }
    }
    let actions = observations.actions
    let isCutShort = exploration.isCutShort && !exploration.isClosed
    let end = EarlyEndReport(exploration.boundary) ?? (isCutShort ? .init(kind: .isolation) : nil)
    return VariantReport(
      name: variant.name, summary: variant.summary,
      axes: variant.axes.map { AxisReport(name: $0.name, values: $0.values) },
      configurations: variant.configurations.count,
      space: SpaceReport(
        states: exploration.distinct, generated: exploration.generated,
        levels: exploration.levels, isClosed: exploration.isClosed,
        frontier: exploration.frontierCount, endedBy: end,
        notices: exploration.notices.isEmpty ? nil : exploration.notices),
      verdicts: results.map { VerdictReport($0, of: variant, in: $1) },
      facts: record.facts.facts.map(\.name),
      uncertainty: try sweep.map { sweep throws(ExplorationError) in
        UncertaintyReport(sweep, examples: hasWalk ? try examplesUnderEveryBehavior : [:])
      },
      actions: actions, actionsNeverTaken: actionsNeverTaken(besides: Set(actions.map(\.name))),
      actionPairs: ActionPairReport(pairs), situations: situations(),
      callbacks: observations.callbackReports,
      counterexamples: results.compactMap { counterexample($0.result) },
      walk: hasWalk ? walk(along: results.map(\.result)) : nil)
  }

  private func walk(along results: [PropertyResult<System>]) -> WalkReport {
    var builder = WalkReportBuilder(spec, variant, exploration.system)
    return builder.walk(
      through: exploration,
      and: results.filter { $0.verdict == .violated }.compactMap(\.trace))
  }

  /// The results under the default behavior, each with the exploration that it is from: where a bound
  /// leaves a verdict open, the whole space, if it was explored under every behavior.
  private var results: [(result: PropertyResult<System>, Exploration<System>)] {
    get throws(ExplorationError) {
      var results: [(result: PropertyResult<System>, Exploration<System>)] = []
      for (place, result) in exploration.results.enumerated() {
        guard let everyBehavior, everyBehavior.isClosed, !exploration.isClosed,
          result.verdict != .violated, result.verdict != .holds
        else {
          results.append((result, exploration))
          continue
        }
        let whole = try everyBehavior.result(everyBehavior.results[place], under: Answers())
        results.append((whole, everyBehavior))
      }
      return results
    }
  }

  // MARK: Coverage

  private func actionsNeverTaken(besides taken: Set<String>) -> [GapReport] {
    lazy var offered = namesOfferedInWholeSpace
    return variant.gaps(besides: taken) { input in
      switch offered?.contains(input) {
      case false?: "the app never offers it in this variant"
      case true?:
        "the app offers it after more than \(exploration.depth) actions, or under another behavior "
          + "of UIKit only"
      case nil: "the app does not offer it within \(exploration.depth) actions"
      }
    }
  }

  /// The names of all actions that are enabled anywhere; `nil` if the whole space was not explored.
  private var namesOfferedInWholeSpace: Set<String>? {
    guard !exploration.isClosed else { return [] }
    guard let everyBehavior, everyBehavior.isClosed else { return nil }
    var names: Set<String> = []
    var actions: [System.Action] = []
    for state in everyBehavior.states {
      actions.removeAll(keepingCapacity: true)
      everyBehavior.system.appendActions(enabledIn: state, to: &actions)
      for action in actions { names.insert(variant.names.name(of: action)) }
    }
    return names
  }

  private func situations() -> [SituationReport] {
    exploration.stateCoverage { [names] in names.situation(of: $0.world) }.map {
      SituationReport(name: $0.name, states: $0.states, firstDepth: $0.firstDepth)
    }
  }

  // MARK: Counterexamples

  /// For each property the steps under the answers with which it is violated, in the order of a sweep.
  private var examplesUnderEveryBehavior: [String: [CounterexampleReport]] {
    get throws(ExplorationError) {
      var examples: [String: [CounterexampleReport]] = [:]
      guard let everyBehavior else { return examples }
      for result in everyBehavior.results {
        for answers in everyBehavior.conditions(of: result) {
          guard let trace = try everyBehavior.trace(of: result, under: answers) else { continue }
          examples[result.name, default: []].append(
            CounterexampleReport(
              of: result.name, saying: result.explanation, trace, spec, variant))
        }
      }
      return examples
    }
  }

  private func counterexample(_ result: PropertyResult<System>) -> CounterexampleReport? {
    guard result.verdict == .violated, let trace = result.trace else { return nil }
    return CounterexampleReport(
      of: result.name, trace, spec, variant, in: exploration.system)
  }
}

extension ActionPairReport {
  init(_ pairs: ActionPairCoverage) {
    var missing: [MissingPairs] = []
    for pair in pairs.missing {
      if missing.last?.after == pair.first {
        missing[missing.count - 1].never.append(pair.second)
      } else {
        missing.append(.init(after: pair.first, never: [pair.second]))
      }
    }
    self.init(
      occurred: pairs.occurred.count, possible: pairs.occurred.count + pairs.missing.count,
      missing: missing)
  }
}

extension Variant {
  /// What controllers are called where many states are spoken of.
  func commonNames<S: Spec>(
    in exploration: Exploration<PresentationSystem<App>>, of spec: S
  ) -> ControllerNames where S.App == App {
    exploration.states.first.flatMap { spec.commonNames(after: $0.app) } ?? names
  }
}

// SPDX-License-Identifier: MIT

import Foundation
public import StateSpace
import Synchronization
import UIKitSemantics

extension Variant {
  /// What one configuration shows under one behavior.
  private struct Outcome {
    let configuration: Int
    let choice: BehaviorChoice
    /// The shortest counterexamples, by the places of the violated properties.
    let violated: [Int: TraceScript]
  }

  /// Explores every configuration under every behavior of UIKit that it depends on.
  ///
  /// - Complexity: For each configuration one exploration for each combination of the answers to
  ///   the questions that it asks. They run side by side; the result is the same.
  ///
  /// - Parameters:
  ///   - limits: How far to go in each exploration.
  ///   - jobs: How many explorations run at a time at most; without it, one for each core.
  ///   - isCancelled: Asked often whether to end early; what is returned then is worth nothing.
  /// - Returns: What each property's verdict depends on.
  /// - Throws: An error if the app turns out not to be deterministic.
  public func sweep(
    limits: Limits = .none, jobs: Int? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(ExplorationError) -> BehaviorSweep {
    let count = configurations.count
    let found = Mutex<[Int: Result<[BehaviorProbe], ExplorationError>]>([:])
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let jobs = App.runsOnMainThread ? 1 : jobs ?? cores
    inParallel(jobs, items: count) { _, index in
      let result = Result { () throws(ExplorationError) in
        try self.probes(ofConfiguration: index, limits: limits, isCancelled)
      }
      found.withLock { $0[index] = result }
    }
    var outcomes: [Outcome] = []
    var switches: SwitchSet = []
    for index in 0..<count {
      guard let result = found.withLock({ $0[index] }) else { continue }
      for probe in try result.get() {
        outcomes.append(outcome(of: probe, inConfiguration: index))
        switches.formUnion(probe.consulted)
      }
    }
    return BehaviorSweep(
      switches: switches.switches, explorations: outcomes.count,
      findings: properties.indices.map { finding(about: $0, in: outcomes) })
  }

  /// Explores a configuration under every behavior on which it hangs.
  package func probes(
    ofConfiguration index: Int, limits: Limits, _ isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(ExplorationError) -> [BehaviorProbe] {
    try probing { engine throws(ExplorationError) in
      try probes { choice throws(ExplorationError) in
        let system = system(of: [index], behavior: choice.behavior, notesQueries: true)
        var explorer = Explorer(system, properties: properties, limits: limits)
        explorer.checksDeterminism = choice.options.isEmpty
        explorer.isCancelled = isCancelled
        return probe(of: try engine(explorer), under: choice)
      }
    }
  }

  /// Answers one open question after the other, as they turn up, in every way.
  private func probes(
    _ explore: (BehaviorChoice) throws(ExplorationError) -> BehaviorProbe
  ) throws(ExplorationError) -> [BehaviorProbe] {
    var complete: [BehaviorProbe] = []
    var open: [(choice: BehaviorChoice, known: BehaviorProbe?)] = [(BehaviorChoice(), nil)]
    while let (choice, known) = open.popLast() {
      var probe: BehaviorProbe
      if let known { probe = known } else { probe = try explore(choice) }
      probe.choice = choice
      let asked = probe.consulted.switches
      guard let item = asked.first(where: { choice.options[$0] == nil }) else {
        complete.append(probe)
        continue
      }
      let answer = item.option(in: choice.behavior)
      // With the answer that it had anyway, nothing else would be explored.
      open += item.values.indices.reversed().map { option in
        (choice.choosing(item, option), option == answer ? probe : nil)
      }
    }
    return complete
  }

  private func probe(
    of exploration: Exploration<System>, under choice: BehaviorChoice
  ) -> BehaviorProbe {
    let results = exploration.results
    let violated = results.indices.compactMap { place in
      results[place].verdict == .violated
        ? results[place].trace.map { (place, $0.actions.map { names.name(of: $0) }) } : nil
    }
    return BehaviorProbe(
      choice: choice, consulted: exploration.system.record.switches,
      violated: Dictionary(uniqueKeysWithValues: violated))
  }

  private func outcome(of probe: BehaviorProbe, inConfiguration index: Int) -> Outcome {
    Outcome(
      configuration: index, choice: probe.choice,
      violated: probe.violated.mapValues { actions in
        TraceScript(variant: name, configuration: configurations[index], actions: actions)
      })
  }

  private func finding(about property: Int, in outcomes: [Outcome]) -> BehaviorSweep.Finding {
    let choices = BehaviorCondition.shortest(
      outcomes.map { ($0.configuration, $0.choice, $0.violated[property] != nil) })
    return BehaviorSweep.Finding(
      property: properties[property].name,
      conditions: choices.compactMap { choice in
        // Where all else has its default answer, so that a reader can run it by these answers.
        let behavior = choice.behavior
        let traces = outcomes.filter { $0.choice.agrees(with: behavior) }
          .compactMap { $0.violated[property] }
        return traces.min { $0.actions.count < $1.actions.count }.map {
          BehaviorSweep.Condition(choice: choice, trace: $0)
        }
      })
  }
}

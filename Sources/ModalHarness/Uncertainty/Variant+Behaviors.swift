// SPDX-License-Identifier: MIT

public import StateSpace
import UIKitSemantics

extension Variant {
  /// Explores all configurations under every behavior of UIKit that its sources allow, at once.
  ///
  /// A step is taken once for each combination of the answers that it asks for. What was found is
  /// told by `Exploration.conditions(of:)` and `Exploration.trace(of:under:)`; the answers are
  /// those to the switches, in their order.
  ///
  /// - Parameters:
  ///   - limits: How far to go.
  ///   - progress: Told now and then how far the exploration has come.
  ///   - configure: Sets the number of threads and whatever else there is to set.
  /// - Returns: What was found.
  /// - Throws: An error if the app turns out not to be deterministic.
  public func exploreEveryBehavior(
    limits: Limits = .none, progress: (@Sendable (Progress) -> Void)? = nil,
    configure: (inout Explorer<System>) -> Void = { _ in }
  ) throws(ExplorationError) -> Exploration<System> {
    try explore(openSystem(), limits, progress, configure)
  }

  /// Explores a family of systems at once.
  func explore(
    _ family: System, _ limits: Limits, _ progress: (@Sendable (Progress) -> Void)? = nil,
    _ configure: (inout Explorer<System>) -> Void
  ) throws(ExplorationError) -> Exploration<System> {
    var explorer = Explorer(
      family, properties: properties(of: family), limits: limits, progress: progress)
    explorer.checksDeterminism = false
    configure(&explorer)
    return try engine(explorer)
  }

  /// Explores all configurations under every behavior and says what the verdicts depend on.
  ///
  /// - Parameters:
  ///   - limits: How far to go.
  ///   - jobs: How many threads work at most.
  /// - Returns: What they depend on.
  /// - Throws: An error if the app turns out not to be deterministic.
  public func sweep(
    limits: Limits = .none, jobs: Int = 1
  ) throws(ExplorationError) -> BehaviorSweep {
    try sweep(exploreEveryBehavior(limits: limits, configure: { $0.jobs = jobs }))
  }

  /// What the verdicts of an exploration under every behavior depend on.
  ///
  /// - Throws: An error if the app turns out not to be deterministic.
  public func sweep(
    _ exploration: Exploration<System>
  ) throws(ExplorationError) -> BehaviorSweep {
    var findings: [BehaviorSweep.Finding] = []
    for result in exploration.results {
      var conditions: [BehaviorSweep.Condition] = []
      for answers in exploration.conditions(of: result) {
        guard let trace = try exploration.trace(of: result, under: answers) else { continue }
        conditions.append(.init(choice: BehaviorChoice(answers), trace: script(of: trace)))
      }
      findings.append(.init(property: result.name, conditions: conditions))
    }
    let asked = exploration.askedQuestions
    return BehaviorSweep(
      switches: BehaviorSwitch.allCases.filter { asked.contains(Int($0.rawValue)) },
      states: exploration.distinct, depth: exploration.depth, isWhole: exploration.isClosed,
      findings: findings)
  }
}

extension BehaviorChoice {
  /// Answers to open questions that have the numbers of their switches.
  package init(_ answers: Answers) {
    self.init()
    for item in BehaviorSwitch.allCases {
      if let option = answers[Int(item.rawValue)] { self = choosing(item, option) }
    }
  }
}

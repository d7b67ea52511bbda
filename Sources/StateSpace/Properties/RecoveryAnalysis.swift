// SPDX-License-Identifier: MIT

/// Decides from which states a goal is within reach, by going backwards from the goals.
struct RecoveryAnalysis<System: TransitionSystem> {
  private let store: StateStore<System>
  private let cuts: [EdgeLog<System>.Cut]
  private let frontier: [Int]
  private let graph: ReverseGraph

  init(
    store: StateStore<System>, edges: EdgeLog<System>, reverse: ReverseGraph, frontier: [Int]
  ) {
    self.store = store
    self.frontier = frontier
    cuts = edges.cuts
    graph = reverse
  }

  /// Evaluates one property, whose questions have been put to all states; `filter` is its bit in the
  /// allowances of the edge log, if it has one.
  ///
  /// A state that may still reach the goal where the search did not look violates nothing.
  func evaluate(
    _ recovery: Property<System>.Recovery, _ truths: [[Bool]], filter: Int?
  ) -> PropertyOutcome {
    let isGoal = truths[truths.count - 1]
    let isSelected = recovery.antecedent.map { _ in truths[0] }
    let cutStates = cuts.filter { ReverseGraph.passes($0.allowed, filter) }.map { Int($0.source) }
    var mayReach = Array(repeating: false, count: store.count)
    let goals = store.indices.filter { isGoal[$0] }
    graph.spread(from: goals + frontier + cutStates, into: &mayReach, filter: filter)

    var outcome = PropertyOutcome()
    for index in store.indices where isSelected?[index] ?? true {
      outcome.tally.exercised += 1
      if mayReach[index] { continue }
      outcome.tally.recordViolation(Finding(state: index, origin: store.origin(of: index)))
    }
    return outcome
  }
}

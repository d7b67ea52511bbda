// SPDX-License-Identifier: MIT

/// Decides from which states a goal is within reach, by going backwards from the goals.
struct RecoveryAnalysis<System: TransitionSystem> {
  /// What was found for one property.
  struct Outcome {
    var tally = Tally()
    /// Whether no state was left undecided because its future was not explored.
    var isCertain = true
  }

  private let store: StateStore<System>
  private let edges: EdgeLog<System>
  private let frontier: [Int]
  /// For each state, where its incoming edges begin in `incoming`; one more entry than states.
  private let offsets: [Int]
  /// Positions in the edge log, grouped by target.
  private let incoming: [UInt32]

  init(store: StateStore<System>, edges: EdgeLog<System>, frontier: [Int]) {
    self.store = store
    self.edges = edges
    self.frontier = frontier
    guard edges.isNeeded else {
      offsets = []
      incoming = []
      return
    }
    var offsets = Array(repeating: 0, count: store.count + 1)
    for target in edges.targets { offsets[Int(target) + 1] += 1 }
    for index in 0..<store.count { offsets[index + 1] += offsets[index] }
    var next = offsets
    var incoming = Array(repeating: UInt32(0), count: edges.count)
    for (edge, target) in edges.targets.enumerated() {
      incoming[next[Int(target)]] = UInt32(edge)
      next[Int(target)] += 1
    }
    self.offsets = offsets
    self.incoming = incoming
  }

  /// Evaluates one property; `filter` is its bit in the allowances of the edge log, if it has one.
  func evaluate(_ recovery: Property<System>.Recovery, filter: Int?) -> Outcome {
    var reaches = Array(repeating: false, count: store.count)
    var goals: [Int] = []
    for (index, state) in store.states.enumerated() where recovery.goal(state) {
      goals.append(index)
    }
    spread(from: goals, into: &reaches, filter: filter)
    var mayReach = reaches
    let cuts = edges.cuts.filter { isAllowed($0.allowed, filter) }
    spread(from: frontier + cuts.map { Int($0.source) }, into: &mayReach, filter: filter)

    var outcome = Outcome()
    for (index, state) in store.states.enumerated() {
      if let antecedent = recovery.antecedent, !antecedent(state) { continue }
      outcome.tally.exercised += 1
      if reaches[index] { continue }
      if mayReach[index] {
        outcome.isCertain = false
      } else {
        outcome.tally.recordViolation(
          Finding(state: index, choice: nil), origin: store.origin(of: index))
      }
    }
    return outcome
  }

  /// Marks the seeds and every state from which an allowed path leads to one of them.
  private func spread(from seeds: [Int], into marks: inout [Bool], filter: Int?) {
    var pending: [Int] = []
    for seed in seeds where !marks[seed] {
      marks[seed] = true
      pending.append(seed)
    }
    while let target = pending.popLast() {
      for position in offsets[target]..<offsets[target + 1] {
        let edge = Int(incoming[position])
        let source = Int(edges.sources[edge])
        if marks[source] { continue }
        if filter != nil, !isAllowed(edges.allowed[edge], filter) { continue }
        marks[source] = true
        pending.append(source)
      }
    }
  }

  private func isAllowed(_ allowed: UInt64, _ filter: Int?) -> Bool {
    guard let filter else { return true }
    return allowed & 1 << UInt64(filter) != 0
  }
}

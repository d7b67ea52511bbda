// SPDX-License-Identifier: MIT

extension Exploration {
  /// Returns the shortest path to a state, the first one in action order.
  ///
  /// - Throws: An error if the system does not take the same steps again.
  /// - Complexity: O(*d*) steps of the system, where *d* is the depth of the state.
  public func trace(to index: Int) throws(ExplorationError) -> Trace<System> {
    try trace(to: Finding(state: index, origin: origin(of: index)))
  }

  /// Returns the trace of what was found first, under the first answers that have it.
  func trace(
    of outcome: PropertyOutcome, under fairness: [Fairness<System>]
  ) throws(ExplorationError) -> Trace<System>? {
    if let shortest = outcome.cases.min(by: { $0.length < $1.length }) {
      return try trace(to: shortest, under: fairness)
    }
    return store.isFamily ? nil : try outcome.tally.first.map(trace)
  }

  /// Returns the trace of a case, under the first answers that have it if none are given.
  func trace(
    to item: FamilyCase, answers: Answers? = nil, under fairness: [Fairness<System>]
  ) throws(ExplorationError) -> Trace<System> {
    let answers = answers ?? store.visits.sets.first(in: item.answers) ?? Answers()
    return try store.trace(
      to: item.finding, in: system, from: system.initialStates, under: answers,
      along: item.lasso, fairness)
  }

  private func trace(to finding: Finding) throws(ExplorationError) -> Trace<System> {
    try store.trace(to: finding, in: system, from: system.initialStates)
  }
}

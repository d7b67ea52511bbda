// SPDX-License-Identifier: MIT

extension StateStore {
  /// Returns the way on which a state was first reached under some answers, the step out of it that
  /// was found, and how it goes on forever.
  ///
  /// - Throws: An error if the system does not take the same steps again.
  func trace(
    to finding: Finding, in system: System, from initialStates: [System.State],
    under answers: Answers = Answers(), along lasso: Lasso? = nil,
    _ fairness: [Fairness<System>] = []
  ) throws(ExplorationError) -> Trace<System> {
    var hops: [(choice: Int, target: Int?)] = []
    if let choice = finding.choice { hops.append((choice, nil)) }
    var (place, origin) = (finding.state, finding.origin)
    while let leader = place, let visit = visit(with: leader, under: answers) {
      let arrival = arrival(of: visit)
      if arrival.parent != nil {
        hops.append((arrival.choice, isFamily ? Int(visits.states[visit]) : visit))
      }
      (place, origin) = (arrival.parent, arrival.origin)
    }
    hops.reverse()
    let start = hops.count + (lasso?.stem.count ?? 0)
    for hop in (lasso?.stem ?? []) + (lasso?.circle ?? []) {
      let choice = hop.rank(under: answers, in: visits.sets)
      hops.append((choice, isFamily ? nil : hop.target))
    }
    guard initialStates.indices.contains(origin) else {
      throw .nondeterministic(action: nil, difference: "it lost some of its initial states")
    }
    let initial =
      isFamily
      ? system.initialState(origin, answering: Answering(answers)) : initialStates[origin]
    var expansion = Expansion(system)
    var before = initial
    var steps: [Step<System>] = []
    for hop in hops {
      expansion.enable(in: before)
      guard expansion.actions.indices.contains(hop.choice) else {
        throw .nondeterministic(action: nil, difference: "a state lost some of its actions")
      }
      let action = expansion.actions[hop.choice]
      let after = expansion.step(before, choice: hop.choice)
      if let target = hop.target, target >= firstKept {
        let (known, reached) = (state(at: target), isFamily ? system.withoutAnswers(after) : after)
        if known != reached {
          throw .nondeterministic(
            action: system.name(of: action), difference: system.otherState(than: known, reached))
        }
      }
      steps.append(
        Step(before: before, action: action, events: expansion.events, after: after))
      before = after
    }
    let loop = lasso.map { _ in
      TraceLoop(start: start, fairness: steps.map { $0.served(of: fairness) })
    }
    return Trace(origin: origin, initial: initial, steps: steps, loop: loop)
  }

  /// The visit that given answers made, of all that are expanded with one.
  private func visit(with leader: Int, under answers: Answers) -> Int? {
    isFamily ? visits.visit(with: leader, under: answers) : leader
  }
}

extension Step {
  /// The names of the assumptions that the step serves.
  func served(of fairness: [Fairness<System>]) -> [String] {
    guard before != after else { return [] }
    return fairness.filter { $0.actions?.contains(action) ?? false }.map(\.name)
  }
}

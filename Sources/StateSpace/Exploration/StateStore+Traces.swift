// SPDX-License-Identifier: MIT

extension StateStore {
  /// Returns the way on which a state was first reached, and the step out of it that was found.
  ///
  /// - Throws: An error if the system does not take the same steps again.
  func trace(
    to finding: Finding, in system: System, from initialStates: [System.State]
  ) throws(ExplorationError) -> Trace<System> {
    var hops: [(choice: Int, target: Int?)] = []
    if let choice = finding.choice { hops.append((choice, nil)) }
    var place = finding.state
    while let state = place, let parent = arrival(of: state).parent {
      hops.append((arrival(of: state).choice, state))
      place = parent
    }
    guard initialStates.indices.contains(finding.origin) else {
      throw .nondeterministic(action: nil, difference: "it lost some of its initial states")
    }
    let initial = initialStates[finding.origin]
    var expansion = Expansion(system)
    var before = initial
    var steps: [Step<System>] = []
    for hop in hops.reversed() {
      expansion.enable(in: before)
      guard expansion.actions.indices.contains(hop.choice) else {
        throw .nondeterministic(action: nil, difference: "a state lost some of its actions")
      }
      let action = expansion.actions[hop.choice]
      let after = expansion.step(before, choice: hop.choice)
      if let target = hop.target, target >= firstKept, state(at: target) != after {
        throw .nondeterministic(
          action: system.name(of: action), difference: "a second run led to another state")
      }
      steps.append(
        Step(before: before, action: action, events: expansion.events, after: after))
      before = after
    }
    return Trace(origin: finding.origin, initial: initial, steps: steps)
  }
}

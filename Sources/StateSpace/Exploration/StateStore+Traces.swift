// SPDX-License-Identifier: MIT

extension StateStore {
  /// Returns the way on which a state was first reached, and the step out of it that was found.
  func trace(to finding: Finding, in system: System) -> Trace<System> {
    var path: [(state: Int, choice: Int)] = []
    if let choice = finding.choice { path.append((finding.state, choice)) }
    var root = finding.state
    while let parent = arrival(of: root).parent {
      path.append((parent, arrival(of: root).choice))
      root = parent
    }
    var expansion = Expansion(system)
    let steps = path.reversed().map { state, choice in
      let before = states[state]
      expansion.enable(in: before)
      let after = expansion.step(before, choice: choice)
      return Step<System>(
        before: before, action: expansion.actions[choice], events: expansion.events, after: after)
    }
    return Trace(origin: origin(of: root), initial: states[root], steps: steps)
  }
}

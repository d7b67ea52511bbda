// SPDX-License-Identifier: MIT

extension StateStore {
  /// Returns the way on which a state was first reached, and the step out of it that was found.
  func trace(
    to finding: Finding, in system: System, from initialStates: [System.State]
  ) -> Trace<System> {
    var choices: [Int] = []
    if let choice = finding.choice { choices.append(choice) }
    var root = finding.state
    while let parent = arrival(of: root).parent {
      choices.append(arrival(of: root).choice)
      root = parent
    }
    var expansion = Expansion(system)
    let initial = initialStates[origin(of: root)]
    var before = initial
    let steps = choices.reversed().map { choice in
      expansion.enable(in: before)
      let after = expansion.step(before, choice: choice)
      defer { before = after }
      return Step<System>(
        before: before, action: expansion.actions[choice], events: expansion.events, after: after)
    }
    return Trace(origin: origin(of: root), initial: initial, steps: steps)
  }
}

// SPDX-License-Identifier: MIT

extension Exploration {
  /// Returns a behavior without end as a trace, its steps marked with the assumptions they serve.
  ///
  /// - Throws: An error if the system does not take the same steps again.
  func trace(
    along lasso: Lasso, under fairness: [Fairness<System>]
  ) throws(ExplorationError) -> Trace<System> {
    let path = try trace(to: lasso.start)
    var expansion = Expansion(system)
    var steps = path.steps
    for hop in lasso.stem + lasso.circle { steps.append(try step(along: hop, &expansion)) }
    let loop = TraceLoop(
      start: path.steps.count + lasso.stem.count,
      fairness: steps.map { step in served(by: step, of: fairness) })
    return Trace(origin: path.origin, initial: path.initial, steps: steps, loop: loop)
  }

  private func step(
    along hop: Lasso.Hop, _ expansion: inout Expansion<System>
  ) throws(ExplorationError) -> Step<System> {
    let before = store.state(at: hop.state)
    var rank = hop.rank
    expansion.enable(in: before)
    for choice in expansion.actions.indices {
      let after = expansion.step(before, choice: choice)
      var monitorStates = store.monitorStates(of: hop.state)
      _ = monitors.advance(&monitorStates, over: expansion.events)
      guard store.index(of: after, monitorStates) != nil else { continue }
      if rank == 0 {
        return Step(
          before: before, action: expansion.actions[choice], events: expansion.events, after: after)
      }
      rank -= 1
    }
    throw .nondeterministic(action: nil, difference: "a transition that was taken is gone")
  }

  func served(by step: Step<System>, of fairness: [Fairness<System>]) -> [String] {
    guard step.before != step.after else { return [] }
    return fairness.filter { $0.actions?.contains(step.action) ?? false }.map(\.name)
  }
}

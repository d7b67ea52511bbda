// SPDX-License-Identifier: MIT

/// Makes the traces that walks found shorter.
///
/// First it leaves out steps as long as the rest still shows the same; then it may explore from the
/// beginning, to just before the length that is left, as far as that is cheap. If the exploration
/// finds something or comes to its end, the trace is as short as can be.
package struct TraceShortener<System: TransitionSystem> {
  /// How many states the exploration may find.
  private static var limit: Int { 20_000 }
  /// How many detours are tried to be left out.
  private static var detourLimit: Int { 300 }
  /// In traces longer than this, pairs are not looked for.
  private static var pairLimit: Int { 60 }

  let system: System
  let properties: [Property<System>]
  /// Whether it explores, and looks for pairs of steps: both take many steps.
  let explores: Bool

  package init(system: System, properties: [Property<System>] = [], explores: Bool = false) {
    (self.system, self.properties, self.explores) = (system, properties, explores)
  }

  func shorten(
    _ found: [SimulationResult<System>]
  ) throws(ExplorationError) -> [SimulationResult<System>] {
    var results = found
    for (index, property) in properties.enumerated() {
      guard let trace = results[index].trace else { continue }
      results[index].trace = try reduced(trace, property)
    }
    if explores { try explore(&results) }
    return results
  }

  // MARK: Leaving out steps

  /// Leaves out what is not needed to violate a property; where that cannot be told from a trace, to
  /// come to the same state.
  package func shortened(
    _ trace: Trace<System>, _ property: Property<System>
  ) throws(ExplorationError) -> Trace<System> {
    guard property.kind.needsWholeSpace else { return try reduced(trace, property) }
    let final = trace.final
    return try reduced(trace, .reachable(property.name) { $0 == final })
  }

  /// Leaves out runs of steps, of falling length, and then any two steps, while what is left still
  /// shows the same.
  private func reduced(
    _ trace: Trace<System>, _ property: Property<System>
  ) throws(ExplorationError) -> Trace<System> {
    var best = trace
    var size = max(1, best.steps.count / 2)
    while size > 0 {
      var start = 0
      while start < best.steps.count {
        var actions = best.actions
        actions.removeSubrange(start..<min(actions.count, start + size))
        if let shorter = try replay(actions, from: best.origin, property) {
          best = shorter
        } else {
          start += size
        }
      }
      size /= 2
    }
    guard explores else { return try withoutDetours(best, property) }
    while let shorter = try withoutAnyTwo(best, property) { best = shorter }
    return best
  }

  /// Leaves out what lies between two states, where the way goes on in the first one as in the second,
  /// the longest detours first.
  private func withoutDetours(
    _ trace: Trace<System>, _ property: Property<System>
  ) throws(ExplorationError) -> Trace<System> {
    var (best, start, attempts) = (trace, 0, 0)
    search: while start < best.steps.count {
      var enabled: [System.Action] = []
      system.appendActions(enabledIn: best.steps[start].before, to: &enabled)
      for end in best.steps.indices.reversed().prefix(while: { $0 > start })
      where enabled.contains(best.steps[end].action) {
        attempts += 1
        if attempts > Self.detourLimit { return best }
        var actions = best.actions
        actions.removeSubrange(start..<end)
        if let shorter = try replay(actions, from: best.origin, property) {
          best = shorter
          continue search
        }
      }
      start += 1
    }
    return best
  }

  /// Leaves out two steps that are of no use without each other, as one that the other undoes.
  private func withoutAnyTwo(
    _ trace: Trace<System>, _ property: Property<System>
  ) throws(ExplorationError) -> Trace<System>? {
    guard trace.steps.count <= Self.pairLimit else { return nil }
    for second in trace.steps.indices.dropFirst() {
      for first in 0..<second {
        var actions = trace.actions
        actions.remove(at: second)
        actions.remove(at: first)
        if let shorter = try replay(actions, from: trace.origin, property) { return shorter }
      }
    }
    return nil
  }

  /// Takes the actions in turn, up to where the property shows itself; returns `nil` if an action is
  /// not enabled, or if the property does not show itself.
  private func replay(
    _ actions: [System.Action], from origin: Int, _ property: Property<System>
  ) throws(ExplorationError) -> Trace<System>? {
    var rerun = try Rerun(system, from: origin, [property], judgesRest: true)
    for action in actions where !rerun.isFound {
      guard rerun.take(action) else { return nil }
    }
    return rerun.isFound ? rerun.trace : nil
  }

  // MARK: Exploring

  /// Looks for shorter traces of all properties at once.
  private func explore(_ results: inout [SimulationResult<System>]) throws(ExplorationError) {
    for index in results.indices where results[index].trace?.steps.isEmpty == true {
      results[index].isShortest = true
    }
    let open = results.indices.filter { results[$0].trace?.steps.isEmpty == false }
    let longest = open.compactMap { results[$0].trace?.steps.count }.max() ?? 0
    guard longest > 0 else { return }
    var explorer = Explorer(
      system, properties: open.map { properties[$0] },
      limits: Limits(depth: longest, states: max(Self.limit, 2 * system.initialStates.count)))
    explorer.checksDeterminism = false
    let exploration = try explorer.explore()
    for (index, result) in zip(open, exploration.results) {
      let length = results[index].trace?.steps.count ?? 0
      if let trace = result.trace, trace.steps.count <= length {
        results[index].trace = trace
        results[index].isShortest = true
      } else {
        // Nothing was found on ways of so many steps, though all of them were seen.
        results[index].isShortest = exploration.depth >= length - 1
      }
    }
  }
}

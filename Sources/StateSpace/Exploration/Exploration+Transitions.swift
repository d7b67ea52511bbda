// SPDX-License-Identifier: MIT

extension Exploration {
  /// Runs the system once more over all expanded states and hands over each transition.
  ///
  /// Transitions come in the order of their first state, then in action order. A transition that
  /// leaves the constraint has no second state and is left out.
  ///
  /// - Parameter body: Receives the index of the first state, the action, what it emitted, and the
  ///   index of the second state.
  @inlinable
  public func forEachTransition(
    _ body: (_ from: Int, _ action: System.Action, _ events: [System.Event], _ to: Int) throws ->
      Void
  ) rethrows {
    var expansion = Expansion(system)
    for source in 0..<expandedCount where isExpanded(source) {
      let before = store.state(at: source)
      expansion.enable(in: before)
      for choice in expansion.actions.indices {
        let after = expansion.step(before, choice: choice)
        var monitorStates = store.monitorStates(of: source)
        _ = monitors.advance(&monitorStates, over: expansion.events)
        guard let target = store.index(of: after, monitorStates) else { continue }
        try body(source, expansion.actions[choice], expansion.events, target)
      }
    }
  }
}

// SPDX-License-Identifier: MIT

extension Property.TemporalClaim {
  /// Whether a behavior that stands still forever in a state, where some actions are enabled, breaks the claim,
  /// whatever came before; each of the actions is supposed to change something.
  func isBroken(byRestIn state: System.State, where actions: [System.Action]) -> Bool {
    isOwed(in: state)
      && fairness.allSatisfy { fairness in
        switch fairness.rule {
        case .weak(let set), .strong(let set): !actions.contains(where: set.contains)
        case .ceasing: true
        case .recurring(let predicate): predicate(state)
        }
      }
  }

  /// Whether something is owed in a state and not kept there.
  private func isOwed(in state: System.State) -> Bool {
    if let masks {
      guard masks.isOwing(state) else { return false }
      let part = System.part(of: state)
      return masks.owed(part) & ~masks.kept(part) != 0
    }
    return obligations.contains { obligation in
      guard !obligation.goal.predicate(state) else { return false }
      return switch (obligation.trigger, obligation.goal) {
      case (.initially, .reached): false  // It may have been reached before.
      case (.whenever(let antecedent), _): antecedent(state)
      case (.initially, .settled), (.always, _): true
      }
    }
  }
}

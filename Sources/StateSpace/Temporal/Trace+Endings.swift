// SPDX-License-Identifier: MIT

extension Trace {
  /// A claim about behaviors without end that this path breaks, if it goes on in one way.
  public struct Ending: Hashable, Sendable {
    /// The property.
    public let property: String
    /// After how many steps the rest repeats forever; the number of steps if nothing more happens.
    public let repeatsAfter: Int
  }

  /// The claims about behaviors that this path breaks if nothing more happens, or if it repeats itself
  /// from where it has been before.
  ///
  /// Behaviors that neglect an assumption of fairness do not count.
  ///
  /// - Parameters:
  ///   - properties: The claims, in any form; only those about behaviors are looked at.
  ///   - system: The system that the path belongs to.
  ///   - triesActions: Whether an action that is enabled is taken to see that it changes something;
  ///     otherwise it is supposed to.
  /// - Returns: One for each claim that is broken, in their order.
  public func endings(
    breaking properties: [Property<System>], in system: System, triesActions: Bool = true
  ) -> [Ending] {
    let states = states
    let last = states.count - 1
    let starts = states.indices.filter { states[$0] == states[last] }.reversed()
    return properties.compactMap { property in
      guard case .temporal(let claim) = property.rule else { return nil }
      let start = starts.first { start in
        claim.isBroken(by: states, repeatedFrom: start)
          && claim.fairness.allSatisfy { isServed($0, from: start, in: system, triesActions) }
      }
      return start.map { Ending(property: property.name, repeatsAfter: $0) }
    }
  }

  /// Whether repeating the path from one of its states forever satisfies an assumption.
  private func isServed(
    _ fairness: Fairness<System>, from start: Int, in system: System, _ triesActions: Bool
  ) -> Bool {
    let circle = start == steps.count ? [states[start]] : Array(states[start..<steps.count])
    var expansion = Expansion(system)
    func isTaken(_ set: Fairness<System>.ActionSet) -> Bool {
      steps[start...].contains { $0.before != $0.after && set.contains($0.action) }
    }
    func isEnabled(_ set: Fairness<System>.ActionSet, in state: System.State) -> Bool {
      expansion.enable(in: state)
      return expansion.actions.indices.contains { choice in
        set.contains(expansion.actions[choice])
          && (!triesActions || expansion.step(state, choice: choice) != state)
      }
    }
    return switch fairness.rule {
    case .weak(let set): isTaken(set) || !circle.allSatisfy { isEnabled(set, in: $0) }
    case .strong(let set): isTaken(set) || !circle.contains { isEnabled(set, in: $0) }
    case .ceasing(let set): !isTaken(set)
    case .recurring(let predicate): circle.contains(where: predicate)
    }
  }
}

extension Property.TemporalClaim {
  /// Whether an obligation is not kept by states of which the last ones come again and again.
  fileprivate func isBroken(by states: [System.State], repeatedFrom start: Int) -> Bool {
    obligations.contains { obligation in
      switch obligation.goal {
      case .settled(let predicate): !states[start...].allSatisfy(predicate)
      case .reached(let predicate):
        states.indices.contains { place in
          obligation.trigger.isMade(at: place, of: states)
            && !states[min(place, start)...].contains(where: predicate)
        }
      }
    }
  }
}

extension Property.TemporalClaim.Trigger {
  fileprivate func isMade(at place: Int, of states: [System.State]) -> Bool {
    switch self {
    case .initially: place == 0
    case .whenever(let predicate): predicate(states[place])
    case .always: true
    }
  }
}

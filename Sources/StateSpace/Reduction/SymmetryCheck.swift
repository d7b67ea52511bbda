// SPDX-License-Identifier: MIT

/// Checks that a system and its properties treat all names alike.
struct SymmetryCheck<System: SymmetricSystem> {
  let system: System
  let check: ReductionCheck
  let probes: Probes<System>
  private let renamings: [System.Renaming]

  init(_ system: System, _ properties: [Property<System>], _ check: ReductionCheck) {
    self.system = system
    self.check = check
    probes = Probes(properties)
    var renamings = system.renamings
    var known: Set<System.Renaming> = []
    renamings.removeAll { !known.insert($0).inserted }
    self.renamings = renamings
  }

  /// Looks at representatives in the order in which they were found.
  func run(_ representatives: some Sequence<System.State>) throws(ExplorationError) {
    try checkInitialStates()
    for (ordinal, state) in representatives.enumerated() where check.includes(ordinal) {
      for member in system.orbit(of: state, limit: check.orbitLimit) { try compare(member, state) }
      try checkSuccessors(of: state)
    }
  }

  private func checkInitialStates() throws(ExplorationError) {
    let states = system.initialStates
    let known = Set(states)
    for state in states {
      for renaming in renamings where !known.contains(system.renaming(state, by: renaming)) {
        throw .notSymmetric(
          "renaming an initial state by \(renaming) gives one that is not initial")
      }
    }
  }

  /// A representative must be a member of the orbit that it stands for.
  private func checkSuccessors(of state: System.State) throws(ExplorationError) {
    for action in actions(in: state) {
      let after = step(state, action).after
      if !isMember(system.representative(of: after), ofOrbitOf: after) {
        throw .notSymmetric(
          "no renaming turns the state after '\(name(action))' into its representative")
      }
    }
  }

  /// Whether some renamings turn one state into another; a sample gives up on large orbits.
  private func isMember(_ member: System.State, ofOrbitOf state: System.State) -> Bool {
    let orbit = system.orbit(of: state, limit: check.orbitLimit)
    return orbit.contains(member) || orbit.count == check.orbitLimit
  }

  /// Compares one member of an orbit with what each renaming makes of it.
  private func compare(
    _ member: System.State, _ representative: System.State
  ) throws(ExplorationError) {
    for renaming in renamings {
      let renamed = system.renaming(member, by: renaming)
      if system.representative(of: renamed) != representative {
        throw .notSymmetric("two states that differ by \(renaming) have different representatives")
      }
      if system.isAccepting(member) != system.isAccepting(renamed) {
        throw .notSymmetric("of two states that differ by \(renaming), only one is accepting")
      }
      if system.isWithinConstraint(member) != system.isWithinConstraint(renamed) {
        throw .notSymmetric(
          "of two states that differ by \(renaming), only one is within the constraint")
      }
      if let name = probes.difference(member, renamed) {
        throw .notSymmetric("\(name) tells states apart that differ by \(renaming)")
      }
      try compareSteps(member, renamed, renaming)
    }
  }

  private func compareSteps(
    _ member: System.State, _ renamed: System.State, _ renaming: System.Renaming
  ) throws(ExplorationError) {
    let enabled = actions(in: member)
    let enabledAfter = actions(in: renamed)
    let expected = enabled.map { system.renaming($0, by: renaming) }
    if let missing = Set(expected).symmetricDifference(enabledAfter)
      .map({ name($0) }).min()
    {
      throw .notSymmetric("of two states that differ by \(renaming), only one offers '\(missing)'")
    }
    for (action, image) in zip(enabled, expected) {
      let first = step(member, action)
      let second = step(renamed, image)
      if system.renaming(first.after, by: renaming) != second.after {
        throw .notSymmetric(
          "'\(name(action))' and, renamed by \(renaming), '\(name(image))' lead to states that "
            + "are no renamings of each other")
      }
      let other =
        probes.actions.first { $0.ask(action) != $0.ask(image) }?.name
        ?? probes.steps.first { $0.ask(first) != $0.ask(second) }?.name
      if let other {
        throw .notSymmetric("\(other) tells '\(name(action))' from '\(name(image))'")
      }
    }
  }

  private func actions(in state: System.State) -> [System.Action] {
    var actions: [System.Action] = []
    system.appendActions(enabledIn: state, to: &actions)
    return actions
  }

  private func step(_ state: System.State, _ action: System.Action) -> Step<System> {
    var events: [System.Event] = []
    let after = system.step(state, by: action, emitting: &events)
    return Step(before: state, action: action, events: events, after: after)
  }

  private func name(_ action: System.Action) -> String { system.name(of: action) }
}

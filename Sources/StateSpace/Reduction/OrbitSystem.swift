// SPDX-License-Identifier: MIT

/// A symmetric system in which every step ends in the representative of where it leads.
@usableFromInline
struct OrbitSystem<Base: SymmetricSystem>: TransitionSystem {
  @usableFromInline let base: Base

  @usableFromInline
  init(_ base: Base) {
    self.base = base
  }

  /// As many as the base has, in its order, so that origins keep their numbers.
  @usableFromInline
  var initialStates: [Base.State] { base.initialStates.map { base.representative(of: $0) } }

  @usableFromInline
  func appendActions(enabledIn state: Base.State, to actions: inout [Base.Action]) {
    base.appendActions(enabledIn: state, to: &actions)
  }

  @usableFromInline
  func step(
    _ state: Base.State, by action: Base.Action, emitting events: inout [Base.Event]
  ) -> Base.State {
    base.representative(of: base.step(state, by: action, emitting: &events))
  }

  @usableFromInline
  func isAccepting(_ state: Base.State) -> Bool { base.isAccepting(state) }

  @usableFromInline
  func isWithinConstraint(_ state: Base.State) -> Bool { base.isWithinConstraint(state) }

  @usableFromInline
  func name(of action: Base.Action) -> String { base.name(of: action) }
}

extension OrbitSystem {
  /// Returns the step that the base takes where this system takes one between representatives.
  func unfolded(_ step: Step<Self>) -> Step<Base> {
    var events: [Base.Event] = []
    let after = base.step(step.before, by: step.action, emitting: &events)
    return Step(before: step.before, action: step.action, events: events, after: after)
  }

  /// Returns the property as one of representatives.
  ///
  /// - Throws: ``ExplorationError/notReducible(property:reason:)`` if representatives cannot tell.
  func folded(_ property: Property<Base>) throws(ExplorationError) -> Property<Self> {
    switch property.rule {
    case .state, .step, .view, .witness, .recovery, .deadlock:
      let representatives = Projection<Self, Base>(
        state: { $0 }, action: { $0 }, event: { $0 }, step: { unfolded($0) })
      return property.seen(by: representatives)
    case .temporal:
      throw .notReducible(
        property: property.name,
        reason: """
          a cycle among the representatives need not be one among the states, so symmetry says \
          nothing of behaviors without end
          """)
    case .monitor:
      throw .notReducible(
        property: property.name,
        reason: """
          a monitor remembers events that name parts, and a representative gives the parts other \
          names
          """)
    }
  }
}

// SPDX-License-Identifier: MIT

/// Asks a system what is enabled and where it leads, in buffers that are used again and again.
///
/// Everything that runs a system goes through here: the search, the self-check, traces, coverage.
@usableFromInline
struct Expansion<System: TransitionSystem>: Sendable {
  @usableFromInline let system: System
  @usableFromInline var actions: [System.Action] = []
  @usableFromInline var events: [System.Event] = []

  @inlinable
  init(_ system: System) {
    self.system = system
  }

  /// Finds the actions enabled in a state.
  @inlinable
  mutating func enable(in state: System.State) {
    actions.removeAll(keepingCapacity: true)
    system.appendActions(enabledIn: state, to: &actions)
  }

  /// Takes one of the enabled actions; its events can be read until the next step.
  @inlinable
  mutating func step(_ state: System.State, choice: Int) -> System.State {
    events.removeAll(keepingCapacity: true)
    return system.step(state, by: actions[choice], emitting: &events)
  }

  /// An action that is enabled twice, if there is one.
  @inlinable
  func duplicate() -> System.Action? {
    if actions.count > 24 {
      var seen: Set<System.Action> = []
      return actions.first { !seen.insert($0).inserted }
    }
    for later in actions.indices.dropFirst() {
      let action = actions[later]
      for earlier in 0..<later where actions[earlier] == action { return action }
    }
    return nil
  }
}

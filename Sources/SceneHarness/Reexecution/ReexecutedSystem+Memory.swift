// SPDX-License-Identifier: MIT

// MARK: - What need not be executed again

extension ReexecutedSystem {
  /// Adds a memory that other systems may share, so that no step is executed whose outcome is known.
  ///
  /// - Parameters:
  ///   - memory: The steps that are known.
  ///   - adopt: Says what would be observed in a scene of this system after a step, from what was
  ///     observed in another one; `nil` if the step, or one before it, might have come differently.
  /// - Returns: The system with the memory.
  func remembering(
    in memory: StepMemory<Scene>, _ adopt: @escaping StepMemory<Scene>.Adoption
  ) -> Self {
    var copy = self
    copy.memory = (memory, adopt)
    return copy
  }

  /// Looks up what a step leads to; nothing is executed.
  ///
  /// - Parameters:
  ///   - action: What happens; nothing if the scene is made.
  ///   - state: Where it happens; nowhere if the scene is made.
  ///   - events: Takes what is seen of the step.
  /// - Returns: The next state; `nil` if it is not known.
  func known(
    _ action: Action?, from state: State?, emitting events: inout [Event]
  ) -> State? {
    guard let memory, let step = StepMemory.Step(action, from: state),
      let outcome = memory.steps.outcome(of: step, memory.adopt)
    else { return nil }
    events += outcome.events
    return outcome.state
  }

  /// Remembers what a step has led to, and returns the state as the memory knows it.
  func remember(
    _ next: State, _ events: ArraySlice<Event>, after action: Action?, from state: State?
  ) -> State {
    guard let memory, let step = StepMemory.Step(action, from: state) else { return next }
    return memory.steps.remember(
      .init(state: next, events: Array(events)), of: step, memory.adopt)
  }
}

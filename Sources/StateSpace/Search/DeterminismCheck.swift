// SPDX-License-Identifier: MIT

/// Asks a sample of the questions a second time and compares what the system says.
///
/// A step that is taken a second time is never one that the system remembers.
///
/// A sampled state is run again from an equal state that was made anew, and with other blocks of
/// memory in use, so that an order that comes from memory addresses shows. Where a step out of a
/// sampled state leads to a state that is known already, what is enabled in the two is compared: equal
/// sets and dictionaries that were filled in another order have another order of iteration. For the
/// first few, what the actions lead to is compared as well; of many actions some, and the next ones where
/// the same is done again.
@usableFromInline
struct DeterminismCheck<System: TransitionSystem>: Sendable {
  @usableFromInline var expansion: Expansion<System>
  @usableFromInline var twin: System.State?
  @usableFromInline var ballast: [[UInt8]] = []
  @usableFromInline let initialStates: [System.State]
  /// So many of the first states have more compared: where their steps lead to known states, the
  /// steps from these are, so many times in all.
  @usableFromInline let sample: Int
  /// How often steps from a state that was reached again have been compared.
  @usableFromInline var revisits = 0
  /// What is enabled in the state whose successors were compared last.
  @usableFromInline var lastParent: (index: Int, actions: [System.Action])?

  @usableFromInline
  init(
    _ system: System, comparing initialStates: [System.State], sample: Int
  ) throws(ExplorationError) {
    expansion = Expansion(system)
    self.sample = sample
    self.initialStates = system.initialStates
    guard initialStates == self.initialStates else {
      throw .nondeterministic(
        action: nil, difference: "asked twice, it gave different initial states")
    }
  }

  /// Whether a state is in the sample: the first ones, then one in sixteen.
  @inlinable
  func includes(_ ordinal: Int) -> Bool { ordinal < sample || ordinal % 16 == 0 }

  /// Whether a step is compared that is one of many from the same state, the next time others.
  @inlinable
  func includes(choice: Int, of count: Int, time: Int) -> Bool {
    let most = sample / 8
    return count <= most || (choice + count - (time % count * most) % count) % count < most
  }

  /// Makes a state anew and compares the actions enabled in it.
  @inlinable
  mutating func begin(
    _ index: Int, in store: StateStore<System>, expecting actions: [System.Action]
  ) throws(ExplorationError) {
    let arrival = store.arrival(of: index)
    var state = expansion.system.withoutMemory(initialStates[arrival.origin])
    if let parent = arrival.parent {
      let before = expansion.system.withoutMemory(store.state(at: parent))
      if let lastParent, lastParent.index == parent {
        expansion.actions = lastParent.actions
      } else {
        expansion.enable(in: before)
        lastParent = (parent, expansion.actions)
      }
      guard arrival.choice < expansion.actions.count else {
        throw .nondeterministic(action: nil, difference: "a state lost some of its actions")
      }
      let action = expansion.actions[arrival.choice]
      state = expansion.step(before, choice: arrival.choice)
      guard state == store.state(at: index) else {
        throw error(at: action, otherState(store.state(at: index), state))
      }
    }
    twin = state
    if index < sample { occupyMemory() }
    expansion.enable(in: state)
    ballast = []
    try compare(actions)
  }

  /// Takes the same step from the state made anew and compares its outcome.
  @inlinable
  mutating func compare(
    choice: Int, after: System.State, events: [System.Event]
  ) throws(ExplorationError) {
    guard let twin else { return }
    let again = expansion.step(twin, choice: choice)
    let action = expansion.actions[choice]
    if again != after { throw error(at: action, otherState(after, again)) }
    if expansion.events != events { throw error(at: action, "a second run emitted other events") }
  }

  /// Takes a step a second time, with other blocks of memory in use, and compares its outcome.
  @inlinable
  mutating func compareAgain(
    _ state: System.State, _ actions: [System.Action], choice: Int, after: System.State,
    events: [System.Event]
  ) throws(ExplorationError) {
    expansion.actions = actions
    twin = expansion.system.withoutMemory(state)
    occupyMemory()
    try compare(choice: choice, after: after, events: events)
    ballast = []
  }

  /// Compares what follows on a state that was reached again, on another way, with what follows on
  /// the one that was reached first.
  @inlinable
  mutating func compareRevisit(
    _ again: System.State, _ state: System.State, from source: Int
  ) throws(ExplorationError) {
    expansion.enable(in: state)
    let actions = expansion.actions
    expansion.enable(in: again)
    try compare(actions)
    guard source < sample, revisits < sample else { return }
    revisits += 1
    twin = state
    let again = expansion.system.withoutMemory(again)
    for choice in actions.indices
    where includes(choice: choice, of: actions.count, time: revisits) {
      let after = expansion.step(again, choice: choice)
      try compare(choice: choice, after: after, events: expansion.events)
    }
  }

  /// Takes the blocks that the first run has given back, so that the second run gets others.
  @usableFromInline
  mutating func occupyMemory() {
    ballast = (0..<64).map { Array(repeating: 0, count: 16 * $0) }
  }

  @inlinable
  func compare(_ actions: [System.Action]) throws(ExplorationError) {
    let again = expansion.actions
    for (first, second) in zip(actions, again) where first != second {
      throw error(
        at: first, "a second look at the same state offered '\(name(second))' in its place")
    }
    if let missing = actions.dropFirst(again.count).first {
      throw error(at: missing, "a second look at the same state did not offer it")
    }
    if let surplus = again.dropFirst(actions.count).first {
      throw error(at: surplus, "only a second look at the same state offered it")
    }
  }

  @usableFromInline
  func otherState(_ state: System.State, _ twin: System.State) -> String {
    state == state
      ? expansion.system.otherState(than: state, twin)
      : "the state after it is not equal to itself, as one with a NaN in it"
  }

  @usableFromInline
  func name(_ action: System.Action) -> String {
    expansion.system.name(of: action)
  }

  @usableFromInline
  func error(at action: System.Action, _ difference: String) -> ExplorationError {
    .nondeterministic(action: name(action), difference: difference)
  }
}

extension TransitionSystem {
  /// That a second run led to another state, and how that differs if the system can tell.
  @usableFromInline
  func otherState(than state: State, _ twin: State) -> String {
    let reason = difference(between: state, and: twin)
    return "a second run led to another state" + (reason.map { ": \($0)" } ?? "")
  }
}

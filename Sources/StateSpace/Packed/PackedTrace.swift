// SPDX-License-Identifier: MIT

/// A shortest path through a packed system.
public struct PackedTrace: Hashable, Sendable {
  /// One transition.
  public struct Step: Hashable, Sendable {
    /// Which of the transitions that are possible in the state before, counted from 0.
    public let choice: Int
    /// The name of the transition.
    public let action: String
    /// The state after it.
    public let state: PackedWords
  }

  /// The state in which the path begins.
  public let initial: PackedWords
  /// The transitions in order.
  public let steps: [Step]

  /// The state in which the path ends.
  public var final: PackedWords { steps.last?.state ?? initial }
}

extension PackedExploration {
  /// A shortest path to a state in which the invariant does not hold, if there is one.
  ///
  /// Of all such paths it is the first in the order of initial states and transitions, which is
  /// the one that an `Explorer` finds. After a compact search it may not be the shortest.
  ///
  /// - Throws: An error if the system answers otherwise than when it was explored.
  /// - Precondition: The states were kept.
  /// - Complexity: Every state nearer than the violation is expanded once more.
  public func traceToViolation() throws(ExplorationError) -> PackedTrace? {
    guard let depth = violations.depth else { return nil }
    return try trace(toDepth: depth) { !system.isSafe(at: $0) }
  }

  /// A shortest path to a state without any transition, if there is one; otherwise the same.
  public func traceToDeadlock() throws(ExplorationError) -> PackedTrace? {
    guard let depth = deadlocks.depth else { return nil }
    var successors = makeBuffer()
    return try trace(toDepth: depth) { state in
      successors.removeAll()
      system.appendSuccessors(ofStateAt: state, to: &successors)
      return successors.count == 0
    }
  }

  /// A shortest path to a state, or `nil` if it was not reached.
  ///
  /// - Precondition: The states were kept.
  /// - Complexity: Every state is looked at, and those nearer than the wanted one expanded.
  public func trace(to state: PackedWords) throws(ExplorationError) -> PackedTrace? {
    let width = layout.width
    let isWanted = { (place: UnsafePointer<UInt64>) in
      PackedWords(at: place, count: width) == state
    }
    let depth = chunks.firstIndex { level in
      level.contains { $0.places.contains(where: isWanted) }
    }
    guard let depth else { return nil }
    return try trace(toDepth: depth, where: isWanted)
  }

  private func makeBuffer() -> PackedSuccessors {
    PackedSuccessors(capacity: 64, width: layout.width)
  }

  /// Walks back from all states that are wanted, then forward along the first choices.
  private func trace(
    toDepth depth: Int, where isWanted: (UnsafePointer<UInt64>) -> Bool
  ) throws(ExplorationError) -> PackedTrace {
    precondition(!chunks.isEmpty, "There is no trace without the states.")
    var ancestors: [Set<PackedWords>] = [[]]
    for chunk in chunks[depth] {
      for state in chunk.places where isWanted(state) {
        ancestors[0].insert(PackedWords(at: state, count: layout.width))
      }
    }
    for level in chunks[..<depth].reversed() {
      ancestors.append(parents(of: ancestors[ancestors.count - 1], in: level))
    }
    guard let first = ancestors.popLast(),
      let initial = system.initialWords.lazy.map(\.padded).first(where: first.contains)
    else { throw Self.changedAnswers }
    var state = initial
    var steps: [PackedTrace.Step] = []
    for level in ancestors.reversed() {
      steps.append(try step(from: state, into: level))
      state = steps[steps.count - 1].state
    }
    return PackedTrace(initial: initial, steps: steps)
  }

  private static var changedAnswers: ExplorationError {
    .nondeterministic(action: nil, difference: "a state has other successors than it had")
  }

  /// The states of a level that have a successor among some states.
  private func parents(
    of targets: Set<PackedWords>, in level: [PackedLog.Chunk]
  ) -> Set<PackedWords> {
    var successors = makeBuffer()
    var parents: Set<PackedWords> = []
    for chunk in level {
      for state in chunk.places {
        successors.removeAll()
        system.appendSuccessors(ofStateAt: state, to: &successors)
        if (0..<successors.count).contains(where: { targets.contains(successors[$0]) }) {
          parents.insert(PackedWords(at: state, count: layout.width))
        }
      }
    }
    return parents
  }

  private func step(
    from state: PackedWords, into targets: Set<PackedWords>
  ) throws(ExplorationError) -> PackedTrace.Step {
    var successors = makeBuffer()
    let words = [state.first, state.second, state.third, state.fourth]
    words.withUnsafeBufferPointer { words in
      if let place = words.baseAddress {
        system.appendSuccessors(ofStateAt: place, to: &successors)
      }
    }
    for choice in 0..<successors.count where targets.contains(successors[choice]) {
      return PackedTrace.Step(
        choice: choice, action: system.name(ofAction: successors.codes[choice]),
        state: successors[choice])
    }
    throw Self.changedAnswers
  }
}

extension PackedExploration where System.Words == UInt64 {
  /// A shortest path to a word, or `nil` if it was not reached; otherwise the same.
  public func trace(to word: UInt64) throws(ExplorationError) -> PackedTrace? {
    try trace(to: PackedWords(word))
  }
}

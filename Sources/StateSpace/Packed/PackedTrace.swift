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
    public let word: UInt64
  }

  /// The state in which the path begins.
  public let initial: UInt64
  /// The transitions in order.
  public let steps: [Step]

  /// The state in which the path ends.
  public var final: UInt64 { steps.last?.word ?? initial }
}

extension PackedExploration {
  /// A shortest path to a state in which the invariant does not hold, if there is one.
  ///
  /// Of all such paths it is the first in the order of initial states and transitions, which is
  /// the one that an `Explorer` finds.
  ///
  /// - Precondition: The states were kept.
  /// - Complexity: Every state nearer than the violation is expanded once more.
  public func traceToViolation() -> PackedTrace? {
    violations.depth.map { depth in trace(toDepth: depth) { !system.isSafe($0) } }
  }

  /// A shortest path to a state without any transition, if there is one; otherwise the same.
  public func traceToDeadlock() -> PackedTrace? {
    deadlocks.depth.map { depth in
      var successors = PackedSuccessors(capacity: 64)
      return trace(toDepth: depth) { word in
        successors.removeAll()
        system.appendSuccessors(of: word, to: &successors)
        return successors.count == 0
      }
    }
  }

  /// A shortest path to a state, or `nil` if it was not reached.
  ///
  /// - Precondition: The states were kept.
  /// - Complexity: Every state is looked at, and those nearer than the wanted one expanded.
  public func trace(to word: UInt64) -> PackedTrace? {
    let depth = chunks.firstIndex { level in level.contains { $0.words.contains(word) } }
    return depth.map { depth in trace(toDepth: depth) { $0 == word } }
  }

  /// Walks back from all states that are wanted, then forward along the first choices.
  private func trace(toDepth depth: Int, where isWanted: (UInt64) -> Bool) -> PackedTrace {
    precondition(!chunks.isEmpty, "There is no trace without the states.")
    var ancestors = [chunks[depth].flatMap { $0.words.filter(isWanted) }]
    for level in chunks[..<depth].reversed() {
      ancestors.append(parents(of: ancestors[ancestors.count - 1], in: level))
    }
    ancestors.reverse()
    let first = PackedWordSet(ancestors[0])
    guard let initial = system.initialWords.first(where: { first.contains($0) }) else {
      preconditionFailure("The system's answers changed since it was explored.")
    }
    var word = initial
    var steps: [PackedTrace.Step] = []
    for level in ancestors.dropFirst() {
      steps.append(step(from: word, into: PackedWordSet(level)))
      word = steps[steps.count - 1].word
    }
    return PackedTrace(initial: initial, steps: steps)
  }

  /// The words of a level that have a successor among some words.
  private func parents(of words: [UInt64], in level: [PackedLog.Chunk]) -> [UInt64] {
    let targets = PackedWordSet(words)
    var successors = PackedSuccessors(capacity: 64)
    var parents: [UInt64] = []
    for chunk in level {
      for word in chunk.words {
        successors.removeAll()
        system.appendSuccessors(of: word, to: &successors)
        if targets.firstIndex(in: successors) != nil { parents.append(word) }
      }
    }
    return parents
  }

  private func step(from word: UInt64, into targets: borrowing PackedWordSet) -> PackedTrace.Step {
    var successors = PackedSuccessors(capacity: 64)
    system.appendSuccessors(of: word, to: &successors)
    guard let choice = targets.firstIndex(in: successors) else {
      preconditionFailure("The system's answers changed since it was explored.")
    }
    return PackedTrace.Step(
      choice: choice, action: system.name(ofAction: successors.codes[choice]),
      word: successors.words[choice])
  }
}

/// A set of words that is made once and asked often.
struct PackedWordSet: ~Copyable {
  private let slots: UnsafeMutablePointer<UInt64>
  private let mask: Int

  init(_ words: [UInt64]) {
    var size = 64
    while size < 4 * words.count { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    for word in words { slots[place(of: word)] = word | PackedTable.tag }
  }

  deinit { slots.deallocate() }

  func contains(_ word: UInt64) -> Bool { slots[place(of: word)] != 0 }

  func firstIndex(in successors: borrowing PackedSuccessors) -> Int? {
    for index in 0..<successors.count where contains(successors.words[index]) { return index }
    return nil
  }

  private func place(of word: UInt64) -> Int {
    let key = word | PackedTable.tag
    var slot = Int(truncatingIfNeeded: PackedTable.mix(key) >> 32) & mask
    while slots[slot] != 0, slots[slot] != key { slot = (slot + 1) & mask }
    return slot
  }
}

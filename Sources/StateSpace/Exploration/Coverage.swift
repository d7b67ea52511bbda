// SPDX-License-Identifier: MIT

/// How often an action was taken.
public struct ActionCoverage: Hashable, Sendable {
  /// The action's name.
  public let name: String
  /// The number of transitions by the action.
  public let taken: Int
  /// The fewest steps after which the action can have been taken, counting the action itself.
  public let firstDepth: Int

  /// Makes coverage from its parts.
  public init(name: String, taken: Int, firstDepth: Int) {
    self.name = name
    self.taken = taken
    self.firstDepth = firstDepth
  }
}

/// How often one action followed another.
public struct ActionPair: Hashable, Sendable {
  /// The name of the action that was taken first.
  public let first: String
  /// The name of the action that was taken next.
  public let second: String
  /// The number of states reached by the first action in which the second was taken.
  public let states: Int

  /// Makes a pair from its parts.
  public init(first: String, second: String, states: Int) {
    self.first = first
    self.second = second
    self.states = states
  }
}

/// Which actions followed which, over all pairs of actions that were taken at all.
public struct ActionPairCoverage: Hashable, Sendable {
  /// The pairs that occurred, sorted by name.
  public let occurred: [ActionPair]
  /// The pairs that never occurred, sorted by name.
  public let missing: [ActionPair]

  /// Makes coverage from its parts.
  public init(occurred: [ActionPair], missing: [ActionPair]) {
    self.occurred = occurred
    self.missing = missing
  }
}

/// How many states belong to one class of a classification.
public struct StateClassCoverage: Hashable, Sendable {
  /// The name of the class.
  public let name: String
  /// The number of distinct states in the class.
  public let states: Int
  /// The fewest steps after which the class is reached.
  public let firstDepth: Int

  /// Makes coverage from its parts.
  public init(name: String, states: Int, firstDepth: Int) {
    self.name = name
    self.states = states
    self.firstDepth = firstDepth
  }
}

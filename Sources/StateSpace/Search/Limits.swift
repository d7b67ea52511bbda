// SPDX-License-Identifier: MIT

/// How far an exploration goes; without limits, until nothing new is found.
public struct Limits: Hashable, Sendable {
  /// The greatest number of steps from an initial state, at least 1.
  ///
  /// States that far away are still checked. If no action leads from them to a new state, the
  /// space is closed and the limit hides nothing.
  public var depth: Int?
  /// The greatest number of distinct states.
  ///
  /// The result then ends with the last complete level.
  public var states: Int?
  /// The greatest number of bytes that the whole process may have in memory.
  ///
  /// The result then ends with the last complete level. Which one that is, depends on the machine;
  /// what is said of it is the same as with a limit on depth.
  public var memory: Int?
  /// How many steps may be executed until a level is begun: it is begun if the actions enabled in
  /// its states fit.
  ///
  /// An action counts together with those that lead to it from an initial state, all of which a
  /// system made of objects has to execute again: one that is enabled after 20 actions counts 21
  /// steps. Unlike the limit on states this one costs nothing that is thrown away. Where an action
  /// has to be executed more than once, as open questions have more than one answer, the last level
  /// may take more.
  public var steps: Int?
  /// Whether a level that does not fit below the limit on steps is begun all the same, and after it
  /// others, with half of the steps that are left then.
  ///
  /// States are then expanded first in which other actions are enabled than in those expanded before.
  /// What is said to be so up to a depth is said of the levels that are complete. Where checkpoints are
  /// taken, levels are never begun in part.
  public var goesOnInPart = false

  /// Makes limits; a limit left out does not apply.
  public init(
    depth: Int? = nil, states: Int? = nil, memory: Int? = nil, steps: Int? = nil
  ) {
    self.depth = depth
    self.states = states
    self.memory = memory
    self.steps = steps
  }

  /// No limits at all.
  public static var none: Limits { Limits() }

  func validate() throws(ExplorationError) {
    if let depth, depth < 1 { throw .invalidLimit("depth", depth) }
    if let states, states < 1 { throw .invalidLimit("states", states) }
    if let steps, steps < 1 { throw .invalidLimit("executed steps", steps) }
    if let memory {
      guard memory >= 1 else { throw .invalidLimit("memory", memory) }
      guard ProcessMemory.resident != nil else { throw .memoryUnknown }
    }
  }
}

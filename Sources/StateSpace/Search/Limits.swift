// SPDX-License-Identifier: MIT

/// How far an exploration goes; without limits, until nothing new is found.
public struct Limits: Hashable, Sendable {
  /// The greatest number of steps from an initial state.
  ///
  /// States that far away are still checked. If no action leads from them to a new state, the
  /// space is closed and the limit hides nothing.
  public var depth: Int?
  /// The greatest number of distinct states.
  ///
  /// The result then ends with the last complete level.
  public var states: Int?

  /// Makes limits; a limit left out does not apply.
  public init(depth: Int? = nil, states: Int? = nil) {
    self.depth = depth
    self.states = states
  }

  /// No limits at all.
  public static var none: Limits { Limits() }

  func validate() throws(ExplorationError) {
    if let depth, depth < 1 { throw .invalidLimit("depth", depth) }
    if let states, states < 1 { throw .invalidLimit("states", states) }
  }
}

// SPDX-License-Identifier: MIT

/// How far a running exploration has come.
public struct Progress: Hashable, Sendable {
  /// The distinct states found so far.
  public let states: Int
  /// The actions executed so far.
  public let transitions: Int
  /// The level that is being expanded.
  public let depth: Int
  /// The states found but not yet expanded.
  public let frontier: Int
  /// The bytes that the process will presumably have in memory at the end of the level, if a limit
  /// makes that worth knowing and the levels so far allow to tell.
  public let forecast: Int?
  /// The properties seen to be violated so far, in the order in which that was found.
  ///
  /// It grows at the ends of levels. Properties that need the whole space are judged at the end.
  public internal(set) var violations: [Violation] = []

  /// A property that is violated.
  public struct Violation: Hashable, Sendable {
    /// The property's name.
    public let property: String
    /// The number of steps of the shortest counterexample.
    public let depth: Int

    /// Names a property that is violated.
    public init(property: String, depth: Int) {
      self.property = property
      self.depth = depth
    }
  }
}

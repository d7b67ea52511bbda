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
}

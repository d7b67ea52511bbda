// SPDX-License-Identifier: MIT

/// How far a packed search has come, and how much memory it takes.
public struct PackedStage: Hashable, Sendable {
  /// The level that is about to be expanded.
  public let depth: Int
  /// The states found so far.
  public let states: Int
  /// Those of them that are about to be expanded.
  public let frontier: Int
  /// The bytes that the table and the states in the log take.
  public let bytes: Int
  /// The bytes that they will presumably take at the end of the level; `nil` as long as there is nothing
  /// to go by.
  ///
  /// A level is taken to grow as the one before it did.
  public let forecast: Int?
}

// SPDX-License-Identifier: MIT

/// How far a packed search has come, and how much memory it takes.
package struct PackedStage: Hashable, Sendable {
  /// The level that is about to be expanded.
  package let depth: Int
  /// The states found so far.
  package let states: Int
  /// Those of them that are about to be expanded.
  package let frontier: Int
  /// The bytes that the table and the states in the log take.
  package let bytes: Int
  /// The bytes that they will presumably take at the end of the level; `nil` as long as there is nothing
  /// to go by.
  ///
  /// A level is taken to grow as the one before it did.
  package let forecast: Int?
}

// SPDX-License-Identifier: MIT

/// Predicts from the levels so far how much memory the next one takes.
///
/// A level grows as the one before it did, and a state takes as much as those so far; what the
/// process held before the search began is not counted as theirs.
@usableFromInline
package struct MemoryForecast: Sendable {
  /// Fewer states than this say nothing about the size of one.
  private static let smallestSample = 1_000

  private var atStart: Int?
  /// The bytes that the process will have in memory when the states of the next level are stored;
  /// `nil` as long as there is nothing to go by.
  @usableFromInline private(set) var bytes: Int?

  @usableFromInline
  init() {}

  /// Takes note of a level that is complete.
  @usableFromInline
  mutating func note(levels: [Int], states: Int) {
    note(levels: levels, states: states, resident: ProcessMemory.resident)
  }

  mutating func note(levels: [Int], states: Int, resident: Int?) {
    guard let resident else { return }
    let atStart = atStart ?? resident
    self.atStart = atStart
    bytes = Self.prediction(levels: levels, states, resident: resident, atStart: atStart)
  }

  private static func prediction(
    levels: [Int], _ states: Int, resident: Int, atStart: Int
  ) -> Int? {
    guard let next = nextLevel(after: levels, states: states), resident > atStart else {
      return nil
    }
    let bytesPerState = Double(resident - atStart) / Double(states)
    let more = next * bytesPerState
    return more < Double(Int.max / 2) ? resident + Int(more) : nil
  }

  /// How many states the next level presumably has, after levels with so many states in all; `nil` as
  /// long as there is nothing to go by.
  package static func nextLevel(after levels: [Int], states: Int) -> Double? {
    guard states >= smallestSample, levels.count > 1 else { return nil }
    let last = Double(levels[levels.count - 1])
    return last * last / Double(levels[levels.count - 2])
  }
}

// SPDX-License-Identifier: MIT

/// A behavior that never ends, as a way into a cycle and the cycle, in numbers.
struct Lasso: Sendable {
  /// A transition: the state it leaves, and which of the transitions that were kept for that state.
  struct Hop: Sendable {
    let state: Int
    let rank: Int
  }

  /// Where the obligation that is broken was made; the shortest path leads there.
  let start: Int
  /// The way from there into the cycle.
  let stem: [Hop]
  /// The cycle; empty to stand still forever where the stem ends.
  let circle: [Hop]
}

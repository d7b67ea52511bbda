// SPDX-License-Identifier: MIT

/// A behavior that never ends, as a way into a cycle and the cycle, in numbers.
struct Lasso: Sendable {
  /// A transition.
  struct Hop: Sendable {
    /// The state that it leads to.
    let target: Int
    /// The place of its action among those that are enabled.
    ///
    /// Never empty; more than one where the answers to open questions decide.
    let ranks: [Rank]

    /// The place under given answers.
    func rank(under given: Answers, in sets: AnswerSets) -> Int {
      (ranks.first { sets.contains(given, in: $0.answers) } ?? ranks[0]).place
    }
  }

  /// The place that an action has under some answers.
  struct Rank: Sendable {
    let answers: AnswerSets.Number
    let place: Int
  }

  /// The way into the cycle from where the obligation that is broken was made.
  let stem: [Hop]
  /// The cycle; empty to stand still forever where the stem ends.
  let circle: [Hop]
}

// SPDX-License-Identifier: MIT

/// A behavior that never ends, as a way into a cycle and the cycle, in numbers.
struct Lasso: Sendable {
  /// A transition: the state it leaves, and which of the transitions that were kept for that state.
  struct Hop: Sendable {
    let state: Int
    /// Never empty; more than one where the answers to open questions decide.
    let ranks: [Rank]

    init(state: Int, rank: Int) {
      self.init(state: state, ranks: [Rank(answers: AnswerSets.all, place: rank)])
    }

    init(state: Int, ranks: [Rank]) { (self.state, self.ranks) = (state, ranks) }

    /// Which transition it is, where no questions are open.
    var rank: Int { ranks[0].place }

    /// Which transition it is under given answers.
    func rank(under given: Answers, in sets: AnswerSets) -> Int {
      ranks.first { sets.contains(given, in: $0.answers) }?.place ?? rank
    }
  }

  /// Which of the transitions it is that a state has under some answers.
  struct Rank: Sendable {
    let answers: AnswerSets.Number
    let place: Int
  }

  /// Where the obligation that is broken was made; the shortest path leads there.
  let start: Int
  /// The way from there into the cycle.
  let stem: [Hop]
  /// The cycle; empty to stand still forever where the stem ends.
  let circle: [Hop]
}

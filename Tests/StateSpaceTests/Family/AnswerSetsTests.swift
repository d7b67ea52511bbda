// SPDX-License-Identifier: MIT

import Testing

@testable import StateSpace

@Suite("The answers that bring about a violation")
struct AnswerSetsTests {
  private static func answers(_ answers: (question: Int, answer: Int)...) -> Answers {
    answers.reduce(Answers()) { $0.answering($1.question, with: $1.answer) }
  }

  /// The conditions for violations that each come with some of several combinations, below initial
  /// states of their own.
  private static func conditions(_ violated: [Answers]...) -> [Answers] {
    var sets = AnswerSets(answerCounts: [2, 3, 2])
    let numbers = violated.map { choices in
      choices.reduce(AnswerSets.none) { sets.union($0, sets.set(of: $1)) }
    }
    return sets.shortestConditions(for: numbers)
  }

  @Test func `are none where nothing is violated`() { #expect(Self.conditions([]) == []) }

  @Test func `are no answers at all where every combination violates`() {
    #expect(Self.conditions([Self.answers((0, 0)), Self.answers((0, 1))]) == [Answers()])
  }

  @Test func `are one answer where that alone decides`() {
    let violated = (0..<2).map { Self.answers((0, $0), (1, 2)) }
    #expect(Self.conditions(violated) == [Self.answers((1, 2))])
  }

  @Test func `are two answers where it takes both`() {
    let violated = Self.answers((0, 1), (2, 1))
    #expect(Self.conditions([violated]) == [violated])
  }

  @Test func `are each of two answers where either suffices`() {
    let violated = [Self.answers((0, 1)), Self.answers((2, 1))]
    #expect(Self.conditions(violated) == violated)
  }

  @Test func `have to suffice below one initial state, not below several together`() {
    let violated = [Self.answers((0, 0)), Self.answers((0, 1))]
    #expect(Self.conditions([violated[0]], [violated[1]]) == violated)
  }

  @Test func `are chosen from a set, the first of each question where it makes no difference`() {
    var sets = AnswerSets(answerCounts: [2, 3, 2])
    let left = sets.set(of: Self.answers((1, 2)))
    let both = sets.union(left, sets.set(of: Self.answers((0, 1), (1, 1))))
    let first = sets.first(in: both)
    #expect(first == Self.answers((0, 0), (1, 2), (2, 0)))
    let other = sets.first(in: both, besides: [Self.answers((1, 2))])
    #expect(other == Self.answers((0, 1), (1, 1), (2, 0)))
    #expect(sets.first(in: both, agreeingWith: Self.answers((1, 0))) == nil)
    #expect(sets.difference(left, both) == AnswerSets.none)
  }
  @Test("are the first that a look at each combination finds", arguments: 0..<40)
  func firstOfAll(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let counts = [2, 3, 2, 3]
    var sets = AnswerSets(answerCounts: counts)
    /// Answers to some of the questions.
    func some(_ share: Int) -> Answers {
      counts.indices.reduce(Answers()) { answers, question in
        guard Int.random(in: 0..<4, using: &random) < share else { return answers }
        return answers.answering(
          question, with: Int.random(in: 0..<counts[question], using: &random))
      }
    }
    func agree(_ answers: Answers, _ other: Answers) -> Bool {
      other.questions.allSatisfy { answers[$0] == other[$0] }
    }
    let combinations = counts.indices.reduce([Answers()]) { found, question in
      found.flatMap { answers in
        (0..<counts[question]).map { answers.answering(question, with: $0) }
      }
    }
    for _ in 0..<50 {
      let parts = (0..<3).map { _ in some(3) }
      let set = parts.reduce(AnswerSets.none) { sets.union($0, sets.set(of: $1)) }
      let given = some(1)
      let others = (0..<Int.random(in: 0...5, using: &random)).map { _ in some(2) }
      let expected = combinations.first { answers in
        parts.contains { agree(answers, $0) } && agree(answers, given)
          && !others.contains { agree(answers, $0) }
      }
      #expect(sets.first(in: set, agreeingWith: given, besides: others) == expected)
    }
  }
}

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

  @Test("are none where nothing is violated")
  func nothing() { #expect(Self.conditions([]) == []) }

  @Test("are no answers at all where every combination violates")
  func always() {
    #expect(Self.conditions([Self.answers((0, 0)), Self.answers((0, 1))]) == [Answers()])
  }

  @Test("are one answer where that alone decides")
  func one() {
    let violated = (0..<2).map { Self.answers((0, $0), (1, 2)) }
    #expect(Self.conditions(violated) == [Self.answers((1, 2))])
  }

  @Test("are two answers where it takes both")
  func both() {
    let violated = Self.answers((0, 1), (2, 1))
    #expect(Self.conditions([violated]) == [violated])
  }

  @Test("are each of two answers where either suffices")
  func either() {
    let violated = [Self.answers((0, 1)), Self.answers((2, 1))]
    #expect(Self.conditions(violated) == violated)
  }

  @Test("have to suffice below one initial state, not below several together")
  func origins() {
    let violated = [Self.answers((0, 0)), Self.answers((0, 1))]
    #expect(Self.conditions([violated[0]], [violated[1]]) == violated)
  }

  @Test("are chosen from a set, the first of each question where it makes no difference")
  func first() {
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
}

// SPDX-License-Identifier: MIT

extension StateStore {
  /// Asks questions of all states, and returns the answers to each, in the order of the states.
  ///
  /// A state is put together from its code once, however many questions there are.
  @inlinable
  func truths(of questions: GraphQuestions<System>) -> [[Bool]] {
    var questions = questions
    var answers = Array(
      repeating: Array(repeating: false, count: count), count: questions.answerCount)
    for index in indices {
      let part = coding.part(of: code(at: index))
      questions.forEachTruth(of: state(at: index), part) { answers[$0][index] = true }
    }
    return answers
  }
}

/// What a claim about the whole graph asks of states: of each obligation what selects them, if anything
/// does, and its goal; then what its assumptions ask.
@usableFromInline
struct GraphQuestions<System: TransitionSystem> {
  /// The answers of a part of states for each of several obligations, under the answers to open
  /// questions that it takes.
  @usableFromInline
  struct Mask {
    @usableFromInline let owed: UInt64
    @usableFromInline let kept: UInt64
    /// One bit for each question that was asked.
    @usableFromInline let asked: UInt64
    @usableFromInline let answers: Answers

    @inlinable
    init(owed: UInt64, kept: UInt64, asked: UInt64, answers: Answers) {
      (self.owed, self.kept, self.asked, self.answers) = (owed, kept, asked, answers)
    }
  }

  @usableFromInline var isOwing: Property<System>.StatePredicate?
  @usableFromInline var owed: (@Sendable (System.StatePart) -> UInt64)?
  @usableFromInline var kept: (@Sendable (System.StatePart) -> UInt64)?
  /// How many obligations they answer for.
  @usableFromInline var maskWidth = 0
  /// What they answered for parts that have numbers.
  @usableFromInline var known: [UInt32: [Mask]] = [:]
  @usableFromInline var predicates: [Property<System>.StatePredicate] = []

  @usableFromInline
  init(_ property: Property<System>) {
    switch property.rule {
    case .recovery(let claim):
      predicates = [claim.antecedent, claim.goal].compactMap(\.self)
    case .temporal(let claim):
      if let masks = claim.masks {
        (isOwing, owed, kept) = (masks.isOwing, masks.owed, masks.kept)
        maskWidth = claim.obligations.count
      } else {
        predicates = claim.obligations.flatMap { [$0.trigger.antecedent, $0.goal.predicate] }
          .compactMap(\.self)
      }
      predicates += claim.stateAssumptions
    case .state, .step, .view, .witness, .monitor, .deadlock:
      break
    }
  }

  /// Visits the places of the answers that are yes.
  ///
  /// - Parameters:
  ///   - state: The state, with answers to open questions.
  ///   - part: The number of its part, if it has one.
  ///   - answers: The answers.
  ///   - note: Where questions are noted that are asked.
  ///   - body: Receives the places.
  @inlinable
  mutating func forEachTruth(
    of state: System.State, _ part: UInt32?, under answers: Answers = Answers(),
    _ note: QuestionNote? = nil, _ body: (Int) -> Void
  ) {
    if let isOwing {
      let mask = isOwing(state) ? mask(of: state, part, under: answers, note) : nil
      let (owed, kept) = (mask?.owed ?? 0, mask?.kept ?? .max)
      // Of each obligation come what selects states and its goal.
      for bit in 0..<maskWidth {
        if owed >> UInt64(bit) & 1 == 1 { body(2 * bit) }
        if kept >> UInt64(bit) & 1 == 1 { body(2 * bit + 1) }
      }
    }
    let first = 2 * maskWidth
    for place in predicates.indices where predicates[place](state) { body(first + place) }
  }

  @inlinable
  mutating func mask(
    of state: System.State, _ number: UInt32?, under answers: Answers, _ note: QuestionNote?
  ) -> Mask {
    if let number, let all = known[number] {
      for mask in all where answers.toQuestions(mask.asked) == mask.answers {
        note?.add(mask.asked)
        return mask
      }
    }
    let part = System.part(of: state)
    let (owed, kept) = (owed, kept)
    let ask = { (owed: owed?(part) ?? 0, kept: kept?(part) ?? .max) }
    let (bits, asked) = note?.questions(askedBy: ask) ?? (ask(), 0)
    let mask = Mask(
      owed: bits.owed, kept: bits.kept, asked: asked, answers: answers.toQuestions(asked))
    if let number { known[number, default: []].append(mask) }
    return mask
  }

  @usableFromInline var answerCount: Int { 2 * maskWidth + predicates.count }
}

// SPDX-License-Identifier: MIT

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
  /// What they answered for parts, by their numbers.
  @usableFromInline var known: [[Mask]] = []
  @usableFromInline var predicates: [Property<System>.StatePredicate] = []

  @usableFromInline
  init(_ property: Property<System>) {
    switch property.rule {
    case .recovery(let claim):
      predicates = [claim.antecedent, claim.goal, claim.better?.antecedent, claim.better?.goal]
        .compactMap(\.self)
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

  /// Notes what is true of a state, as bits: what is owed, what is kept, and the other answers.
  ///
  /// The state knows the answers to open questions, and its part may have a number. There is room for
  /// the bits from `first` on, all of them zero.
  @inlinable
  mutating func ask(
    _ state: System.State, _ part: UInt32?, under answers: Answers, _ note: QuestionNote?,
    into words: inout [UInt64], at first: Int
  ) {
    var first = first
    if let isOwing {
      let mask = isOwing(state) ? mask(of: state, part, under: answers, note) : nil
      words[first] = mask?.owed ?? 0
      words[first + 1] = mask?.kept ?? .max
      first += 2
    }
    for place in predicates.indices where predicates[place](state) {
      words[first + place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  @inlinable
  mutating func mask(
    of state: System.State, _ number: UInt32?, under answers: Answers, _ note: QuestionNote?
  ) -> Mask {
    if let number, number < known.count {
      for mask in known[Int(number)] where answers.toQuestions(mask.asked) == mask.answers {
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
    if let number {
      while known.count <= number { known.append([]) }
      known[Int(number)].append(mask)
    }
    return mask
  }

  /// How many words the answers take.
  @usableFromInline var wordCount: Int {
    (isOwing == nil ? 0 : 2) + (predicates.count + 63) / 64
  }

  /// The answers as they are used: of each obligation what selects states and its goal, then the
  /// others.
  @usableFromInline
  func truths(in table: TruthTable, at first: Int) -> [FamilyTruth] {
    let masks = (0..<maskWidth).flatMap {
      [FamilyTruth(table, first, $0), FamilyTruth(table, first + 1, $0)]
    }
    let rest = isOwing == nil ? first : first + 2
    return masks + predicates.indices.map { FamilyTruth(table, rest + $0 >> 6, $0 & 63) }
  }
}

// SPDX-License-Identifier: MIT

extension StateStore {
  /// Asks questions of all states, and returns the answers to each, in the order of the states.
  ///
  /// A state is put together from its code once, however many questions there are.
  @inlinable
  func truths(of questions: GraphQuestions<System>) -> [[Bool]] {
    var answers = Array(
      repeating: Array(repeating: false, count: count), count: questions.answerCount)
    for index in indices {
      questions.forEachTruth(of: state(at: index)) { answers[$0][index] = true }
    }
    return answers
  }
}

/// What a claim about the whole graph asks of states: of each obligation what selects them, if anything
/// does, and its goal; then what its assumptions ask.
@usableFromInline
struct GraphQuestions<System: TransitionSystem> {
  /// Questions with an answer for each of several obligations; none or two.
  @usableFromInline var masks: [@Sendable (System.State) -> UInt64] = []
  /// How many obligations they answer for.
  @usableFromInline var maskWidth = 0
  @usableFromInline var predicates: [Property<System>.StatePredicate] = []

  @usableFromInline
  init(_ property: Property<System>) {
    switch property.rule {
    case .recovery(let claim):
      predicates = [claim.antecedent, claim.goal].compactMap(\.self)
    case .temporal(let claim):
      if let masks = claim.masks {
        self.masks = [masks.owed, masks.kept]
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
  @inlinable
  func forEachTruth(of state: System.State, _ body: (Int) -> Void) {
    for place in masks.indices {
      let mask = masks[place](state)
      // Of each obligation come what selects states and its goal.
      for bit in 0..<maskWidth where mask >> UInt64(bit) & 1 == 1 {
        body(masks.count * bit + place)
      }
    }
    let first = masks.count * maskWidth
    for place in predicates.indices where predicates[place](state) { body(first + place) }
  }

  @usableFromInline var answerCount: Int { masks.count * maskWidth + predicates.count }
}

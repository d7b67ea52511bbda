// SPDX-License-Identifier: MIT

extension StateStore {
  /// Asks questions of all states, and returns the answers to each, in the order of the states.
  ///
  /// A state is put together from its code once, however many questions there are.
  @inlinable
  func truths(of questions: [Property<System>.StatePredicate]) -> [[Bool]] {
    var answers = questions.map { _ in Array(repeating: false, count: count) }
    if questions.isEmpty { return answers }
    for index in indices {
      let state = state(at: index)
      for place in questions.indices { answers[place][index] = questions[place](state) }
    }
    return answers
  }
}

extension Property.Rule {
  /// What a claim about the whole graph asks of states: of each promise what selects them, if
  /// anything does, and its goal; then what its assumptions ask.
  var graphQuestions: [Property.StatePredicate] {
    switch self {
    case .recovery(let claim):
      return [claim.antecedent, claim.goal].compactMap(\.self)
    case .temporal(let claim):
      let promises = claim.promises.flatMap { [$0.trigger.antecedent, $0.goal.predicate] }
      return promises.compactMap(\.self) + claim.stateAssumptions
    case .state, .step, .view, .witness, .monitor, .deadlock:
      return []
    }
  }
}

// SPDX-License-Identifier: MIT

/// Questions that properties ask, each with the name of the property that asks it.
struct Probes<System: TransitionSystem> {
  var states: [(name: String, ask: Property<System>.StatePredicate)] = []
  var steps: [(name: String, ask: Property<System>.StepPredicate)] = []
  var actions: [(name: String, ask: @Sendable (System.Action) -> Bool)] = []

  init(_ properties: [Property<System>]) {
    for property in properties {
      let name = "the property '\(property.name)'"
      switch property.rule {
      case .state(let antecedent, let predicate):
        states += ([antecedent].compactMap(\.self) + [predicate]).map { (name, $0) }
      case .witness(let predicate):
        states.append((name, predicate))
      case .step, .view:
        guard let claim = property.rule.stepClaim else { continue }
        steps += ([claim.antecedent].compactMap(\.self) + [claim.predicate]).map { (name, $0) }
      case .recovery(let claim):
        states += ([claim.antecedent].compactMap(\.self) + [claim.goal]).map { (name, $0) }
        if let via = claim.via { actions.append((name, via)) }
      case .temporal, .monitor, .deadlock:
        continue
      }
    }
  }

  /// The first question that two states answer differently.
  func difference(_ first: System.State, _ second: System.State) -> String? {
    states.first { $0.ask(first) != $0.ask(second) }?.name
  }
}

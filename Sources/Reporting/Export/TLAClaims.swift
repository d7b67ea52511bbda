// SPDX-License-Identifier: MIT

import StateSpace

/// The properties of a system as invariants and temporal formulas of TLA⁺.
struct TLAClaims {
  let model: ExplicitModel

  private var names: [String] {
    model.claims.enumerated().map { ExportNames.identifier("P", $0 + 1, $1.name) }
  }

  /// The names of the invariants, the proofs of distances included.
  var invariants: [String] {
    zip(names, model.claims).flatMap { name, claim -> [String] in
      if case .recovery = claim.rule { return [name, "\(name)_proof"] }
      return claim.kind.isTemporal ? [] : [name]
    }
  }

  /// The names of the temporal formulas.
  var properties: [String] {
    zip(names, model.claims).filter { $1.kind.isTemporal }.map { $0.0 }
  }

  /// What was found here and what TLC has to say, one line for each claim.
  var findings: [String] {
    zip(names, model.claims).map { "\($0): \($1.finding). TLC: \($1.expectation)." }
  }

  var text: String {
    zip(names, model.claims).enumerated().map { index, pair in
      "\\* \(pair.1.kind.rawValue): \(ExportNames.comment(pair.1.name))\n"
        + definition(index, pair.0, pair.1.rule)
    }.joined(separator: "\n")
  }

  private func definition(_ index: Int, _ name: String, _ rule: ExplicitClaim.Rule) -> String {
    switch rule {
    case .neverState(let broken): "\(name) == ~(\(isIn(broken)))\n"
    case .neverStep(let broken): "\(name) == \(noStep(broken))\n"
    case .witness(let marks): "\(name) == ~(\(isIn(marks)))\n"
    case .monitor(let lane): "\(name) == m\(lane + 1) # \(model.monitors[lane].broken)\n"
    case .deadlock: "\(name) == Out # {} \\/ \(isIn(model.isAccepting))\n"
    case .recovery(let claim): recovery(index, name, claim)
    case .temporal(let claim): "\(name) ==\n  \(formula(claim))\n"
    }
  }

  // MARK: Sets

  private func set(_ marks: [Bool]) -> String {
    "{" + ExportNames.lines(marks.indices.filter { marks[$0] }.map { String($0) }) + "}"
  }

  /// Whether the state is marked; the smaller of the set and its complement is written.
  private func isIn(_ marks: [Bool]) -> String {
    marks.count { $0 } * 2 <= marks.count
      ? "state \\in \(set(marks))" : "state \\notin \(set(marks.map { !$0 }))"
  }

  /// No transition out of the state is among those that break a claim.
  private func noStep(_ broken: [[Int]]) -> String {
    let pairs = broken.enumerated().flatMap { state, places in
      places.map { place -> String in
        let edge = model.transitions[state][place]
        return "<<\(state), \(edge.action), \(edge.target)>>"
      }
    }
    return "\\A e \\in Out : <<state, e[1], e[2]>> \\notin {\n\(ExportNames.lines(pairs))}"
  }

  // MARK: Goals within reach

  private func recovery(_ index: Int, _ name: String, _ claim: ExplicitClaim.Recovery) -> String {
    let distance = "Distance\(index + 1)"
    let distances = claim.distances.map { String($0 ?? -1) }
    return """
      \(distance) == <<
      \(ExportNames.lines(distances))
      >>
      \(name) == (\(isIn(claim.isObligation))) => \(distance)[state + 1] >= 0
      \(name)_proof ==
        LET next == {\(distance)[e[2] + 1] : e \\in {x \\in Out : x[1] \\in \(set(claim.isWay))}}
            here == \(distance)[state + 1]
        IN  IF \(isIn(claim.isGoal)) THEN here = 0
            ELSE IF here < 0 THEN \\A d \\in next : d < 0
            ELSE here - 1 \\in next /\\ \\A d \\in next : d < 0 \\/ here - 1 <= d

      """
  }

  // MARK: Obligations

  private func formula(_ claim: ExplicitClaim.Temporal) -> String {
    let formulas = claim.obligations.map { self.obligation($0) }
    let obligation =
      formulas.count == 1 ? formulas[0] : "(\(formulas.joined(separator: "\n    /\\ ")))"
    let assumptions = claim.fairness.map { assumption($0) }
    return assumptions.isEmpty
      ? obligation : "(\(assumptions.joined(separator: "\n    /\\ ")))\n  => \(obligation)"
  }

  private func obligation(_ obligation: ExplicitClaim.Temporal.Obligation) -> String {
    switch (obligation.trigger, obligation.goal) {
    case (_, .settled(let marks)): "<>[](\(isIn(marks)))"
    case (.initially, .reached(let marks)): "<>(\(isIn(marks)))"
    case (.whenever(let obligations), .reached(let marks)):
      "((\(isIn(obligations))) ~> (\(isIn(marks))))"
    case (.always, .reached(let marks)): "[]<>(\(isIn(marks)))"
    }
  }

  private func assumption(_ assumption: ExplicitClaim.Assumption) -> String {
    switch assumption.form {
    case .weak(let marks): "WF_state(\(step(marks)))"
    case .strong(let marks): "SF_state(\(step(marks)))"
    case .ceasing(let marks): "<>[][~\(step(marks))]_state"
    case .recurring(let marks): "[]<>(\(isIn(marks)))"
    }
  }

  private func step(_ marks: [Bool]) -> String {
    "(\\E e \\in Out : e[1] \\in \(set(marks)) /\\ state' = e[2])"
  }
}

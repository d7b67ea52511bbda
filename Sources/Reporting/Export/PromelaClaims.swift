// SPDX-License-Identifier: MIT

import StateSpace

/// The properties of a system as never claims and formulas of Promela.
///
/// SPIN takes a name before an opening parenthesis for a call with side effects and refuses it in
/// an expression; so the names of functions, which have none here, stand in parentheses too.
struct PromelaClaims {
  let model: ExplicitModel
  let marks: ExportMarks

  /// The names of the claims, in the order of the properties; a property that makes several
  /// obligations has one for each, for the sake of SPIN, whose automata grow with the square of what
  /// one formula says and faster.
  var names: [[String]] {
    model.claims.enumerated().map { index, claim in
      let name = ExportNames.identifier("p", index + 1, claim.name)
      guard case .temporal(let temporal) = claim.rule, temporal.obligations.count > 1 else {
        return [name]
      }
      return temporal.obligations.indices.map { "\(name)_\($0 + 1)" }
    }
  }

  /// The names of the claims for a breadth-first search.
  var safety: [String] { named { !$0.kind.isTemporal } }

  /// The names of the claims about runs without end.
  var temporal: [String] { named { $0.kind.isTemporal } }

  private func named(_ isMeant: (ExplicitClaim) -> Bool) -> [String] {
    zip(names, model.claims).filter { isMeant($1) }.flatMap { $0.0 }
  }

  /// What was found here and what SPIN has to say, one line for each property.
  var findings: [String] {
    zip(names, model.claims).map { names, claim in
      let range = names.count == 1 ? names[0] : "\(names[0]) to \(names.count)"
      let several = names.count > 1 && claim.isReported ? ", of one of them or more" : ""
      return "\(range): \(claim.finding). SPIN: \(claim.expectation)\(several)."
    }
  }

  var text: String {
    let claims = zip(names, model.claims).enumerated()
    let safety = claims.filter { !$1.1.kind.isTemporal }.map { claim($0, $1.0, $1.1) }
    let temporal = claims.filter { $1.1.kind.isTemporal }.map { claim($0, $1.0, $1.1) }
    return "#ifndef TEMPORAL\n"
      + ([Self.never("every_state", "Never broken: for counting.", nil)] + safety).joined()
      + "#else\n" + temporal.joined() + "#endif\n"
  }

  private func claim(_ index: Int, _ names: [String], _ claim: ExplicitClaim) -> String {
    let name = names[0]
    let comment = "\(claim.kind.rawValue): \(claim.name)"
    let condition: String
    switch claim.rule {
    case .neverState: condition = marked(.broken, index)
    case .neverStep: condition = "(mc_breaks)(now.state, \(marks.bit(.broken, of: index)))"
    case .witness: condition = marked(.witness, index)
    case .monitor(let lane): condition = "now.m\(lane + 1) == \(model.monitors[lane].broken)"
    case .deadlock:
      condition = "(mc_is_stuck)(now.state) && !(mc_marked)(now.state, \(marks.accepting))"
    case .recovery:
      let isLost = "\(marked(.obligation, index)) && (mc_distance_\(index + 1))(now.state) < 0"
      let isWrong = "!(mc_is_proved_\(index + 1))(now.state)"
      return Self.never(name, comment, isLost)
        + Self.never("\(name)_proof", "Whether the distances to the goal are right.", isWrong)
    case .temporal(let temporal):
      return zip(names, temporal.obligations).enumerated().map { place, pair in
        formula(index, pair.0, comment, obligation(pair.1, place, of: index), temporal.fairness)
      }.joined()
    }
    return Self.never(name, comment, condition)
  }

  private func marked(_ role: ExportMarks.Role, _ claim: Int) -> String {
    "(mc_marked)(now.state, \(marks.bit(role, of: claim)))"
  }

  private static func never(_ name: String, _ comment: String, _ condition: String?) -> String {
    let exit = condition.map { "  :: c_expr { \($0) } -> break\n  :: else\n" } ?? "  :: true\n"
    return """
      /* \(ExportNames.comment(comment)) */
      never \(name) {
        do
      \(exit)  od
      }

      """
  }

  // MARK: Obligations

  private func formula(
    _ index: Int, _ name: String, _ comment: String, _ obligation: String,
    _ fairness: [ExplicitClaim.Assumption]
  ) -> String {
    let assumptions = assumptions(fairness, of: index)
    let whole =
      assumptions.isEmpty
      ? obligation : "(\(assumptions.joined(separator: " && ")))\n    -> \(obligation)"
    return """
      /* \(ExportNames.comment(comment)) */
      ltl \(name) {
        \(whole)
      }

      """
  }

  private func obligation(
    _ obligation: ExplicitClaim.Temporal.Obligation, _ place: Int, of claim: Int
  ) -> String {
    let goal = "(c_expr { \(marked(.kept(place), claim)) })"
    return switch (obligation.trigger, obligation.goal) {
    case (_, .settled): "<>[]\(goal)"
    case (.initially, .reached): "<>\(goal)"
    case (.whenever, .reached): "[]((c_expr { \(marked(.made(place), claim)) }) -> <>\(goal))"
    case (.always, .reached): "[]<>\(goal)"
    }
  }

  /// The assumptions; what ceases does so in one formula, as each `<>[]` doubles SPIN's automaton.
  private func assumptions(_ fairness: [ExplicitClaim.Assumption], of claim: Int) -> [String] {
    let bits = fairness.indices.map { marks.bit(.assumption($0), of: claim) }
    let taken = bits.map { "(c_expr { (now.taken_\($0 / 32) >> \($0 % 32)) & 1 })" }
    let ceasing = fairness.indices.filter {
      if case .ceasing = fairness[$0].form { true } else { false }
    }
    return fairness.indices.compactMap { place in
      let enabled = "(c_expr { (mc_enables)(now.state, \(bits[place])) })"
      switch fairness[place].form {
      case .weak: return "[]<>(!\(enabled) || \(taken[place]))"
      case .strong: return "([]<>\(enabled) -> []<>\(taken[place]))"
      case .recurring: return "[]<>(c_expr { (mc_marked)(now.state, \(bits[place])) })"
      case .ceasing:
        guard place == ceasing.first else { return nil }
        let never = ceasing.map { "!\(taken[$0])" }.joined(separator: " && ")
        return ceasing.count == 1 ? "<>[]\(never)" : "<>[](\(never))"
      }
    }
  }
}

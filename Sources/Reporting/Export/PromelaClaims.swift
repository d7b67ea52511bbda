// SPDX-License-Identifier: MIT

import StateSpace

/// The properties of a system as never claims and formulas of Promela.
///
/// SPIN takes a name before an opening parenthesis for a call with side effects and refuses it in
/// an expression; so the names of functions, which have none here, stand in parentheses too.
struct PromelaClaims {
  let model: ExplicitModel
  let marks: ExportMarks

  /// The names of the claims, in the order of the properties.
  var names: [String] {
    model.claims.enumerated().map { ExportNames.identifier("p", $0 + 1, $1.name) }
  }

  /// The names of the claims for a breadth-first search.
  var safety: [String] { named { !$0.kind.isTemporal } }

  /// The names of the claims about runs without end.
  var temporal: [String] { named { $0.kind.isTemporal } }

  private func named(_ isMeant: (ExplicitClaim) -> Bool) -> [String] {
    zip(names, model.claims).filter { isMeant($1) }.map { $0.0 }
  }

  /// What was found here and what SPIN has to say, one line for each claim.
  var findings: [String] {
    zip(names, model.claims).map { "\($0): \($1.finding). SPIN: \($1.expectation)." }
  }

  var text: String {
    let claims = zip(names, model.claims).enumerated()
    let safety = claims.filter { !$1.1.kind.isTemporal }.map { claim($0, $1.0, $1.1) }
    let temporal = claims.filter { $1.1.kind.isTemporal }.map { claim($0, $1.0, $1.1) }
    return "#ifndef TEMPORAL\n"
      + ([Self.never("every_state", "Never broken: for counting.", nil)] + safety).joined()
      + "#else\n" + temporal.joined() + "#endif\n"
  }

  private func claim(_ index: Int, _ name: String, _ claim: ExplicitClaim) -> String {
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
      let isLost = "\(marked(.promise, index)) && (mc_distance_\(index + 1))(now.state) < 0"
      let isWrong = "!(mc_is_proved_\(index + 1))(now.state)"
      return Self.never(name, comment, isLost)
        + Self.never("\(name)_proof", "Whether the distances to the goal are right.", isWrong)
    case .temporal(let temporal): return formula(index, name, comment, temporal)
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

  // MARK: Promises

  private func formula(
    _ index: Int, _ name: String, _ comment: String, _ claim: ExplicitClaim.Temporal
  ) -> String {
    let promises = claim.promises.enumerated().map { self.promise($1, $0, of: index) }
    let promise =
      promises.count == 1 ? promises[0] : "(\(promises.joined(separator: "\n    && ")))"
    let assumptions = claim.fairness.enumerated().map { assumption($1, $0, of: index) }
    let whole =
      assumptions.isEmpty
      ? promise : "(\(assumptions.joined(separator: " && ")))\n    -> \(promise)"
    return """
      /* \(ExportNames.comment(comment)) */
      ltl \(name) {
        \(whole)
      }

      """
  }

  private func promise(
    _ promise: ExplicitClaim.Temporal.Promise, _ place: Int, of claim: Int
  ) -> String {
    let goal = "(c_expr { \(marked(.kept(place), claim)) })"
    return switch (promise.trigger, promise.goal) {
    case (_, .settled): "<>[]\(goal)"
    case (.initially, .reached): "<>\(goal)"
    case (.whenever, .reached): "[]((c_expr { \(marked(.made(place), claim)) }) -> <>\(goal))"
    case (.always, .reached): "[]<>\(goal)"
    }
  }

  private func assumption(
    _ assumption: ExplicitClaim.Assumption, _ place: Int, of claim: Int
  ) -> String {
    let bit = marks.bit(.assumption(place), of: claim)
    let enabled = "(c_expr { (mc_enables)(now.state, \(bit)) })"
    let taken = "(c_expr { (now.taken_\(bit / 32) >> \(bit % 32)) & 1 })"
    return switch assumption.form {
    case .weak: "[]<>(!\(enabled) || \(taken))"
    case .strong: "([]<>\(enabled) -> []<>\(taken))"
    case .ceasing: "<>[]!\(taken)"
    case .recurring: "[]<>(c_expr { (mc_marked)(now.state, \(bit)) })"
    }
  }
}

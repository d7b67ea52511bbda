// SPDX-License-Identifier: MIT

extension PeerModel {
  /// The model for rumur and others that read the language of Murphi.
  package var murphi: String {
    let declarations = variables.map { "  \($0.name): 0..\($0.greatest);" }
    let start = variables.map { "  \($0.name) := \($0.initial);" }
    let rules = rules.enumerated().map { index, rule in
      """
      rule "\(index)" \(Self.murphi(rule.guardian)) ==>
      begin
      \(Self.murphi(rule.statements, indent: "  "))
      end;
      """
    }
    return """
      -- Written by modalcheck.
      var
      \(declarations.joined(separator: "\n"))
      startstate
      begin
      \(start.joined(separator: "\n"))
      end;
      \(rules.joined(separator: "\n"))

      """
  }

  private static func murphi(_ statements: [Statement], indent: String) -> String {
    statements.map { indent + murphi($0, indent: indent) }.joined(separator: "\n")
  }

  private static func murphi(_ statement: Statement, indent: String) -> String {
    switch statement {
    case .set(let variable, let value): return "\(variable.name) := \(text(of: value));"
    case .when(let condition, let statements, let otherwise):
      let rest =
        otherwise.isEmpty ? "" : "\(indent)else\n\(murphi(otherwise, indent: indent + "  "))\n"
      return """
        if \(murphi(condition)) then
        \(murphi(statements, indent: indent + "  "))
        \(rest)\(indent)end;
        """
    }
  }

  private static func murphi(_ condition: Condition) -> String {
    switch condition {
    case .equal(let variable, let number): "(\(variable.name) = \(number))"
    case .differs(let variable, let number): "(\(variable.name) != \(number))"
    case .atMost(let variable, let number): "(\(variable.name) <= \(number))"
    case .above(let variable, let number): "(\(variable.name) > \(number))"
    case .all(let parts): "(\(parts.map(murphi).joined(separator: " & ")))"
    case .any(let parts): "(\(parts.map(murphi).joined(separator: " | ")))"
    }
  }
}

// SPDX-License-Identifier: MIT

extension PeerModel {
  /// The model for SPIN: one process that picks among indivisible steps, which is SPIN's best case.
  package var promela: String {
    let declarations = variables.map {
      "\($0.greatest > 1 ? "byte" : "bit") \($0.name) = \($0.initial);"
    }
    let steps = rules.map { rule in
      "  :: d_step { \(Self.promela(rule.guardian)) -> \(Self.promela(rule.statements)) }"
    }
    return """
      /* Written by modalcheck. */
      \(declarations.joined(separator: "\n"))
      active proctype Model() {
        do
      \(steps.joined(separator: "\n"))
        od
      }

      """
  }

  private static func promela(_ statements: [Statement]) -> String {
    guard !statements.isEmpty else { return "skip" }
    return statements.map(promela).joined(separator: "; ")
  }

  private static func promela(_ statement: Statement) -> String {
    switch statement {
    case .set(let variable, let value): "\(variable.name) = \(text(of: value))"
    case .when(let condition, let statements, let otherwise):
      "if :: \(promela(condition)) -> \(promela(statements)) "
        + ":: else -> \(promela(otherwise)) fi"
    }
  }

  private static func promela(_ condition: Condition) -> String {
    switch condition {
    case .equal(let variable, let number): "(\(variable.name) == \(number))"
    case .differs(let variable, let number): "(\(variable.name) != \(number))"
    case .atMost(let variable, let number): "(\(variable.name) <= \(number))"
    case .above(let variable, let number): "(\(variable.name) > \(number))"
    case .all(let parts): "(\(parts.map(promela).joined(separator: " && ")))"
    case .any(let parts): "(\(parts.map(promela).joined(separator: " || ")))"
    }
  }

  private static func text(of value: Value) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .variable(let variable): variable.name
    case .sum(let variable, let number) where number < 0: "\(variable.name) - \(-number)"
    case .sum(let variable, let number): "\(variable.name) + \(number)"
    case .opposite(let variable): "1 - \(variable.name)"
    }
  }
}

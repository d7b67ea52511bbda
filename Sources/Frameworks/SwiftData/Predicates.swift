// SPDX-License-Identifier: MIT

// What Foundation's macro makes of searches for texts, which Foundation itself has on Apple's systems only.
extension PredicateExpressions {
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    let root: Root
    let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      String(try root.evaluate(bindings))
        .localizedStandardContains(String(try other.evaluate(bindings)))
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { .init(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

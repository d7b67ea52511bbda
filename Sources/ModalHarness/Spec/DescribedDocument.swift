// SPDX-License-Identifier: MIT

/// A document about modal presentation, and all that it says.
package struct DescribedDocument: Sendable {
  /// The title, in English, and where the document is known by another name, that one.
  package let title: String
  package let statements: [DocumentStatement]

  package init(_ title: String, _ statements: [DocumentStatement]) {
    self.title = title
    self.statements = statements
  }
}

/// One thing that a document describes, and what can fail if it is otherwise.
package struct DocumentStatement: Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A class, a method or a property that has a part in the document's code.
    case component
    /// What UIKit, SwiftUI or the app does.
    case rule
    /// A table or a diagram.
    case table
    /// What goes wrong, or is easily overlooked.
    case pitfall
  }

  /// A property of a spec.
  package struct Check: Hashable, Sendable {
    package let spec: String
    package let property: String
  }

  package let kind: Kind
  package let text: String
  /// The facts about UIKit that say the same; their scenarios are played on the model and on real
  /// objects.
  package let facts: [String]
  package let checks: [Check]

  /// Describes a statement.
  ///
  /// - Parameters:
  ///   - kind: What is described.
  ///   - text: What the document says of it, in a sentence of our own.
  ///   - facts: The facts, separated by spaces: `A1 A5`.
  ///   - checks: For each spec, the property.
  package init(
    _ kind: Kind, _ text: String, facts: String = "",
    checks: KeyValuePairs<String, String> = [:]
  ) {
    self.kind = kind
    self.text = text
    self.facts = facts.split(separator: " ").map(String.init)
    self.checks = checks.map { Check(spec: $0.key, property: $0.value) }
  }
}

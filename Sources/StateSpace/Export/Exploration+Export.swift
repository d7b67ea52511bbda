// SPDX-License-Identifier: MIT

extension Exploration {
  /// Returns the explored system and its properties as tables, for another engine to check.
  ///
  /// - Parameter properties: The properties that were explored, in the same order.
  /// - Returns: The tables.
  /// - Throws: An error unless the whole space was explored.
  /// - Precondition: `properties` are those of the exploration.
  /// - Complexity: O(*t* · *p*) for *t* transitions and *p* properties.
  public func explicitModel(
    of properties: [Property<System>]
  ) throws(ExportError) -> ExplicitModel {
    precondition(
      properties.map(\.name) == results.map(\.name), "These properties were not explored here.")
    guard outsideConstraint == 0 else { throw .constrained }
    guard isClosed else { throw .notClosed }
    return ExplicitModelBuilder(self, properties).model(properties)
  }
}

/// Why an exploration cannot be handed to another engine.
public enum ExportError: Error, Hashable, Sendable {
  /// The exploration stopped at a limit.
  case notClosed
  /// Some steps lead out of the constraint, where nothing is known.
  case constrained
}

extension ExportError: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .notClosed:
      "Only a whole space can be exported, and this exploration stopped at a limit."
    case .constrained:
      "Only a whole space can be exported, and some steps lead out of the constraint of this one."
    }
  }
}

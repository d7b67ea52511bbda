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

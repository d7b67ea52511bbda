// SPDX-License-Identifier: MIT

/// A value that follows from what else is stored, and so adds nothing to the state.
package struct Derived<Value> {
  package var value: Value

  /// Holds a value.
  package init(_ value: Value) { self.value = value }
}

extension Derived: Sendable where Value: Sendable {}
extension Derived: Equatable where Value: Equatable {}

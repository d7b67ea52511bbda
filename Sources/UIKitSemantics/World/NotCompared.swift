// SPDX-License-Identifier: MIT

/// A value that makes no difference to what it is part of: all are equal.
package struct NotCompared<Value: Sendable>: Hashable, Sendable {
  package var value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (left: NotCompared, right: NotCompared) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

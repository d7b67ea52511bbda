// SPDX-License-Identifier: MIT

/// A value that makes no difference to what it is part of: all are equal.
struct NotCompared<Value: Sendable>: Hashable, Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: NotCompared, right: NotCompared) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

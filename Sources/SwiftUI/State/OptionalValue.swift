// SPDX-License-Identifier: MIT

/// An optional of whatever type.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var some: Any? { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  var some: Any? { self }
}

// SPDX-License-Identifier: MIT

/// An optional of whatever type.
package protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var some: Any? { get }
}

extension Optional: OptionalValue {
  package static var wrapped: Any.Type { Wrapped.self }
  package var some: Any? { self }
}

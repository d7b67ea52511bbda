// SPDX-License-Identifier: MIT

/// A value that closures may carry whatever its isolation: all of a scene is on the main actor.
package struct Unchecked<Value>: @unchecked Sendable {
  package let value: Value
  package init(value: Value) { self.value = value }
}

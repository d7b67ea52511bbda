// SPDX-License-Identifier: MIT

/// A place in a source that could not be adapted, or that needs a look.
package struct Place: Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int
  /// What is in the way.
  package var reason: String
  /// What to do about it.
  package var remedy: String

  /// The place as compilers write it, the reason, and what to do.
  package var description: String { "\(path):\(line): \(reason); \(remedy)" }
}

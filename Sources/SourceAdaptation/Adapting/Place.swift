// SPDX-License-Identifier: MIT

/// A place in a source that could not be adapted, or that does less here than on a device.
package struct Place: Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int
  /// What is in the way.
  package var reason: String
  /// What to do about it.
  package var remedy: String
  /// Whether it compiles and runs, and nothing has to be changed.
  package var isNote = false

  /// The place as compilers write it, the reason, and what to do.
  package var description: String {
    "\(path):\(line): \(isNote ? "note: " : "")\(reason); \(remedy)"
  }
}

// SPDX-License-Identifier: MIT

/// The text of a source file, and the path under which it is spoken of.
package struct SourceFile: Hashable, Sendable {
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Adapted sources, and what they still need.
package struct Adaptation: Hashable, Sendable {
  /// The sources as they were.
  package var originals: [SourceFile]
  /// The adapted sources, in the same order.
  package var files: [SourceFile]
  /// What could not be adapted, and what does less here, by file and line.
  package var places: [Place]

  /// Whether nothing has to be changed by hand.
  package var isComplete: Bool { places.allSatisfy(\.isNote) }

  /// How many files are not as they were.
  package var changedCount: Int { zip(originals, files).count { $0 != $1 } }
}

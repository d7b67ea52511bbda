// SPDX-License-Identifier: MIT

/// What an exported system is called, in comments and traces of the other engine.
package struct ExportTitle: Hashable, Sendable {
  /// The spec and its variant: `semi-modal, as published`.
  package let name: String
  /// The command that writes the export.
  package let command: String
  /// For each initial state of the system, its configuration in words.
  package let configurations: [String]

  package init(name: String, command: String, configurations: [String]) {
    self.name = name
    self.command = command
    self.configurations = configurations
  }
}

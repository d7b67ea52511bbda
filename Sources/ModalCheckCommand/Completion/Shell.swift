// SPDX-License-Identifier: MIT

/// A shell for which there are completion scripts.
enum Shell: String, CaseIterable, Sendable {
  case zsh
  case bash
  case fish

  /// The hidden option that asks for a script.
  static let optionName = "generate-completion-script"

  /// The shell of a name or of a path, such as `/bin/zsh`.
  init?(named name: String) {
    self.init(rawValue: name.split(separator: "/").last.map(String.init) ?? "")
  }
}

// SPDX-License-Identifier: MIT

extension Command {
  /// A value given by its place.
  struct Argument: Sendable {
    var name: String
    var help: String
    var kind: ValueKind = .text
    /// The value if none is given.
    var fallback: String?
    var isRequired = true
    var isRepeating = false

    /// How the argument is called in help and errors.
    var label: String { "<\(name)>" }
  }

  /// A value given by a name: `--depth 6`, `--depth=6`.
  struct Option: Sendable {
    var name: String
    var short: Character?
    /// What the value is called in help and errors; the option's own name if nil.
    var value: String?
    var help: String
    var kind: ValueKind = .text
    /// The value if none is given.
    var fallback: String?
    /// Whether all values count, and not only the last one.
    var isRepeating = false
    var isRequired = false

    /// How the option is called in help and errors.
    var label: String { "--\(name) <\(value ?? name)>" }
  }

  /// What is either given or not: `--quiet`, `-q`.
  struct Flag: Sendable {
    var name: String
    var short: Character?
    var help: String

    /// How the flag is called in help and errors.
    var label: String { "--\(name)" }
  }
}

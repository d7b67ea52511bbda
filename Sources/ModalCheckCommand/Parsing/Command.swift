// SPDX-License-Identifier: MIT

/// A command as a value: what it is called, what it takes, and what it does.
struct Command: Sendable {
  /// A value given by its place.
  struct Argument: Sendable {
    var name: String
    var help: String
    var isRequired = true
    var isRepeating = false
  }

  /// A value given by a name, or a flag if it has no value name.
  struct Option: Sendable {
    var name: String
    var short: Character?
    var value: String?
    var help: String
    var choices: [String] = []
    var fallback: String?
    var isRepeating = false
    var check: Check = .any

    /// What a value has to look like.
    enum Check: Sendable {
      case any
      case wholeNumber(atLeast: Int)
    }
  }

  var name: String
  var abstract: String
  var discussion = ""
  var arguments: [Argument] = []
  var options: [Option] = []
  var subcommands: [Command] = []
  var run: (@Sendable (Input, Output) throws(CommandFailure) -> ExitStatus)?

  static let help = Option(name: "help", short: "h", help: "Show help information.")
  static let version = Option(name: "version", help: "Show the version.")

  /// What was given on the command line.
  struct Input: Sendable {
    var arguments: [String] = []
    var values: [String: [String]] = [:]
    var flags: Set<String> = []

    func value(_ name: String) -> String? { values[name]?.last }
  }
}

/// Where a command writes.
struct Output: Sendable {
  /// Writes to the standard output.
  var write: @Sendable (String) -> Void
  /// Writes to the standard error.
  var writeError: @Sendable (String) -> Void
  /// Whether the standard error is a terminal, so that progress can be shown.
  var isErrorTerminal = false
  /// How many columns lines may have.
  var columns = 80
}

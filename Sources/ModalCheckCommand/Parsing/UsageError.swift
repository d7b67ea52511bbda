// SPDX-License-Identifier: MIT

/// Why a command line is not valid.
struct UsageError: Error {
  let message: String
  /// The command, from the root down, whose usage is shown with the message.
  let path: [Command]
  /// The help line of the argument or option at fault.
  var hint: String?
  /// Whether the whole help is shown, because nothing was given at all.
  var showsHelp = false
}

extension UsageError {
  static func unknownSubcommand(_ word: String, of path: [Command]) -> UsageError {
    let names = path.last?.subcommands.map(\.name) ?? []
    let suggestion = Suggestion.text(for: word, among: names)
    return UsageError(
      message: "Unknown subcommand '\(word)'."
        + (suggestion.isEmpty ? " Please provide one of \(Suggestion.list(names))." : suggestion),
      path: path)
  }

  /// An option that the command does not have; `name` is without dashes, `word` is with them.
  static func unknownOption(_ word: String, name: String?, of path: [Command]) -> UsageError {
    let suggestion = name.map {
      Suggestion.text(for: $0, among: path.last?.longNames ?? [], prefix: "--")
    }
    return UsageError(
      message: "Unknown option '\(word)'" + (suggestion.map { $0.isEmpty ? "" : ".\($0)" } ?? ""),
      path: path)
  }

  static func missingValue(of option: Command.Option, _ path: [Command]) -> UsageError {
    UsageError(
      message: "Missing value for '\(option.label)'", path: path,
      hint: "\(option.label)  \(option.help)")
  }

  static func unwantedValue(_ value: String, for word: String, _ path: [Command]) -> UsageError {
    UsageError(
      message: "The option '\(word)' does not take any value, but '\(value)' was specified.",
      path: path)
  }

  static func unsupportedShell(_ name: String?, _ root: Command) -> UsageError {
    let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
    let opening =
      name.map { "Can't generate completion scripts for '\($0)'." }
      ?? "Can't autodetect a supported shell."
    return UsageError(
      message: """
        \(opening)
        Please use --\(Shell.optionName)=<shell> with one of:
            \(shells)
        """,
      path: [root])
  }
}

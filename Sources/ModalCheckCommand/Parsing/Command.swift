// SPDX-License-Identifier: MIT

/// A command as a value: what it is called, what it takes, and what it does.
///
/// ```swift
/// let measure = Command(
///   name: "measure", abstract: "Measure areas of a map.",
///   arguments: [.init(name: "area", help: "The areas to measure.", isRepeating: true)],
///   options: [
///     .init(
///       name: "scale", help: "How many metres a step has.", kind: .wholeNumber(atLeast: 1),
///       fallback: "10")
///   ],
///   flags: [.init(name: "round", short: "r", help: "Round what was measured.")],
///   run: { input, output in
///     output.write("\(input.values("area").count) at \(input.wholeNumber("scale"))\n")
///     return .success
///   })
/// ```
///
/// A command either runs or has subcommands; one that only has subcommands shows its help.
struct Command: Sendable {
  /// What a command does with its input.
  typealias Run = @Sendable (Input, Output) throws(CommandFailure) -> ExitStatus

  var name: String
  /// One sentence, shown in the command's own help and in its parent's.
  var abstract: String
  /// What else there is to say; line breaks and indents are kept.
  var discussion = ""
  /// The values given by their place; only the last of them may repeat or be left out.
  var arguments: [Argument] = []
  /// The values given by a name.
  var options: [Option] = []
  /// What is either given or not.
  var flags: [Flag] = []
  var subcommands: [Command] = []
  var run: Run?

  /// The flags that every command has.
  static let help = Flag(name: "help", short: "h", help: "Show help information.")
  static let version = Flag(name: "version", help: "Show the version.")

  /// The flags of the command, and those that every command has.
  var allFlags: [Flag] { flags + [Self.version, Self.help] }

  /// The long names of all options and flags, without their dashes.
  var longNames: [String] { options.map(\.name) + allFlags.map(\.name) }
}

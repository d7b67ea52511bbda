// SPDX-License-Identifier: MIT

import Foundation
public import ModalHarness

/// The command-line tool as a library: a package of your own gets it in three lines.
///
/// ```swift
/// import ModalCheckCommand
///
/// @main struct Tool {
///   static func main() { ModalCheck.main(specs: [MySpec()]) }
/// }
/// ```
public enum ModalCheck {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// Runs the tool with the process's arguments, and ends the process with its exit status.
  public static func main(specs: [any Spec]) -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(run(words, specs: specs, output: .process).rawValue)
  }

  /// Runs the tool.
  static func run(_ words: [String], specs: [any Spec], output: Output) -> ExitStatus {
    CommandRunner(root: root(specs: specs), version: version).run(words, output)
  }

  private static func root(specs: [any Spec]) -> Command {
    Command(
      name: "modalcheck", abstract: "Check modal presentation exhaustively.",
      discussion: """
        Explores every sequence of user actions, app calls and system events against an \
        executable model of UIKit's presentation rules.

        Exit status: 0 as expected, 1 not as expected, 64 wrong usage, 65 invalid data, 66 \
        unreadable input, 70 internal error, 73 unwritable output.
        """,
      subcommands: [
        ExploreCommand.command(specs: specs), ListCommand.command(specs: specs),
        ReplayCommand.command(specs: specs),
      ])
  }
}

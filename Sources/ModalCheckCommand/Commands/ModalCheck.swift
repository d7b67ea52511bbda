// SPDX-License-Identifier: MIT

import Foundation
@_exported public import ModalHarness

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
  static let version = "0.2.0"

  /// Runs the tool with the process's arguments, and ends the process with its exit status.
  public static func main(specs: [any Spec]) -> Never {
    main(specs: specs, documents: nil)
  }

  /// Runs the tool, which also reports what checks each statement of documents, and what the model
  /// does about every fact known of UIKit.
  ///
  /// That is the same for everybody, so it stands with this package's own reports only.
  package static func main(specs: [any Spec], documents: [DescribedDocument]?) -> Never {
    let environment = ProcessInfo.processInfo.environment
    let streams = StandardStreams()
    let output = streams.output(environment: environment)
    let words = Array(CommandLine.arguments.dropFirst())
    var status = run(
      words, specs: specs, documents: documents, interruption: .ofProcess,
      output: output, shell: environment["SHELL"])
    if let failure = streams.failure {
      output.writeError(message: failure.message)
      status = failure.status
    }
    exit(status.rawValue)
  }

  static func run(
    _ words: [String], specs: [any Spec], documents: [DescribedDocument]? = nil,
    interruption: Interruption = .never, secondProcess: SecondProcess = .ofThisTool,
    readLine: @escaping @Sendable () -> String? = { Swift.readLine() }, output: Output,
    shell: String? = nil
  ) -> ExitStatus {
    let root = root(
      specs: specs, documents: documents, interruption, secondProcess, readLine)
    return CommandRunner(root: root, version: version, shell: shell).run(words, output)
  }

  /// The whole command line as a value.
  static func root(
    specs: [any Spec], documents: [DescribedDocument]? = nil,
    _ interruption: Interruption = .never,
    _ secondProcess: SecondProcess = .ofThisTool,
    _ readLine: @escaping @Sendable () -> String? = { nil }
  ) -> Command {
    Command(
      name: "modalcheck", abstract: "Check modal presentation exhaustively.",
      discussion: """
        Explores every sequence of user actions, app calls and system events against an \
        executable model of UIKit's presentation rules.

        \(ExitStatus.table)
        """,
      subcommands: [
        ExploreCommand.command(
          specs: specs, documents: documents, interruption: interruption,
          secondProcess: secondProcess),
        MergeCommand.command(specs: specs, documents: documents),
        DiffCommand.command(specs: specs, interruption: interruption),
        ListCommand.command(specs: specs),
        ReplayCommand.command(specs: specs),
        WalkCommand.command(specs: specs, readLine: readLine),
        SimulateCommand.command(specs: specs),
        ExportCommand.command(specs: specs), GraphCommand.command(specs: specs),
        ExplainCommand.command(), ConformanceCommand.command,
        AdaptCommand.command,
        BenchCommand.command(specs: specs, secondProcess: secondProcess),
      ])
  }
}

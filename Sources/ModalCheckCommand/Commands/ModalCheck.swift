// SPDX-License-Identifier: MIT

import Foundation
@_exported public import ModalHarness
import Reporting

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
    if let fault = fault(in: specs) {
      output.writeError(message: fault)
      return .invalidData
    }
    let root = root(
      specs: specs, documents: documents, interruption, secondProcess, readLine)
    return CommandRunner(root: root, version: version, shell: shell).run(words, output)
  }

  /// Why reports or traces of specs could be mistaken for others; `nil` if they cannot.
  private static func fault(in specs: [any Spec]) -> String? {
    func double(_ names: [String]) -> String? {
      names.indices.first { names[..<$0].contains(names[$0]) }.map { names[$0] }
    }
    let names = specs.map(\.identifier)
    if let name = double(names) {
      return "Two specs have the identifier '\(name)'. Each needs one of its own."
    }
    if let name = names.first(where: { $0.wholeMatch(of: /[a-z0-9-]+/) == nil }) {
      return """
        The identifier '\(name)' of a spec is invalid. Please use lower-case letters, digits and \
        hyphens: it is the name of a file.
        """
    }
    for spec in specs {
      let variants = Shard.units(of: spec).map(\.variant)
      if let name = double(variants) {
        return """
          The spec '\(spec.identifier)' has two variants named '\(name)'. Each needs a name of its own.
          """
      }
      if let name = variants.first(where: { $0.contains(/[;>=]/) }) {
        return """
          The variant '\(name)' of the spec '\(spec.identifier)' cannot be named in a trace. Please \
          leave out ';', '>' and '='.
          """
      }
    }
    return nil
  }

  /// The whole command line as a value.
  static func root(
    specs: [any Spec], documents: [DescribedDocument]? = nil,
    _ interruption: Interruption = .never,
    _ secondProcess: SecondProcess = .ofThisTool,
    _ readLine: @escaping @Sendable () -> String? = { nil }
  ) -> Command {
    Command(
      name: ToolName.executable, abstract: "Check modal presentation exhaustively.",
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

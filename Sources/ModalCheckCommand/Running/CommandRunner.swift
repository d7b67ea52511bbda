// SPDX-License-Identifier: MIT

/// Parses a command line, runs what it asks for, and reports errors.
struct CommandRunner {
  let root: Command
  let version: String
  /// The path of the user's shell, for which a completion script is made unless another is named.
  var shell: String?

  /// Runs the tool with the words that follow its name.
  func run(_ words: [String], _ output: Output) -> ExitStatus {
    do throws(UsageError) {
      switch try CommandLineParser(root: root).parse(words) {
      case .run(let path, let input): return run(path, input, output)
      case .help(let path): output.write(help(path, output).text + "\n")
      case .version: output.write(version + "\n")
      case .completionScript(let name): output.write(try completionScript(name))
      }
      return .success
    } catch {
      report(error, output)
      return .usage
    }
  }

  private func run(_ path: [Command], _ input: Command.Input, _ output: Output) -> ExitStatus {
    guard let run = path[path.count - 1].run else { return .internalError }
    do throws(CommandFailure) {
      return try run(input, output)
    } catch {
      output.writeError(message: error.message)
      if error.status == .usage { output.writeError(help(path, output).hint + "\n") }
      return error.status
    }
  }

  private func completionScript(_ name: String?) throws(UsageError) -> String {
    guard let shell = Shell(named: name ?? shell ?? "") else {
      throw .unsupportedShell(name, root)
    }
    return CompletionScript(root: root, shell: shell).text
  }

  private func report(_ error: UsageError, _ output: Output) {
    let help = help(error.path, output)
    output.writeError(message: error.message)
    if let hint = error.hint { output.writeError("Help:  \(hint)\n") }
    output.writeError((error.showsHelp ? "\n" + help.text : help.hint) + "\n")
  }

  private func help(_ path: [Command], _ output: Output) -> HelpText {
    HelpText(path: path, columns: output.columns)
  }
}

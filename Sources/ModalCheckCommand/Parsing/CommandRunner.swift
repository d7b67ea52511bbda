// SPDX-License-Identifier: MIT

/// Parses a command line, runs what it asks for, and reports errors.
struct CommandRunner {
  let root: Command
  let version: String

  func run(_ words: [String], _ output: Output) -> ExitStatus {
    do {
      switch try CommandLineParser(root: root).parse(words) {
      case .help(let path):
        output.write(HelpText(path: path, columns: output.columns).text)
        return .success
      case .version:
        output.write("\(version)\n")
        return .success
      case .run(let path, let input):
        return run(path, input, output)
      }
    } catch {
      report(error, output)
      return .usage
    }
  }

  private func run(_ path: [Command], _ input: Command.Input, _ output: Output) -> ExitStatus {
    guard let body = path[path.count - 1].run else { return .internalError }
    do {
      return try body(input, output)
    } catch {
      output.writeError("Error: \(error.message)\n")
      if error.status == .usage {
        output.writeError(HelpText(path: path, columns: output.columns).hint)
      }
      return error.status
    }
  }

  private func report(_ error: UsageError, _ output: Output) {
    let help = HelpText(path: error.path, columns: output.columns)
    output.writeError("Error: \(error.message)\n")
    if let hint = error.hint { output.writeError("Help:  \(hint)\n") }
    output.writeError(error.showsHelp ? "\n\(help.text)" : help.hint)
  }
}

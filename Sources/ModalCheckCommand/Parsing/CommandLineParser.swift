// SPDX-License-Identifier: MIT

/// What a command line asks for; a command comes with its parents, the root first.
enum CommandRequest: Sendable {
  case run([Command], Command.Input)
  case help([Command])
  case version
  /// The completion script for a shell, or for the user's own shell if none is named.
  case completionScript(String?)
}

/// Reads a command line by the conventions of swift-argument-parser.
///
/// Who asks for help gets it, whatever else is wrong. Of several errors, the first is reported.
struct CommandLineParser {
  let root: Command

  func parse(_ words: [String]) throws(UsageError) -> CommandRequest {
    var path = [root]
    var rest = words[...]
    if words.first == Self.help.name, !root.subcommands.isEmpty {
      return try parseHelp(words.dropFirst())
    }
    while let word = rest.first, let next = path[path.count - 1].subcommand(word) {
      path.append(next)
      rest = rest.dropFirst()
    }
    var pass = ParserPass(path: path)
    return try pass.parse(rest)
  }

  /// `tool help sub`, the same as `tool sub --help`.
  private func parseHelp(_ words: ArraySlice<String>) throws(UsageError) -> CommandRequest {
    var pass = ParserPass(path: [root, Self.help])
    let request = try pass.parse(words)
    guard case .run(let helpPath, let input) = request else { return request }
    let names = input.values("subcommands")
    if names == [Self.help.name] { return .help(helpPath) }
    var path = [root]
    for word in names {
      guard let next = path[path.count - 1].subcommand(word) else {
        throw .unknownSubcommand(word, of: path)
      }
      path.append(next)
    }
    return .help(path)
  }

  private static let help = Command(
    name: "help", abstract: "Show subcommand help information.",
    arguments: [
      .init(name: "subcommands", help: "", isRequired: false, isRepeating: true)
    ],
    run: { (_, _) throws(CommandFailure) in .success })
}

extension Command {
  fileprivate func subcommand(_ name: String) -> Command? {
    subcommands.first { $0.name == name }
  }
}

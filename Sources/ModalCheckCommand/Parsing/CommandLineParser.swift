// SPDX-License-Identifier: MIT

/// What a command line asks for.
enum ParsedCommand: Sendable {
  case run([Command], Command.Input)
  case help([Command])
  case version
}

/// Why a command line is not valid.
struct UsageError: Error {
  let message: String
  /// The command, from the root down, whose usage is shown with the message.
  let path: [Command]
  /// The help line of the option at fault.
  var hint: String?
  /// Whether the whole help is shown, because nothing was given at all.
  var showsHelp = false
}

/// Reads a command line by the conventions of swift-argument-parser.
struct CommandLineParser {
  let root: Command

  func parse(_ words: [String]) throws(UsageError) -> ParsedCommand {
    if words.first == "help", !root.subcommands.isEmpty {
      return try help(Array(words.dropFirst()))
    }
    var path = [root]
    var rest = words[...]
    while let word = rest.first, let command = path.last, !command.subcommands.isEmpty,
      let next = command.subcommands.first(where: { $0.name == word })
    {
      path.append(next)
      rest = rest.dropFirst()
    }
    var run = ParseRun(path: path)
    return try run.parse(Array(rest))
  }

  private func help(_ words: [String]) throws(UsageError) -> ParsedCommand {
    var path = [root]
    for word in words {
      guard let next = path[path.count - 1].subcommands.first(where: { $0.name == word }) else {
        throw unknownSubcommand(word, path)
      }
      path.append(next)
    }
    return .help(path)
  }
}

private func unknownSubcommand(_ word: String, _ path: [Command]) -> UsageError {
  let names = path[path.count - 1].subcommands.map(\.name)
  return UsageError(
    message: "Unknown subcommand '\(word)'." + Suggestion.text(for: word, among: names),
    path: path)
}

/// One pass over the words that belong to one command.
private struct ParseRun {
  let path: [Command]
  private var input = Command.Input()
  private var wantsHelp = false
  private var wantsVersion = false

  init(path: [Command]) { self.path = path }

  private var command: Command { path[path.count - 1] }
  private var options: [Command.Option] { command.options + [Command.version, Command.help] }

  mutating func parse(_ words: [String]) throws(UsageError) -> ParsedCommand {
    var index = 0
    var takesOptions = true
    while index < words.count {
      let word = words[index]
      index += 1
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("--") {
        try takeLong(word, words, &index)
      } else if takesOptions, word.hasPrefix("-"), word.count > 1 {
        try takeShort(word, words, &index)
      } else {
        input.arguments.append(word)
      }
    }
    if wantsHelp { return .help(path) }
    if wantsVersion { return .version }
    guard command.run != nil else {
      if let word = input.arguments.first { throw unknownSubcommand(word, path) }
      return .help(path)
    }
    try checkArguments()
    return .run(path, input)
  }

  private mutating func takeLong(
    _ word: String, _ words: [String], _ index: inout Int
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError(
        message: "Unknown option '--\(name)'."
          + Suggestion.text(
            for: name, among: options.map(\.name), prefix: "--"),
        path: path)
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if option.value == nil, let attached {
      throw UsageError(
        message: "The option '--\(name)' does not take any value, but '\(attached)' was specified.",
        path: path)
    }
    try take(option, attached: attached, words, &index)
  }

  private mutating func takeShort(
    _ word: String, _ words: [String], _ index: inout Int
  ) throws(UsageError) {
    for letter in word.dropFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw UsageError(message: "Unknown option '-\(letter)'.", path: path)
      }
      try take(option, attached: nil, words, &index)
    }
  }

  private mutating func take(
    _ option: Command.Option, attached: String?, _ words: [String], _ index: inout Int
  ) throws(UsageError) {
    guard let placeholder = option.value else {
      if option.name == Command.help.name { wantsHelp = true }
      if option.name == Command.version.name { wantsVersion = true }
      input.flags.insert(option.name)
      return
    }
    var value = attached
    if value == nil, index < words.count, !words[index].hasPrefix("-") {
      value = words[index]
      index += 1
    }
    let label = "--\(option.name) <\(placeholder)>"
    guard let value else {
      // A negative number is a value that the option refuses, not an option of its own.
      if index < words.count, Int(words[index]) != nil {
        throw UsageError(
          message: invalid(words[index], label, option), path: path,
          hint: "\(label)  \(option.help)")
      }
      throw UsageError(
        message: "Missing value for '\(label)'", path: path, hint: "\(label)  \(option.help)")
    }
    guard isValid(value, for: option) else {
      throw UsageError(
        message: invalid(value, label, option), path: path, hint: "\(label)  \(option.help)")
    }
    input.values[option.name, default: []].append(value)
  }

  private func isValid(_ value: String, for option: Command.Option) -> Bool {
    if !option.choices.isEmpty { return option.choices.contains(value) }
    switch option.check {
    case .any: return true
    case .wholeNumber(let least): return Int(value).map { $0 >= least } ?? false
    }
  }

  private func invalid(_ value: String, _ label: String, _ option: Command.Option) -> String {
    let expected =
      switch option.check {
      case .any: "one of \(Suggestion.list(option.choices))"
      case .wholeNumber(let least): "a whole number of at least \(least)"
      }
    return "The value '\(value)' is invalid for '\(label)'. Please provide \(expected)."
      + Suggestion.text(for: value, among: option.choices)
  }

  private func checkArguments() throws(UsageError) {
    let arguments = command.arguments
    let required = arguments.filter(\.isRequired)
    if input.arguments.count < required.count {
      throw UsageError(
        message: "Missing expected argument '<\(required[input.arguments.count].name)>'",
        path: path, showsHelp: input.arguments.isEmpty && input.values.isEmpty)
    }
    guard !(arguments.last?.isRepeating ?? false), input.arguments.count > arguments.count else {
      return
    }
    let extra = input.arguments.dropFirst(arguments.count).map { "'\($0)'" }
    throw UsageError(
      message: extra.count == 1
        ? "Unexpected argument \(extra[0])"
        : "\(extra.count) unexpected arguments: \(extra.joined(separator: ", "))",
      path: path)
  }
}

// SPDX-License-Identifier: MIT

/// One pass over the words that belong to one command.
struct ParserPass {
  private let path: [Command]
  private let command: Command
  private var input: Command.Input
  private var rest: ArraySlice<String> = []
  private var positionals: [String] = []
  private var isEmpty = true
  private var scriptRequest: CommandRequest?
  private var error: UsageError?

  /// - Precondition: The path has at least the root.
  init(path: [Command]) {
    self.path = path
    command = path[path.count - 1]
    input = Command.Input(for: command)
  }

  mutating func parse(_ words: ArraySlice<String>) throws(UsageError) -> CommandRequest {
    isEmpty = words.isEmpty
    takeWords(words)
    if input.isOn(Command.help.name) { return .help(path) }
    if input.isOn(Command.version.name) { return .version }
    if let scriptRequest { return scriptRequest }
    guard command.run != nil else {
      if let error { throw error }
      if let word = positionals.first { throw .unknownSubcommand(word, of: path) }
      return .help(path)
    }
    assignPositionals()
    for option in command.options where option.isRequired && input.values(option.name).isEmpty {
      fail(missing(option.label, option.help))
    }
    if let error { throw error }
    return .run(path, input)
  }

  private mutating func fail(_ error: UsageError) {
    if self.error == nil { self.error = error }
  }

  // MARK: Options and flags

  private mutating func takeWords(_ words: ArraySlice<String>) {
    rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        return
      } else if word.hasPrefix("--") {
        takeLong(word)
      } else if word.hasPrefix("-"), word.count > 1 {
        takeShort(word)
      } else {
        positionals.append(word)
      }
    }
  }

  private mutating func takeLong(_ word: String) {
    let (dashed, attached) = Self.parts(of: word)
    let name = String(dashed.dropFirst(2))
    if name == Shell.optionName {
      scriptRequest = .completionScript(takeValue(attached, for: .text))
    } else if let flag = command.allFlags.first(where: { $0.name == name }) {
      take(flag, as: dashed, attached)
    } else if let option = command.options.first(where: { $0.name == name }) {
      take(option, attached)
    } else {
      fail(.unknownOption(dashed, name: name, of: path))
    }
  }

  /// Takes `-r`, `-s 5` or `-s=5`, or a group such as `-rq`.
  ///
  /// A group in which no letter is known is reported as a whole.
  private mutating func takeShort(_ word: String) {
    let (dashed, attached) = Self.parts(of: word)
    let letters = Array(dashed.dropFirst())
    let isKnown = letters.map { flag($0) != nil || option($0) != nil }
    guard let last = letters.indices.last, isKnown.contains(true) else {
      fail(.unknownOption(dashed, name: nil, of: path))
      return
    }
    for (index, letter) in letters.enumerated() {
      let attached = index == last ? attached : nil
      if let flag = flag(letter) {
        take(flag, as: "-\(letter)", attached)
      } else if let option = option(letter) {
        take(option, attached)
      } else {
        fail(.unknownOption("-\(letter)", name: nil, of: path))
      }
    }
  }

  private func flag(_ letter: Character) -> Command.Flag? {
    command.allFlags.first { $0.short == letter }
  }

  private func option(_ letter: Character) -> Command.Option? {
    command.options.first { $0.short == letter }
  }

  private mutating func take(_ flag: Command.Flag, as word: String, _ attached: String?) {
    if let attached { fail(.unwantedValue(attached, for: word, path)) }
    input.turnOn(flag.name)
  }

  private mutating func take(_ option: Command.Option, _ attached: String?) {
    guard let value = takeValue(attached, for: option.kind) else {
      fail(.missingValue(of: option, path))
      return
    }
    check(value, option.kind, option.label, option.help)
    input.add(value, to: option.name)
  }

  /// The value behind the equals sign, else the next word, unless that is empty or looks like an
  /// option.
  private mutating func takeValue(_ attached: String?, for kind: ValueKind) -> String? {
    if let attached { return attached.isEmpty ? nil : attached }
    guard let next = rest.first, !next.isEmpty,
      !next.hasPrefix("-") || next == "-" || kind.claims(next)
    else {
      return nil
    }
    return rest.popFirst()
  }

  private mutating func check(_ value: String, _ kind: ValueKind, _ label: String, _ help: String) {
    guard !kind.accepts(value) else { return }
    fail(
      UsageError(
        message: kind.refusal(of: value, for: label), path: path, hint: "\(label)  \(help)"))
  }

  private static func parts(of word: String) -> (name: String, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  // MARK: Arguments

  private mutating func assignPositionals() {
    var values = positionals[...]
    for argument in command.arguments {
      if values.isEmpty, argument.isRequired { fail(missing(argument.label, argument.help)) }
      for value in argument.isRepeating ? values : values.prefix(1) {
        check(value, argument.kind, argument.label, argument.help)
        input.add(value, to: argument.name)
      }
      values = argument.isRepeating ? [] : values.dropFirst()
    }
    guard let first = values.first else { return }
    let list = values.map { "'\($0)'" }.joined(separator: ", ")
    fail(
      UsageError(
        message: values.count == 1
          ? "Unexpected argument '\(first)'" : "\(values.count) unexpected arguments: \(list)",
        path: path))
  }

  private func missing(_ label: String, _ help: String) -> UsageError {
    UsageError(
      message: "Missing expected argument '\(label)'", path: path,
      hint: isEmpty ? nil : "\(label)  \(help)", showsHelp: isEmpty)
  }
}

// SPDX-License-Identifier: MIT

extension Command {
  /// What was given on the command line, checked, with the fallbacks filled in.
  ///
  /// Arguments, options and flags are asked for by the names in the command's description.
  struct Input: Sendable {
    private var given: [String: [String]] = [:]
    private var fallbacks: [String: String] = [:]
    private var flags: Set<String> = []

    init(for command: Command) {
      for argument in command.arguments { fallbacks[argument.name] = argument.fallback }
      for option in command.options { fallbacks[option.name] = option.fallback }
    }

    mutating func add(_ value: String, to name: String) {
      given[name, default: []].append(value)
    }

    mutating func turnOn(_ flag: String) { flags.insert(flag) }

    /// Whether a flag was given.
    func isOn(_ flag: String) -> Bool { flags.contains(flag) }

    /// Whether an argument or option was given, and is not its fallback.
    func isGiven(_ name: String) -> Bool { given[name] != nil }

    /// All values of a repeating argument or option, or its fallback; none if there is neither.
    func values(_ name: String) -> [String] {
      given[name] ?? fallbacks[name].map { [$0] } ?? []
    }

    /// The value of an argument or option, the last if there are several.
    ///
    /// - Precondition: It is required or has a fallback.
    func value(_ name: String) -> String {
      guard let value = values(name).last else {
        preconditionFailure("'\(name)' is neither required nor has it a fallback.")
      }
      return value
    }

    /// The value of an option of the kind `wholeNumber`.
    func wholeNumber(_ name: String) -> Int {
      guard let number = Int(value(name)) else {
        preconditionFailure("'\(name)' is not described as a whole number.")
      }
      return number
    }

    /// The value of an option of the kind `seed`.
    func seed(_ name: String) -> UInt64 {
      guard let seed = UInt64(value(name)) else {
        preconditionFailure("'\(name)' is not described as a seed.")
      }
      return seed
    }

    /// The value of an option of the kind `choice`, as a case of an enumeration.
    func choice<Choice: RawRepresentable<String>>(_ name: String, as type: Choice.Type) -> Choice {
      guard let choice = type.init(rawValue: value(name)) else {
        preconditionFailure("The choices of '\(name)' are not those of '\(type)'.")
      }
      return choice
    }
  }
}

// SPDX-License-Identifier: MIT

import StateSpace

/// What the value of an argument or an option has to look like.
enum ValueKind: Hashable, Sendable {
  case text
  case choice([String])
  case wholeNumber(atLeast: Int)
  /// A number of 64 bits, each of which starts other random walks.
  case seed
  /// A size in memory such as `4 GiB`.
  case byteCount

  /// The values that can be named one by one.
  var choices: [String] {
    if case .choice(let choices) = self { choices } else { [] }
  }

  func accepts(_ value: String) -> Bool {
    switch self {
    case .text: true
    case .choice(let choices): choices.contains(value)
    case .wholeNumber(let least): Int(value).map { $0 >= least } ?? false
    case .seed: UInt64(value) != nil
    case .byteCount: ByteCount(value) != nil
    }
  }

  /// Whether a word that looks like an option is a value nevertheless, if a refused one: `-3`.
  func claims(_ word: String) -> Bool {
    switch self {
    case .wholeNumber, .seed: Int(word) != nil
    default: false
    }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// Says that a value is not acceptable, and which would be.
  func refusal(of value: String, for label: String) -> String {
    let opening = "The value '\(value)' is invalid for '\(label)'"
    switch self {
    case .text: return opening
    case .choice(let choices):
      return "\(opening). Please provide one of \(Suggestion.list(choices))."
        + Suggestion.text(for: value, among: choices)
    case .wholeNumber(let least):
      let isTooLarge = Int(value) == nil && !value.isEmpty && value.allSatisfy(Self.isDigit)
      let range = isTooLarge ? "from \(least) to \(Int.max)" : "of at least \(least)"
      return "\(opening). Please provide a whole number \(range)."
    case .seed:
      return "\(opening). Please provide a whole number from 0 to \(UInt64.max)."
    case .byteCount:
      return "\(opening). Please provide a size such as '4GiB' or '512MB'."
    }
  }
}

// SPDX-License-Identifier: MIT

/// One token of Swift source; white space and comments are between the tokens.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword; backticks are left out of the text.
    case word
    /// A whole string literal, with whatever it interpolates.
    case string
    case number
    /// A whole regular expression literal.
    case regex
    /// An attribute with its at sign, without its arguments: `@objc`.
    case attribute
    /// A number sign and a name: `#if`, `#selector`.
    case pound
    /// One character, or `->`.
    case mark
  }

  var kind: Kind
  var text: String
  /// The bytes of the token in its source.
  var range: Range<Int>
  /// The line on which the token starts, counted from 1.
  var line: Int
  /// Whether nothing but white space and comments stands before it on its line.
  var startsLine: Bool
  /// Whether a name is in backticks, so that it is no keyword.
  var isQuoted = false

  func isWord(_ text: String) -> Bool { kind == .word && !isQuoted && self.text == text }

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }

  func isPound(_ text: String) -> Bool { kind == .pound && self.text == text }
}

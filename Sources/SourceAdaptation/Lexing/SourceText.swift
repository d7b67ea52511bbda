// SPDX-License-Identifier: MIT

/// Source as bytes, with its tokens.
struct SourceText: Sendable {
  let bytes: [UInt8]
  let tokens: [Token]
  let unclosed: [Lexer.Unclosed]
  /// The lines on which a string interpolates a selector.
  let interpolatedSelectors: [Int]

  init(_ text: String) {
    let lexer = Lexer(Array(text.utf8))
    bytes = lexer.bytes
    tokens = lexer.tokens
    unclosed = lexer.unclosed
    interpolatedSelectors = lexer.interpolatedSelectors
  }

  /// The text of bytes, with comments and all.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of tokens on one line: without comments, each gap as one space.
  func code(_ indices: Range<Int>) -> String { code(indices, replacing: [:]) }

  /// The same, with other texts in place of some tokens.
  func code(_ indices: Range<Int>, replacing others: [Int: String]) -> String {
    var result = ""
    for index in indices {
      let token = tokens[index]
      if index > indices.lowerBound, tokens[index - 1].range.upperBound < token.range.lowerBound {
        result += " "
      }
      result += others[index] ?? text(token.range)
    }
    return result
  }

  /// How many lines end in bytes; a carriage return and a line feed end one together.
  static func newlines(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A ? previous != 0x0D : byte == 0x0D { count += 1 }
      previous = byte
    }
    return count
  }
}

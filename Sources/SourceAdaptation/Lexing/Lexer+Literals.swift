// SPDX-License-Identifier: MIT

extension Lexer {
  /// How a string literal begins and ends.
  struct StringDelimiter {
    /// How many number signs it has.
    var signs: Int
    var isMultiline: Bool
  }

  /// The delimiter of the string literal that begins here, if one does.
  func stringDelimiter() -> StringDelimiter? {
    var signs = 0
    while peek(signs) == UInt8(ascii: "#") { signs += 1 }
    guard peek(signs) == UInt8(ascii: "\"") else { return nil }
    let isMultiline =
      peek(signs + 1) == UInt8(ascii: "\"") && peek(signs + 2) == UInt8(ascii: "\"")
      && !(signs > 0 && isOnOneLine(signs))
    return StringDelimiter(signs: signs, isMultiline: isMultiline)
  }

  /// Whether what begins as `#"""` ends on its line, so that the quotes belong to the text.
  private func isOnOneLine(_ signs: Int) -> Bool {
    var offset = signs + 1
    while position + offset < bytes.count, !isNewline(peek(offset)) {
      let isQuote = peek(offset) == UInt8(ascii: "\"")
      if isQuote, (1...signs).allSatisfy({ peek(offset + $0) == UInt8(ascii: "#") }) { return true }
      offset += 1
    }
    return false
  }

  mutating func skipString(_ delimiter: StringDelimiter) {
    let start = position
    let quotes = delimiter.isMultiline ? 3 : 1
    position += delimiter.signs + quotes
    while position < bytes.count {
      if !delimiter.isMultiline, isNewline(bytes[position]) { break }
      if isEnd(of: delimiter) {
        position += quotes + delimiter.signs
        return
      }
      if isEscape(delimiter) {
        skipEscape(delimiter)
      } else {
        position += 1
      }
    }
    reportUnclosed("string", from: start)
  }

  private func isEnd(of delimiter: StringDelimiter) -> Bool {
    let quotes = delimiter.isMultiline ? 3 : 1
    return (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && (0..<delimiter.signs).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
  }

  private func isEscape(_ delimiter: StringDelimiter) -> Bool {
    peek() == UInt8(ascii: "\\")
      && (0..<delimiter.signs).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipEscape(_ delimiter: StringDelimiter) {
    position += 1 + delimiter.signs
    if peek() == UInt8(ascii: "(") {
      skipInterpolation()
    } else if position < bytes.count, !isNewline(bytes[position]) {
      position += 1
    }
  }

  /// Skips code in parentheses, with the strings, comments and parentheses in it.
  private mutating func skipInterpolation() {
    var depth = 0
    while position < bytes.count {
      if let delimiter = stringDelimiter() {
        skipString(delimiter)
      } else if starts("/*") {
        skipBlockComment()
      } else if starts("//") {
        skipToLineEnd()
      } else {
        if starts("#selector(") { interpolatedSelectors.append(line(at: position)) }
        if bytes[position] == UInt8(ascii: "(") { depth += 1 }
        if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
        position += 1
        if depth == 0 { return }
      }
    }
  }

  /// Skips a comment with the comments in it.
  mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    reportUnclosed("comment", from: start)
  }

  private mutating func reportUnclosed(_ what: String, from start: Int) {
    unclosed.append(Unclosed(line: line(at: start), what: what))
  }

  private func line(at offset: Int) -> Int { SourceText.newlines(in: bytes[..<offset]) + 1 }

  /// Where the regular expression literal that begins here ends, or nil if none does.
  ///
  /// A bare one stands where a value can begin, does not begin with a space, ends on its line and
  /// has no closing parenthesis too many; otherwise the slash is an operator.
  func regexEnd(after previous: Token?) -> Int? {
    var signs = 0
    while peek(signs) == UInt8(ascii: "#") { signs += 1 }
    guard peek(signs) == UInt8(ascii: "/") else { return nil }
    let start = position + signs + 1
    if signs > 0 { return extendedRegexEnd(from: start, signs) }
    if let previous, previous.isOperandEnd { return nil }
    return bareRegexEnd(from: start)
  }

  private func bareRegexEnd(from start: Int) -> Int? {
    guard start < bytes.count, !Array(" \t/*=".utf8).contains(bytes[start]) else { return nil }
    var (index, depth, isInClass) = (start, 0, false)
    while index < bytes.count, !isNewline(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass: depth -= 1
      case UInt8(ascii: "/"): return bytes[index - 1] == UInt8(ascii: " ") ? nil : index + 1
      default: break
      }
      if depth < 0 { return nil }
      index += 1
    }
    return nil
  }

  private func extendedRegexEnd(from start: Int, _ signs: Int) -> Int? {
    let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: signs)
    var index = start
    let isMultiline = start < bytes.count && isNewline(bytes[start])
    while index < bytes.count, isMultiline || !isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\\"), !isMultiline {
        index += 1
      } else if bytes[index...].starts(with: end) {
        return index + end.count
      }
      index += 1
    }
    return nil
  }
}

extension Token {
  /// Whether a value can end with the token, so that a slash behind it divides.
  fileprivate var isOperandEnd: Bool {
    switch kind {
    case .string, .number, .regex: true
    case .word: isQuoted || !Keywords.beforeValues.contains(text)
    case .mark: [")", "]", "}", "?", "!", ">"].contains(text)
    case .attribute, .pound: false
    }
  }
}

// SPDX-License-Identifier: MIT

/// Takes code apart into words, marks, texts and what stands in brackets.
struct CodeScanner {
  /// A piece of code, without the space and the comments before it.
  enum Piece: Equatable {
    case word(String)
    case mark(Character)
    case text
    /// What stands in brackets, with them.
    case group(Character)
  }

  private let code: [Character]
  private(set) var position = 0

  init(_ code: String) { self.code = Array(code) }

  /// The code between two positions.
  func code(_ range: Range<Int>) -> String { String(code[range]) }

  /// The next piece, and where it begins; `nil` at the end.
  mutating func next() -> (piece: Piece, start: Int)? {
    skipSpace()
    guard let first = peek() else { return nil }
    let start = position
    if first == "`" || first == "_" || first.isLetter {
      return (.word(word()), start)
    }
    if "([{".contains(first) {
      skipGroup()
      return (.group(first), start)
    }
    if first == "\"" || first == "#" && (peek(1) == "\"" || peek(1) == "#") {
      skipText()
      return (.text, start)
    }
    position += 1
    return (.mark(first), start)
  }

  private func peek(_ distance: Int = 0) -> Character? {
    position + distance < code.count ? code[position + distance] : nil
  }

  private mutating func word() -> String {
    let start = position
    while let next = peek(), next == "`" || next == "_" || next.isLetter || next.isNumber {
      position += 1
    }
    return String(code[start..<position])
  }

  private mutating func skipSpace() {
    while let next = peek() {
      if next.isWhitespace {
        position += 1
      } else if next == "/", peek(1) == "/" {
        while let next = peek(), !next.isNewline { position += 1 }
      } else if next == "/", peek(1) == "*" {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if peek() == "/", peek(1) == "*" {
        (position, depth) = (position + 2, depth + 1)
      } else if peek() == "*", peek(1) == "/" {
        (position, depth) = (position + 2, depth - 1)
      } else {
        position += 1
      }
    } while depth > 0 && peek() != nil
  }

  private mutating func skipGroup() {
    position += 1
    while let (piece, _) = next() {
      if case .mark(let mark) = piece, ")]}".contains(mark) { return }
    }
  }

  private mutating func skipText() {
    var pounds = 0
    while peek() == "#" { (position, pounds) = (position + 1, pounds + 1) }
    let quotes = peek(1) == "\"" && peek(2) == "\"" ? 3 : 1
    position += quotes
    func ends(_ first: Character, _ count: Int, then other: Character, _ more: Int) -> Bool {
      (0..<count).allSatisfy { peek($0) == first }
        && (0..<more).allSatisfy { peek(count + $0) == other }
    }
    while peek() != nil {
      if ends("\"", quotes, then: "#", pounds) { return position += quotes + pounds }
      guard ends("\\", 1, then: "#", pounds) else {
        position += 1
        continue
      }
      position += 1 + pounds
      if peek() == "(" { skipGroup() } else { position += 1 }
    }
  }
}

// SPDX-License-Identifier: MIT

/// Splits Swift source into tokens.
///
/// It never fails: what is not closed reaches to the end of the source (or of the line, where a
/// literal has to end on its line) and is listed in `unclosed`.
///
/// - Complexity: O(*n*), where *n* is the length of the source.
struct Lexer {
  /// A literal or comment without an end.
  struct Unclosed: Hashable, Sendable {
    var line: Int
    var what: String
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  var unclosed: [Unclosed] = []
  /// The lines on which a string interpolates a selector.
  var interpolatedSelectors: [Int] = []
  var position = 0
  private var line = 1
  /// Up to where lines are counted.
  private var countedTo = 0
  private var isAtLineStart = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.starts(with: Array("#!".utf8)) { skipToLineEnd() }
    while position < bytes.count { takeNext() }
  }

  /// The byte at a distance from the position, or 0 outside the source.
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return bytes.indices.contains(index) ? bytes[index] : 0
  }

  func starts(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { peek($0) == text.utf8Start[$0] }
  }

  mutating func skipToLineEnd() {
    while position < bytes.count, !isNewline(bytes[position]) { position += 1 }
  }

  private mutating func takeNext() {
    let byte = bytes[position]
    if isNewline(byte) {
      isAtLineStart = true
      position += 1
    } else if byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0 {
      position += 1
    } else if starts("//") {
      skipToLineEnd()
    } else if starts("/*") {
      skipBlockComment()
    } else {
      takeToken(byte)
    }
  }

  private mutating func takeToken(_ byte: UInt8) {
    if let delimiter = stringDelimiter() {
      take(.string) { $0.skipString(delimiter) }
    } else if let end = regexEnd(after: tokens.last) {
      take(.regex) { $0.position = end }
    } else if byte == UInt8(ascii: "`") {
      takeQuotedName()
    } else if isNameStart(byte) {
      take(.word) { $0.skipName() }
    } else if isDigit(byte) {
      take(.number) { $0.skipNumber() }
    } else if byte == UInt8(ascii: "@"), isNameStart(peek(1)) {
      take(.attribute) { $0.skipSigned() }
    } else if byte == UInt8(ascii: "#"), isNameStart(peek(1)) {
      take(.pound) { $0.skipSigned() }
    } else {
      take(.mark) { $0.position += $0.starts("->") ? 2 : 1 }
    }
  }

  private mutating func take(_ kind: Token.Kind, _ skip: (inout Lexer) -> Void) {
    let start = position
    skip(&self)
    add(kind, start..<position, text: start..<position)
  }

  private mutating func takeQuotedName() {
    let start = position
    position += 1
    let end = bytes[position...].firstIndex { $0 == UInt8(ascii: "`") || isNewline($0) }
    guard let end, bytes[end] == UInt8(ascii: "`") else {
      add(.mark, start..<position, text: start..<position)
      return
    }
    position = end + 1
    add(.word, start..<position, text: (start + 1)..<end, isQuoted: true)
  }

  private mutating func add(
    _ kind: Token.Kind, _ range: Range<Int>, text: Range<Int>, isQuoted: Bool = false
  ) {
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[text], as: UTF8.self), range: range,
        line: lineNumber(at: range.lowerBound), startsLine: isAtLineStart, isQuoted: isQuoted))
    isAtLineStart = false
  }

  /// The line of an offset; offsets are asked for in ascending order.
  mutating func lineNumber(at offset: Int) -> Int {
    line += SourceText.newlines(in: bytes[countedTo..<max(countedTo, offset)])
    countedTo = max(countedTo, offset)
    return line
  }

  private mutating func skipName() {
    while position < bytes.count, isNamePart(bytes[position]) { position += 1 }
  }

  private mutating func skipSigned() {
    position += 1
    skipName()
  }

  private mutating func skipNumber() {
    while isNamePart(peek()) || (peek() == UInt8(ascii: ".") && isDigit(peek(1))) { position += 1 }
  }
}

func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

/// Whether a name can start with a byte; all that is not ASCII belongs to names.
func isNameStart(_ byte: UInt8) -> Bool {
  (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    || byte == UInt8(ascii: "$") || byte >= 0x80
}

func isNamePart(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }

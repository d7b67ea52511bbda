// SPDX-License-Identifier: MIT

/// A JSON value that knows in which line it stands.
struct JSONSource {
  enum Value {
    case object([(key: String, value: JSONSource)])
    case array([JSONSource])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  let value: Value
  let line: Int

  /// The value of a field.
  subscript(_ key: String) -> JSONSource? {
    guard case .object(let fields) = value else { return nil }
    return fields.first { $0.key == key }?.value
  }

  /// Reads a text.
  static func read(_ text: String) throws(JSONError) -> JSONSource {
    var reader = JSONReader(text)
    let source = try reader.value()
    try reader.end()
    return source
  }
}

/// What is wrong with a text, and where.
struct JSONError: Error, Hashable {
  let line: Int
  let message: String
}

/// Reads JSON from the beginning to the end.
private struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var depth = 0

  /// How deep values may lie in each other.
  private static var boundOfDepth: Int { 64 }

  init(_ text: String) { bytes = Array(text.utf8) }

  private func failure(_ message: String) -> JSONError { JSONError(line: line, message: message) }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) {
      if bytes[place] == 0x0A { line += 1 }
      place += 1
    }
  }

  private mutating func next(_ expected: String) throws(JSONError) -> UInt8 {
    skipSpace()
    guard place < bytes.count else { throw failure("the text ends where \(expected) is expected") }
    return bytes[place]
  }

  mutating func end() throws(JSONError) {
    skipSpace()
    if place < bytes.count { throw failure("there is more after the end of the value") }
  }

  mutating func value() throws(JSONError) -> JSONSource {
    let first = try next("a value")
    let line = line
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.boundOfDepth else { throw failure("values lie too deep in each other") }
    let value: JSONSource.Value =
      switch first {
      case UInt8(ascii: "{"): .object(try fields())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""): .string(try string())
      default: try word()
      }
    return JSONSource(value: value, line: line)
  }

  private mutating func fields() throws(JSONError) -> [(key: String, value: JSONSource)] {
    var fields: [(key: String, value: JSONSource)] = []
    try list(endingWith: UInt8(ascii: "}")) { reader throws(JSONError) in
      guard try reader.next("a key") == UInt8(ascii: "\"") else {
        throw reader.failure("a key in quotes is expected")
      }
      let key = try reader.string()
      if fields.contains(where: { $0.key == key }) {
        throw reader.failure("'\(key)' stands there twice")
      }
      guard try reader.next("a colon") == UInt8(ascii: ":") else {
        throw reader.failure("a colon is expected after '\(key)'")
      }
      reader.place += 1
      fields.append((key, try reader.value()))
    }
    return fields
  }

  private mutating func elements() throws(JSONError) -> [JSONSource] {
    var elements: [JSONSource] = []
    try list(endingWith: UInt8(ascii: "]")) { reader throws(JSONError) in
      elements.append(try reader.value())
    }
    return elements
  }

  /// Reads what stands between two brackets, separated by commas.
  private mutating func list(
    endingWith end: UInt8, _ element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    place += 1
    if try next("an element") == end {
      place += 1
      return
    }
    while true {
      try element(&self)
      let after = try next("a comma")
      place += 1
      if after == end { return }
      guard after == UInt8(ascii: ",") else { throw failure("a comma is expected") }
    }
  }

  private mutating func string() throws(JSONError) -> String {
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] >= 0x20 else { throw failure("a string has no end") }
      if bytes[place] == UInt8(ascii: "\\") {
        text += Array(try escape().utf8)
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    guard place < bytes.count else { throw failure("a string has no end") }
    place += 1
    guard let string = String(validating: text, as: UTF8.self) else {
      throw failure("a string is not UTF-8")
    }
    return string
  }

  private mutating func escape() throws(JSONError) -> String {
    place += 1
    guard place < bytes.count else { throw failure("a string has no end") }
    let letter = bytes[place]
    place += 1
    let plain: [UInt8: String] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let character = plain[letter] { return character }
    guard letter == UInt8(ascii: "u") else { throw failure("a string has an unknown escape") }
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[place...].starts(with: Array("\\u".utf8)) {
      place += 2
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw failure("a string has half a character")
    }
    return text
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4,
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("a string has an unknown escape") }
    place += 4
    return unit
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(JSONError) -> JSONSource.Value {
    let ends = Set(",]} \t\r\n".utf8)
    let text = String(decoding: bytes[place...].prefix { !ends.contains($0) }, as: UTF8.self)
    place += text.utf8.count
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let first = text.utf8.first,
        first == UInt8(ascii: "-") || (0x30...0x39).contains(first),
        let number = Double(text)
      else { throw failure("'\(text.prefix(20))' is no value") }
      return .number(number)
    }
  }
}

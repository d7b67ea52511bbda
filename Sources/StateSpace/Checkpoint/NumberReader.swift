// SPDX-License-Identifier: MIT

/// Reads back what a ``NumberWriter`` wrote; makes no assumption about what it is given.
@usableFromInline
package struct NumberReader {
  /// The bytes are not what was asked for.
  @usableFromInline
  package struct Mismatch: Error {
    @usableFromInline
    init() {}
  }

  private var rest: ArraySlice<UInt8>

  /// Begins with the first of some bytes.
  @usableFromInline
  package init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  /// Begins with the first of some bytes that were sealed.
  ///
  /// - Throws: An error if they are not as they were then.
  package init(sealed bytes: [UInt8]) throws(Mismatch) {
    let content = bytes.dropLast(NumberWriter.sealSize)
    let seal = bytes.suffix(NumberWriter.sealSize)
    guard seal.elementsEqual(NumberWriter.seal(of: content)) else { throw Mismatch() }
    self.init(content)
  }

  /// Whether everything was read.
  @usableFromInline package var isAtEnd: Bool { rest.isEmpty }

  /// Reads a number.
  package mutating func word() throws(Mismatch) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      guard let byte = rest.popFirst() else { throw Mismatch() }
      let bits = UInt64(byte & 0x7F)
      // The tenth byte has room for one bit, and a last byte of zero could have been left out.
      guard shift < 63 || bits <= 1, byte != 0 || shift == 0 else { throw Mismatch() }
      number |= bits << shift
      if byte & 0x80 == 0 { return number }
    }
    throw Mismatch()
  }

  /// Reads a number that is not negative and below a bound.
  @usableFromInline
  package mutating func number(below bound: Int) throws(Mismatch) -> Int {
    guard let number = Int(exactly: try word()), number < bound else { throw Mismatch() }
    return number
  }

  /// Reads a number that may be negative.
  package mutating func signed() throws(Mismatch) -> Int {
    let word = try word()
    let magnitude = Int(word >> 1)
    return word & 1 == 0 ? magnitude : ~magnitude
  }

  /// Reads how many things follow, each of at least one byte.
  package mutating func count() throws(Mismatch) -> Int {
    let count = try word()
    guard count <= UInt64(rest.count) else { throw Mismatch() }
    return Int(count)
  }

  /// Reads bytes that have their number before them.
  package mutating func bytes() throws(Mismatch) -> [UInt8] {
    let count = try count()
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// Reads a text.
  package mutating func text() throws(Mismatch) -> String {
    guard let text = String(validating: try bytes(), as: UTF8.self) else { throw Mismatch() }
    return text
  }
}

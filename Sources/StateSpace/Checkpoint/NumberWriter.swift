// SPDX-License-Identifier: MIT

/// Writes numbers as bytes, seven bits to a byte, so that small ones are short.
package struct NumberWriter: Hashable, Sendable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Begins with nothing.
  package init() {}

  /// Appends a number.
  package mutating func append(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number that is not negative.
  package mutating func append(_ number: Int) { append(UInt64(number)) }

  /// Appends a number that may be negative; the sign goes into the lowest bit.
  package mutating func append(signed number: Int) {
    append(UInt64(bitPattern: Int64(number << 1 ^ number >> (Int.bitWidth - 1))))
  }

  /// Appends bytes, with their number before them.
  package mutating func append(_ bytes: [UInt8]) {
    append(bytes.count)
    self.bytes += bytes
  }

  /// How many bytes a seal has.
  static let sealSize = 16

  /// What was written, and after it what stands for it, by which damage is noticed.
  package var sealed: [UInt8] { bytes + Self.seal(of: bytes) }

  static func seal(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var fingerprint = Fingerprint()
    fingerprint.combine(bytes: bytes)
    return fingerprint.words.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }

  /// Appends a text.
  package mutating func append(_ text: String) { append(Array(text.utf8)) }
}

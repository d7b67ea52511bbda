// SPDX-License-Identifier: MIT

/// A set of small numbers for each of many rows, one bit for each number.
@usableFromInline
struct BitRows {
  @usableFromInline let wordsPerRow: Int
  @usableFromInline var words: [UInt64]

  @usableFromInline
  init(count: Int, width: Int) {
    wordsPerRow = (width + 63) / 64
    words = Array(repeating: 0, count: count * wordsPerRow)
  }

  @inlinable
  mutating func insert(_ number: Int, into row: Int) {
    words[row * wordsPerRow + number / 64] |= 1 << UInt64(number % 64)
  }

  /// Hands over the numbers in a row, in ascending order.
  @inlinable
  func forEach(in row: Int, _ body: (Int) -> Void) {
    for word in 0..<wordsPerRow {
      var bits = words[row * wordsPerRow + word]
      while bits != 0 {
        body(word * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}

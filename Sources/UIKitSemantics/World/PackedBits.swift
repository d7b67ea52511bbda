// SPDX-License-Identifier: MIT

/// Several small values in one word, which is zero where none was set.
protocol PackedBits {
  associatedtype Word: FixedWidthInteger
  var bits: Word { get set }
}

extension PackedBits {
  /// Whether every value is the default one.
  var isDefault: Bool { bits == 0 }

  /// The lowest bits, of a number.
  private static func mask(_ width: Word) -> Word {
    let next: Word = 1 << width
    return next - 1
  }

  /// The value at some of the bits.
  subscript(place: Word, width: Word) -> Word {
    get { bits >> place & Self.mask(width) }
    set {
      let others: Word = bits & ~(Self.mask(width) << place)
      bits = others | newValue << place
    }
  }
}

// SPDX-License-Identifier: MIT

/// Several small values in one word, which is zero where none was set.
protocol PackedBits {
  associatedtype Word: FixedWidthInteger
  var bits: Word { get set }
}

extension PackedBits {
  /// Whether every value is the default one.
  var isDefault: Bool { bits == 0 }

  /// The value at some of the bits.
  subscript(place: Word, width: Word) -> Word {
    get { bits >> place & (1 << width - 1) }
    set { bits = bits & ~((1 << width - 1) << place) | newValue << place }
  }
}

// SPDX-License-Identifier: MIT

/// Sixteen numbers from 0 to 3, as an array that lives in a register.
///
/// A vector would have to go through memory at each subscript that is not constant, which costs more
/// than the search itself.
struct PairsOfBits: Hashable, Sendable {
  /// The numbers side by side, the first one in the lowest bits.
  var bits: UInt32 = 0

  /// One of the numbers.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    get { UInt8(truncatingIfNeeded: bits &>> Self.shift(index) & 3) }
    set {
      let shift = Self.shift(index)
      bits = bits & ~(3 &<< shift) | UInt32(truncatingIfNeeded: newValue) &<< shift
    }
  }

  /// Whether a number is among them.
  @inline(__always)
  func contains(_ number: UInt8) -> Bool {
    let difference = bits ^ UInt32(truncatingIfNeeded: number) &* 0x5555_5555
    return (difference | difference >> 1) & 0x5555_5555 != 0x5555_5555
  }

  @inline(__always)
  private static func shift(_ index: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: index &* 2)
  }
}

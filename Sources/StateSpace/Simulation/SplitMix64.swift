// SPDX-License-Identifier: MIT

/// The generator of pseudo-random numbers SplitMix64, the same on every platform forever.
///
/// A counter that grows by a fixed odd number, and a function that mixes its bits, from *Fast
/// splittable pseudorandom number generators* by Steele, Lea and Flood (2014). All 2⁶⁴ seeds are
/// equally good. Not for secrets.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var counter: UInt64

  /// Starts at a seed.
  public init(seed: UInt64) {
    counter = seed
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var bits = counter
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// Returns a number from 0 up to a bound, each equally likely.
  ///
  /// The upper half of a product of 128 bits; the few products that would favor some numbers are
  /// drawn again. It is written out because the standard library may change its own way.
  ///
  /// - Precondition: The bound is positive.
  public mutating func number(below bound: Int) -> Int {
    precondition(bound > 0, "There is no number below \(bound).")
    let bound = UInt64(bound)
    let surplus = (0 &- bound) % bound
    while true {
      let product = next().multipliedFullWidth(by: bound)
      if product.low >= surplus { return Int(product.high) }
    }
  }
}

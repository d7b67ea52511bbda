// SPDX-License-Identifier: MIT

/// Sixteen numbers of two bits each, as a codec writes them: halved in three steps, where a loop
/// would take sixteen.
extension SIMD16<UInt8> {
  /// Reads the numbers from the lowest 32 bits, the first one from the lowest.
  @inline(__always)
  init(pairsOfBits bits: UInt64) {
    let halves = SIMD2(Self.spread(bits & 0xFFFF), Self.spread(bits >> 16 & 0xFFFF))
    self = unsafeBitCast(halves, to: SIMD16<UInt8>.self)
  }

  /// The numbers side by side, the first one in the lowest bits; none may be above 3.
  @inline(__always)
  var pairsOfBits: UInt64 {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return Self.gathered(halves[0].littleEndian) | Self.gathered(halves[1].littleEndian) << 16
  }

  @inline(__always)
  private static func spread(_ bits: UInt64) -> UInt64 {
    var bits = (bits | bits << 24) & 0x0000_00FF_0000_00FF
    bits = (bits | bits << 12) & 0x000F_000F_000F_000F
    return ((bits | bits << 6) & 0x0303_0303_0303_0303).littleEndian
  }

  @inline(__always)
  private static func gathered(_ bytes: UInt64) -> UInt64 {
    var bits = (bytes | bytes >> 6) & 0x000F_000F_000F_000F
    bits = (bits | bits >> 12) & 0x0000_00FF_0000_00FF
    return (bits | bits >> 24) & 0xFFFF
  }
}

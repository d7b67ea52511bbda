// SPDX-License-Identifier: MIT

/// The random numbers of a scene: the same in each execution, so that any of them can be repeated.
///
/// How many were drawn is no part of a scene's state, as a number that nobody has kept changes
/// nothing: what follows from a state follows from the numbers of the path that led there first.
struct SceneChance {
  private var drawn: UInt64 = 0

  // SplitMix64: G. Steele, D. Lea, C. Flood, *Fast splittable pseudorandom number generators*, 2014.
  private mutating func next() -> UInt64 {
    drawn &+= 0x9e37_79b9_7f4a_7c15
    var mixed = drawn
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func fill(_ bytes: UnsafeMutableRawBufferPointer) {
    for start in stride(from: 0, to: bytes.count, by: 8) {
      withUnsafeBytes(of: next().littleEndian) { number in
        let part = UnsafeMutableRawBufferPointer(rebasing: bytes[start...].prefix(8))
        part.copyMemory(from: UnsafeRawBufferPointer(rebasing: number.prefix(part.count)))
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The random numbers of a scene: the same in each execution, so that any of them can be repeated.
///
/// How many were drawn is no part of a scene's state, as a number that nobody has kept changes
/// nothing: what follows from a state follows from the numbers of the path that led there first.
package struct SceneChance {
  private var drawn: UInt64 = 0
  private var identifiers: Set<UUID> = []

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

  /// Notes the identifier that Foundation makes of random bytes: its version is 4, its variant 1.
  mutating func noteIdentifier(in bytes: UnsafeMutableRawBufferPointer) {
    guard bytes.count >= 16 else { return }
    var identifier = bytes.loadUnaligned(as: uuid_t.self)
    identifier.6 = identifier.6 & 0x0F | 0x40
    identifier.8 = identifier.8 & 0x3F | 0x80
    identifiers.insert(UUID(uuid: identifier))
  }

  /// The identifier that was drawn in this execution and is written so, in capital letters or small ones.
  package func identifier(written text: String) -> UUID? {
    guard !identifiers.isEmpty, text.utf8.count == 36, let identifier = UUID(uuidString: text)
    else { return nil }
    return identifiers.contains(identifier) ? identifier : nil
  }
}

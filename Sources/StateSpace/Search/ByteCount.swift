// SPDX-License-Identifier: MIT

/// A number of bytes, written as people write it: `4 GiB`, `512MB`, `1.5G`, `4000000000 bytes`.
///
/// `kB`, `MB`, `GB` and `TB` are powers of a thousand; `KiB`, `MiB`, `GiB` and `TiB`, and the letters
/// `K`, `M`, `G` and `T` alone, are powers of 1,024.
package struct ByteCount: Hashable, Sendable, CustomStringConvertible {
  /// The number.
  package let bytes: Int

  private static let units: [(name: String, size: Int)] = [
    ("TiB", 1 << 40), ("TB", 1_000_000_000_000), ("GiB", 1 << 30), ("GB", 1_000_000_000),
    ("MiB", 1 << 20), ("MB", 1_000_000), ("KiB", 1 << 10), ("kB", 1_000),
  ]

  /// A number of bytes.
  package init(bytes: Int) { self.bytes = bytes }

  /// Reads a number of bytes of at least one; `nil` if the text is none, or has no unit.
  package init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    guard let first = digits.first, first != ".", digits.last != ".",
      let number = Double(digits), let size = Self.size(ofUnit: unit)
    else { return nil }
    let bytes = (number * Double(size)).rounded(.down)
    guard bytes >= 1, bytes < Double(Int.max) else { return nil }
    self.bytes = Int(bytes)
  }

  private static func size(ofUnit unit: String) -> Int? {
    switch unit {
    case "b", "byte", "bytes": 1
    case "k", "m", "g", "t": units.first { $0.name.lowercased() == unit + "ib" }?.size
    default: units.first { $0.name.lowercased() == unit }?.size
    }
  }

  /// The number in the largest unit in which it is whole: `4 GiB`.
  package var description: String {
    let unit = Self.units.first { bytes >= $0.size && bytes % $0.size == 0 }
    return unit.map { "\(bytes / $0.size) \($0.name)" } ?? "\(bytes) bytes"
  }

  /// The number in two digits or three, for people: `1.4 GiB`, `37 MiB`.
  package var rounded: String {
    let unit = Self.units.first { $0.name.hasSuffix("iB") && bytes >= $0.size } ?? ("KiB", 1 << 10)
    let tenths = Int((Double(bytes) / Double(unit.size) * 10).rounded())
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10) \(unit.name)" : "\((tenths + 5) / 10) \(unit.name)"
  }
}

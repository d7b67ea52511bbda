// SPDX-License-Identifier: MIT

import Foundation

/// The table of symbols of the executable that runs, as the format of such files (ELF) says; it is
/// read on Linux.
struct ExecutableSymbols: @unchecked Sendable {
  struct Symbol {
    let name: UnsafePointer<CChar>
    let address: UInt
    let size: Int
    /// The number of its section in the file.
    let section: Int

    var text: String { String(cString: name) }
  }

  // Mapped, and never changed.
  private let file: Data
  private let start: UnsafeRawPointer
  private let base: UInt

  /// Reads the running executable; `nil` where it is not as expected.
  init?() {
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      let first = maps?.split(separator: "\n").first(where: { $0.hasSuffix(" \(path)") }),
      let base = UInt(first.prefix { $0 != "-" }, radix: 16),
      file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let start = file.withUnsafeBytes({ $0.baseAddress })
    else { return nil }
    (self.file, self.start, self.base) = (file, start, base)
  }

  private func number<Number: FixedWidthInteger>(_ place: Int, _: Number.Type) -> Int {
    Int(truncatingIfNeeded: start.loadUnaligned(fromByteOffset: place, as: Number.self))
  }

  private func name(_ place: Int) -> UnsafePointer<CChar> {
    (start + place).assumingMemoryBound(to: CChar.self)
  }

  private var sections: [Int] {
    (0..<number(0x3C, UInt16.self)).map {
      number(0x28, UInt64.self) + $0 * number(0x3A, UInt16.self)
    }
  }

  /// The number of a section.
  func section(named text: String) -> Int? {
    let sections = sections
    let names = number(sections[number(0x3E, UInt16.self)] + 0x18, UInt64.self)
    return sections.firstIndex { strcmp(name(names + number($0, UInt32.self)), text) == 0 }
  }

  /// Hands each symbol to a function.
  func forEach(_ body: (Symbol) -> Void) {
    let sections = sections
    guard let table = sections.first(where: { number($0 + 4, UInt32.self) == 2 }) else { return }
    let strings = number(sections[number(table + 0x28, UInt32.self)] + 0x18, UInt64.self)
    let symbols = number(table + 0x18, UInt64.self)
    for place in stride(from: symbols, to: symbols + number(table + 0x20, UInt64.self), by: 24) {
      body(
        Symbol(
          name: name(strings + number(place, UInt32.self)),
          address: base + UInt(number(place + 8, UInt64.self)),
          size: number(place + 16, UInt64.self), section: number(place + 6, UInt16.self)))
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// Whose code is at an address, as far as the executable's symbols say.
package enum CodeOwners {
  private struct Entry {
    let start: UInt
    let end: UInt
    let name: UnsafePointer<CChar>
  }

  /// What has a name of Swift's, by its address.
  private struct Table: @unchecked Sendable {
    // Never changed once it is made.
    let entries: UnsafeMutableBufferPointer<Entry>
  }

  private static let table: Table? = CodeNames.symbols.map { symbols in
    var found: [Entry] = []
    symbols.forEach { symbol in
      guard symbol.size > 0, symbol.name[0] == 0x24, symbol.name[1] == 0x73 else { return }
      found.append(
        Entry(start: symbol.address, end: symbol.address + UInt(symbol.size), name: symbol.name))
    }
    let entries = UnsafeMutableBufferPointer<Entry>.allocate(capacity: found.count)
    _ = entries.initialize(from: found)
    // The standard library's way to sort takes a second where nothing is optimized.
    guard let first = entries.baseAddress else { return Table(entries: entries) }
    qsort(first, entries.count, MemoryLayout<Entry>.stride) { left, right in
      guard let left, let right else { return 0 }
      let (before, after) = (left.load(as: UInt.self), right.load(as: UInt.self))
      return before < after ? -1 : before == after ? 0 : 1
    }
    return Table(entries: entries)
  }

  /// Reads the symbols, unless that was done.
  package static func prepare() { _ = table }

  /// Whether some code belongs to a stand-in or to the harness, and not to the app; `nil` where
  /// that cannot be told.
  ///
  /// - Complexity: O(log *n*) for *n* symbols, once these are read.
  static func isOfStandIn(_ code: UnsafeRawPointer) -> Bool? {
    guard let table else { return nil }
    let code = UInt(bitPattern: code)
    var (low, high) = (0, table.entries.count)
    while low < high {
      let middle = (low + high) / 2
      if table.entries[middle].start <= code { low = middle + 1 } else { high = middle }
    }
    guard low > 0, table.entries[low - 1].end > code,
      let text = SwiftRuntime.demangled(String(cString: table.entries[low - 1].name))
    else { return nil }
    return InstrumentedCode.Method.modulesOfStandIns.contains(module(of: text))
  }

  /// The module of a function, also where it extends a type of another one; a closure belongs to the
  /// function that it is in.
  private static func module(of text: String) -> String {
    if let mark = text.range(of: "(extension in ") {
      return String(text[mark.upperBound...].prefix { $0 != ")" })
    }
    let outermost = text.ranges(of: " in ").last?.upperBound ?? text.startIndex
    let name =
      text[outermost...].split(separator: " ").first { $0.contains(".") } ?? text[outermost...]
    return String(name.prefix { $0 != "." })
  }
}

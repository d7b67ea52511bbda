// SPDX-License-Identifier: MIT

import Foundation

/// Tells which function is at an address, as far as the executable's symbols say.
package enum CodeNames {
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

  static let symbols = ExecutableSymbols()

  private static let table: Table? = symbols.map { symbols in
    var found: [Entry] = []
    symbols.forEach { symbol in
      guard symbol.size > 0, symbol.name[0] == 0x24, symbol.name[1] == 0x73 else { return }
      found.append(
        Entry(start: symbol.address, end: symbol.address + UInt(symbol.size), name: symbol.name))
    }
    let entries = UnsafeMutableBufferPointer<Entry>.allocate(capacity: found.count)
    _ = entries.initialize(from: found)
    guard let first = entries.baseAddress else { return Table(entries: entries) }
    // The standard library's way to sort takes a second where nothing is optimized.
    qsort(first, entries.count, MemoryLayout<Entry>.stride) { left, right in
      guard let left, let right else { return 0 }
      let (before, after) = (left.load(as: UInt.self), right.load(as: UInt.self))
      return before < after ? -1 : before == after ? 0 : 1
    }
    return Table(entries: entries)
  }

  private static let names = ForkSafeLock<[UnsafeRawPointer: String?]>([:])

  /// Reads the symbols, unless that was done.
  package static func prepare() { _ = table }

  /// The name of a method of the app's, looked up once.
  static func name(of code: UnsafeRawPointer) -> String? {
    names.withLock { names in
      if let known = names[code] { return known }
      let name = symbol(at: code).map(function).flatMap(nameOfMethod)
      names[code] = .some(name)
      return name
    }
  }

  /// The name of the app's method that some code belongs to, also as a closure in it.
  static func methodOfApp(at code: UnsafeRawPointer) -> String? {
    guard let text = symbol(at: code), let module = module(of: text),
      !OwnModules.all.contains(module)
    else { return nil }
    return nameOfMethod(function(in: text))
  }

  private static func nameOfMethod(_ function: Substring) -> String? {
    InstrumentedCode.Method(String(function), counter: 0).map {
      "\($0.owner.drop { $0 != "." }.dropFirst()).\($0.name)"
    }
  }

  /// Whether some code belongs to a stand-in or to the harness, and not to the app; `nil` where
  /// that cannot be told.
  ///
  /// - Complexity: O(log *n*) for *n* symbols, once these are read.
  static func isOfStandIn(_ code: UnsafeRawPointer) -> Bool? {
    symbol(at: code).map { text in
      module(of: text).map(OwnModules.standIns.contains) ?? false
    }
  }

  /// The symbol that some code belongs to, as people read it.
  private static func symbol(at code: UnsafeRawPointer) -> String? {
    guard let table else { return nil }
    let code = UInt(bitPattern: code)
    var (low, high) = (0, table.entries.count)
    while low < high {
      let middle = (low + high) / 2
      if table.entries[middle].start <= code { low = middle + 1 } else { high = middle }
    }
    guard low > 0, table.entries[low - 1].end > code else { return nil }
    return SwiftRuntime.demangled(String(cString: table.entries[low - 1].name))
  }

  /// The function in what is written of a symbol, also where that is one of a closure in the function.
  private static func function(in text: String) -> Substring {
    // What is private is followed by the file that it is in.
    let outermost = text.ranges(of: " in ").last { text[$0.upperBound...].first != "_" }
    return outermost.map { text[$0.upperBound...] } ?? text[...]
  }

  /// The module of a function, also where it extends a type of another one; code that does nothing but
  /// call a closure in another way has none.
  static func module(of text: String) -> String? {
    guard !text.contains("reabstraction thunk") else { return nil }
    let word = function(in: text).split(separator: " ").first { $0.contains(".") }
    return word.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
  }
}

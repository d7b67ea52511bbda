// SPDX-License-Identifier: MIT

import Foundation
package import ModalHarness
package import StateSpace

/// The functions of this process and how often each was entered, if it was built with
/// `--enable-code-coverage`.
///
/// LLVM gives each function counters, the first of which counts its calls, and names them by the
/// symbols `__profc_<file>:<function>`. That is read from the table of symbols, on Linux; where
/// anything is not as expected, nothing is known.
package struct InstrumentedCode: Sendable {
  /// A method that somebody wrote: no accessor, no initializer, no closure.
  struct Method: Hashable, Sendable {
    /// The type, as the language's runtime writes it.
    let owner: String
    /// The name and the labels of the parameters, such as `move(_:to:)`.
    let name: String
    /// Where its calls are counted.
    let counter: UInt
  }

  let methods: [Method]

  /// The functions of this process; `nil` if their calls are not counted.
  package static let inThisProcess: InstrumentedCode? = {
    #if os(Linux)
      return InstrumentedCode(executable: "/proc/self/exe", maps: "/proc/self/maps")
    #else
      return nil
    #endif
  }()

  /// How often each method was entered until now.
  package var counts: [UInt64] {
    methods.map { UnsafePointer<UInt64>(bitPattern: $0.counter)?.pointee ?? 0 }
  }

  /// The methods that were not entered in an exploration, of the types of what its states consist
  /// of, since some counts were taken.
  package func neverEntered(
    in exploration: Exploration<PresentationSystem<SceneApplication>>, since earlier: [UInt64]
  ) -> [String] {
    let states = exploration.states
    // What a step enters that ends the process is entered in another one.
    guard let app = states.first?.app, !states.contains(where: { $0.app.observation.crash != nil })
    else { return [] }
    return neverEntered(since: earlier, of: app.typesOfStates)
  }

  /// The methods of some types that were not entered since some counts were taken, though others
  /// of the same type were, as `Type.method(_:)`.
  func neverEntered(since earlier: [UInt64], of types: [Any.Type]) -> [String] {
    let names = Dictionary(
      types.map { (Self.text(of: $0), "\($0)".prefix { $0 != "<" }) },
      uniquingKeysWith: { first, _ in first })
    let later = counts
    let entered = Set(
      methods.indices.lazy.filter { later[$0] > earlier[$0] }.map { methods[$0].owner })
    return methods.indices.compactMap { index in
      let method = methods[index]
      guard later[index] == earlier[index], entered.contains(method.owner) else { return nil }
      return names[method.owner].map { "\($0).\(method.name)" }
    }.sorted()
  }

  /// A type as the owner of methods is written: without what its parameters are, and without the
  /// file that a private one is in.
  private static func text(of type: Any.Type) -> String {
    _typeName(type, qualified: true).prefix { $0 != "<" }.split(separator: ".")
      .filter { !$0.hasPrefix("(") }.joined(separator: ".")
  }
}

extension InstrumentedCode.Method {
  /// Reads a function as the language's runtime writes it, such as
  /// `App.Card.(move in _0C1E)(_: Swift.Int, to: Swift.Int) -> ()`.
  ///
  /// What is no method with a name, of a type of the app's, is `nil`.
  init?(_ text: String, counter: UInt) {
    var rest = text.hasPrefix("static ") ? text.dropFirst(7) : text[...]
    var parts: [Substring] = []
    while true {
      let isPrivate = rest.first == "("
      if isPrivate { rest = rest.dropFirst() }
      let part = rest.prefix { !".(< ".contains($0) }
      guard part.first?.isLetter == true || part.first == "_" else { return nil }
      parts.append(part)
      rest = isPrivate ? rest.drop { $0 != ")" }.dropFirst() : rest.dropFirst(part.count)
      guard rest.first == "." else { break }
      rest = rest.dropFirst()
    }
    guard parts.count > 2, rest.first == "(" || rest.first == "<",
      !["Combine", "SceneHarness", "SwiftUI", "UIKit", "UIKitSemantics"].contains(parts[0])
    else { return nil }
    owner = parts.dropLast().joined(separator: ".")
    name = "\(parts[parts.count - 1])(\(Self.labels(rest)))"
    self.counter = counter
  }

  /// The labels in a list of parameters, each with its colon.
  private static func labels(_ list: Substring) -> String {
    var depth = 0
    var parameters = [""]
    for character in list.replacing("->", with: "").drop(while: { $0 != "(" }).dropFirst() {
      if ")]>".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if "([<".contains(character) { depth += 1 }
      if depth == 0, character == "," {
        parameters.append("")
      } else if character != " " || parameters.last?.isEmpty == false {
        parameters[parameters.count - 1].append(character)
      }
    }
    if parameters == [""] { return "" }
    return parameters.map { parameter in
      let label = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return parameter.hasPrefix("\(label): ") ? "\(label):" : "_:"
    }.joined()
  }
}

// MARK: - Symbols

extension InstrumentedCode {
  private static let versionSymbol = "__llvm_profile_raw_version", counterPrefix = "__profc_"

  /// Reads the symbols of the running executable.
  fileprivate init?(executable: String, maps: String) {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: executable)
    guard let path,
      let file = try? Data(contentsOf: URL(filePath: executable), options: .alwaysMapped),
      let lines = try? String(contentsOfFile: maps, encoding: .utf8).split(separator: "\n"),
      let first = lines.first(where: { $0.hasSuffix(" \(path)") }),
      let base = UInt(first.prefix { $0 != "-" }, radix: 16)
    else { return nil }
    let counters = file.withUnsafeBytes { Self.counters(in: $0, loadedAt: base) }
    guard let counters else { return nil }
    methods = counters.compactMap { symbol, address in
      SwiftRuntime.demangled(symbol).flatMap { Method($0, counter: address) }
    }
  }

  /// The functions, by their symbols, and the addresses of their counters.
  private static func counters(
    in file: UnsafeRawBufferPointer, loadedAt base: UInt
  ) -> [(String, UInt)]? {
    guard let start = file.baseAddress, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      return nil
    }
    func number<Number: FixedWidthInteger>(_ place: Int, _: Number.Type) -> Int {
      Int(truncatingIfNeeded: file.loadUnaligned(fromByteOffset: place, as: Number.self))
    }
    func text(_ place: Int) -> String {
      String(cString: (start + place).assumingMemoryBound(to: CChar.self))
    }
    // The sections, at the places that the format of such files says.
    let sections = (0..<number(0x3C, UInt16.self)).map {
      number(0x28, UInt64.self) + $0 * number(0x3A, UInt16.self)
    }
    let names = number(sections[number(0x3E, UInt16.self)] + 0x18, UInt64.self)
    guard
      let counted = sections.firstIndex(where: {
        text(names + number($0, UInt32.self)) == "__llvm_prf_cnts"
      }), let table = sections.first(where: { number($0 + 4, UInt32.self) == 2 })
    else { return nil }
    let strings = number(sections[number(table + 0x28, UInt32.self)] + 0x18, UInt64.self)
    let symbols = number(table + 0x18, UInt64.self)
    var found: [(String, UInt)] = []
    var version: UInt64?
    for place in stride(from: symbols, to: symbols + number(table + 0x20, UInt64.self), by: 24) {
      let isCounter = number(place + 6, UInt16.self) == counted
      guard isCounter || number(place + 16, UInt64.self) == 8 else { continue }
      let name = strings + number(place, UInt32.self)
      let address = base + UInt(number(place + 8, UInt64.self))
      if isCounter {
        let symbol = text(name)
        // Functions, also of types; what is declared in them ends with something else.
        guard symbol.hasPrefix(counterPrefix), symbol.hasSuffix("F") || symbol.hasSuffix("FZ"),
          let begin = symbol.range(of: "$s")
        else { continue }
        found.append((String(symbol[begin.lowerBound...]), address))
      } else if version == nil, memcmp(start + name, versionSymbol, versionSymbol.utf8.count) == 0 {
        version = UnsafePointer<UInt64>(bitPattern: address)?.pointee
      }
    }
    // The upper bits tell of counters that are made in another way.
    guard let version, (8...10).contains(version & (1 << 56 - 1)), version >> 60 & 1 == 0 else {
      return nil
    }
    return found
  }
}

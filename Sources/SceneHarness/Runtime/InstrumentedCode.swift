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
      return ExecutableSymbols().flatMap(InstrumentedCode.init)
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
  static func text(of type: Any.Type) -> String {
    _typeName(type, qualified: true).prefix { $0 != "<" }.split(separator: ".")
      .filter { !$0.hasPrefix("(") }.joined(separator: ".")
  }
}

extension InstrumentedCode.Method {
  /// Reads a function as the language's runtime writes it, such as
  /// `App.Card.(move in _0C1E)(_: Swift.Int, to: Swift.Int) -> ()`.
  ///
  /// What is no method with a name, of a type of the app's or else of a stand-in's, is `nil`.
  init?(_ text: String, counter: UInt, isOfStandIn: Bool = false) {
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
      OwnModules.standIns.contains(String(parts[0])) == isOfStandIn
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

  /// Reads the functions and the addresses of their counters from the symbols.
  fileprivate init?(_ executable: ExecutableSymbols) {
    guard let counted = executable.section(named: "__llvm_prf_cnts") else { return nil }
    var found: [Method] = []
    var version: UInt64?
    executable.forEach { symbol in
      let isCounter = symbol.section == counted
      guard isCounter || symbol.size == 8 else { return }
      if isCounter {
        let name = symbol.text
        // Functions, also of types; what is declared in them ends with something else.
        guard name.hasPrefix(Self.counterPrefix), name.hasSuffix("F") || name.hasSuffix("FZ"),
          let begin = name.range(of: "$s"),
          let text = SwiftRuntime.demangled(String(name[begin.lowerBound...]))
        else { return }
        Method(text, counter: symbol.address).map { found.append($0) }
      } else if version == nil, strcmp(symbol.name, Self.versionSymbol) == 0 {
        version = UnsafePointer<UInt64>(bitPattern: symbol.address)?.pointee
      }
    }
    // The upper bits tell of counters that are made in another way.
    guard let version, (8...10).contains(version & (1 << 56 - 1)), version >> 60 & 1 == 0 else {
      return nil
    }
    methods = found
  }
}

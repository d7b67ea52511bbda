// SPDX-License-Identifier: MIT

import Foundation

extension GlobalVariables {
  /// What the symbol of a variable of the app's says.
  struct Description {
    let name: String
    let type: Any.Type?

    /// Reads a symbol; `nil` if it is no variable, or not the app's.
    init?(_ symbol: String) {
      guard var text = SwiftRuntime.demangled(symbol)?[...] else { return nil }
      if text.hasPrefix("static ") { text = text.dropFirst(7) }
      let extended = "(extension in "
      let module =
        text.hasPrefix(extended)
        ? text.dropFirst(extended.count).prefix { $0 != ")" } : text.prefix { $0 != "." }
      guard let colon = text.firstRange(of: " : "), module.first != "_", module.first != "(",
        !OwnModules.all.contains(String(module))
      else { return nil }
      let path = text[..<colon.lowerBound].replacing(/\((\w+) in \w+\)/) { $0.output.1 }
      name = String(path.dropFirst(path.hasPrefix("\(module).") ? module.count + 1 : 0))
      var parser = TypeText(rest: text[colon.upperBound...])
      let found = parser.type()
      type = parser.rest.isEmpty ? found : nil
    }
  }

  /// A type as people read it, such as `Swift.Array<App.Item>`.
  private struct TypeText {
    var rest: Substring

    private static let known: [String: Any.Type] = [
      "Swift.Bool": Bool.self, "Swift.Double": Double.self, "Swift.Float": Float.self,
      "Swift.Int": Int.self, "Swift.String": String.self, "Swift.UInt": UInt.self,
    ]

    /// `nil` for what is no name with or without parameters.
    mutating func type() -> Any.Type? {
      let start = rest
      guard let path = path() else { return nil }
      let text = String(start.prefix(start.count - rest.count))
      var arguments: [Any.Type] = []
      if rest.first == "<" {
        repeat {
          rest = rest.dropFirst(rest.hasPrefix(", ") ? 2 : 1)
          guard let argument = type() else { return nil }
          arguments.append(argument)
        } while rest.hasPrefix(", ")
        guard rest.first == ">" else { return nil }
        rest = rest.dropFirst()
      }
      if let known = Self.known[text] ?? Self.standard(text, arguments) { return known }
      let names = arguments.compactMap { _mangledTypeName($0) }
      guard names.count == arguments.count else { return nil }
      let end = names.isEmpty ? "" : "y\(names.joined())G"
      return Self.kinds(path).lazy.compactMap { _typeByName($0 + end) }.first
        ?? (names.isEmpty ? TypesBySymbol.type(text, module: path[0]) : nil)
    }

    private static func standard(_ name: String, _ arguments: [Any.Type]) -> Any.Type? {
      func optional<Value>(_: Value.Type) -> Any.Type { Value?.self }
      func array<Value>(_: Value.Type) -> Any.Type { [Value].self }
      func set<Key: Hashable>(_: Key.Type) -> Any.Type { Set<Key>.self }
      func dictionary<Key: Hashable, Value>(_: Key.Type, _: Value.Type) -> Any.Type {
        [Key: Value].self
      }
      guard let first = arguments.first else { return nil }
      let key = first as? any Hashable.Type
      return switch name {
      case "Swift.Optional": optional(first)
      case "Swift.Array": array(first)
      case "Swift.Set": key.map { set($0) }
      case "Swift.Dictionary": key.map { key in dictionary(key, arguments[1]) }
      default: nil
      }
    }

    private mutating func path() -> [String]? {
      var parts: [String] = []
      while true {
        let isPrivate = rest.first == "("
        if isPrivate { rest = rest.dropFirst() }
        let part = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !part.isEmpty else { return nil }
        rest = rest.dropFirst(part.count)
        parts.append(String(part))
        if isPrivate {
          guard rest.hasPrefix(" in _") else { return nil }
          rest = rest.drop { $0 != ")" }.dropFirst()
        }
        guard rest.first == "." else { return parts.count > 1 ? parts : nil }
        rest = rest.dropFirst()
      }
    }

    /// The type as a class, a structure or an enumeration, and so for each that it is declared in.
    private static func kinds(_ path: [String]) -> [String] {
      path.dropFirst().reduce([path[0] == "Swift" ? "s" : identifier(path[0])]) { found, part in
        found.flatMap { start in ["C", "V", "O"].map { start + identifier(part) + $0 } }
      }
    }

    static func identifier(_ part: String) -> String { "\(part.utf8.count)\(part)" }
  }

  /// Types by the symbols of their metadata: the runtime does not find private ones by their names.
  private enum TypesBySymbol {
    private static let modules = ForkSafeLock<[String: [String: UInt]]>([:])

    static func type(_ text: String, module: String) -> Any.Type? {
      let known = modules.withLock { modules in
        if let known = modules[module] { return known }
        let found = places(of: module)
        modules[module] = found
        return found
      }
      guard let place = known[text].flatMap(UnsafeRawPointer.init(bitPattern:)) else { return nil }
      return unsafeBitCast(place, to: Any.Type.self)
    }

    private static func places(of module: String) -> [String: UInt] {
      let (start, about) = ("$s\(TypeText.identifier(module))", "type metadata for ")
      var found: [String: UInt] = [:]
      CodeNames.symbols?.forEach { symbol in
        guard strncmp(symbol.name, start, start.utf8.count) == 0 else { return }
        let name = symbol.text
        guard ["CN", "VN", "ON"].contains(name.suffix(2)),
          let text = SwiftRuntime.demangled(name), text.hasPrefix(about)
        else { return }
        found[String(text.dropFirst(about.count))] = symbol.address
      }
      return found
    }
  }
}

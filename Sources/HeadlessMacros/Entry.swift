// SPDX-License-Identifier: MIT

/// A value of the environment that is declared with `@Entry`.
struct Entry {
  private let name: Substring
  private let type: Substring?
  private let value: Substring?

  /// Reads a declaration such as `@Entry public var limit: Int? = 3`.
  init?(_ declaration: String) {
    guard let keyword = declaration.firstRange(of: /\bvar\s+/) else { return nil }
    let rest = declaration[keyword.upperBound...]
    // No type has an equals sign; what follows may end in a comment.
    let sign = rest.firstIndex(of: "=")
    let pattern = rest[..<(sign ?? rest.endIndex)].split(separator: ":", maxSplits: 1)
    guard let name = pattern.first?.prefix(while: { !$0.isWhitespace }) else { return nil }
    self.name = name
    type = pattern.dropFirst().first
    value = sign.map { rest[rest.index(after: $0)...] }
  }

  /// The key under which the value is kept.
  var key: String {
    let generic = type.map { "<\($0)>" } ?? ""
    return "struct \(keyName): EnvironmentKey { "
      + "static let defaultValue = _EntryValue\(generic)(\(value ?? "nil")\n) }"
  }

  /// The property reads and writes by the key.
  var accessors: String {
    "{ get { self[\(keyName).self].value } set { self[\(keyName).self].value = newValue } }"
  }

  private var keyName: String { "__Key_\(name)" }
}

// SPDX-License-Identifier: MIT

/// A value that is declared with `@Entry`: of the environment, of a transaction, or of the view with
/// the focus.
struct Entry {
  /// What the value is kept in.
  enum Owner: String, CaseIterable {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case focus = "FocusedValues"

    /// The names of all, as in a sentence.
    static var names: String {
      let names = allCases.map { "'\($0.rawValue)'" }
      return names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
    }

    /// The owner that a declaration extends.
    init?(_ declaration: String) {
      guard let type = declaration.firstMatch(of: /\bextension\s+(?:\w+\.)*(\w+)/)?.1 else {
        return nil
      }
      self.init(rawValue: String(type))
    }
  }

  private let owner: Owner
  private let name: Substring
  private let type: Substring?
  private let value: Substring?

  /// Reads a declaration such as `@Entry public var limit: Int? = 3`.
  init?(_ declaration: String, in owner: Owner) {
    guard let keyword = declaration.firstRange(of: /\bvar\s+/) else { return nil }
    let rest = declaration[keyword.upperBound...]
    // No type has an equals sign; what follows may end in a comment.
    let sign = rest.firstIndex(of: "=")
    let pattern = rest[..<(sign ?? rest.endIndex)].split(separator: ":", maxSplits: 1)
    guard let name = pattern.first?.prefix(while: { !$0.isWhitespace }) else { return nil }
    self.name = name
    self.owner = owner
    type = pattern.dropFirst().first
    value = sign.map { rest[rest.index(after: $0)...] }
  }

  /// The key under which the value is kept.
  var key: String {
    // No view has the focus, so that there is no value besides `nil`.
    if owner == .focus {
      return "struct \(keyName): FocusedValueKey { typealias Value = \(type ?? "Never?")\n }"
    }
    let generic = type.map { "<\($0)\n>" } ?? ""
    let keyProtocol = owner == .environment ? "EnvironmentKey" : "TransactionKey"
    return "struct \(keyName): \(keyProtocol) { "
      + "static let defaultValue = _EntryValue\(generic)(\(value ?? "nil")\n) }"
  }

  /// The property reads and writes by the key.
  var accessors: String {
    owner == .focus
      ? "{ get { self[\(keyName).self] ?? nil } set { self[\(keyName).self] = newValue } }"
      : "{ get { self[\(keyName).self].value } set { self[\(keyName).self].value = newValue } }"
  }

  private var keyName: String { "__Key_\(name)" }
}

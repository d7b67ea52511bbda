// SPDX-License-Identifier: MIT

/// Words that have a meaning of their own.
enum Keywords {
  /// What can stand before a value without being one.
  static let beforeValues: Set = [
    "as", "await", "case", "else", "guard", "if", "in", "is", "return", "throw", "try", "where",
    "while", "switch", "for",
  ]

  /// What can stand before the keyword of a declaration.
  static let modifiers: Set = [
    "class", "convenience", "dynamic", "fileprivate", "final", "indirect", "infix", "internal",
    "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// A dotted name with keywords in backticks.
  static func quoted(_ name: String) -> String {
    let parts = name.split(separator: ".").map { part in
      let word = String(part)
      let isKeyword = types.contains(word) || members.contains(word) || beforeValues.contains(word)
      return isKeyword ? "`\(word)`" : word
    }
    return parts.joined(separator: ".")
  }

  static let access: Set = ["fileprivate", "internal", "open", "package", "private", "public"]

  static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]

  /// The keywords of all other declarations.
  static let members: Set = [
    "associatedtype", "case", "deinit", "func", "import", "init", "let", "subscript", "typealias",
    "var",
  ]
}

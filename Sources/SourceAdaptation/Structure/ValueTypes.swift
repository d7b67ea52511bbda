// SPDX-License-Identifier: MIT

/// Looks up the types of properties, where they are written or made by `Type(…)`.
struct ValueTypes {
  let file: ParsedFile
  let index: ModuleIndex

  /// The type of `a.b.c` as it stands before a token, or nil if it is written nowhere.
  func type(of path: Range<Int>, from place: Int) -> String? {
    let words = path.filter { file.tokens[$0].kind == .word }.map { file.tokens[$0].text }
    let isPlain = path.allSatisfy { index in
      let token = file.tokens[index]
      return token.kind == .word || [".", "?", "!"].contains(token.text)
    }
    guard isPlain, let first = words.first else { return nil }
    var names = words[...]
    var types = file.enclosingTypes(of: place).map(index.path(of:))
    if first == "self" {
      types = Array(types.prefix(1))
      names = names.dropFirst()
    } else if isLocal(first, before: place) {
      return nil
    }
    for name in names {
      guard let type = types.lazy.compactMap({ property(name, of: $0) }).first else { return nil }
      types = [type]
    }
    return types.first
  }

  /// Whether a local constant, a parameter or a pattern has the name, and so hides a property.
  private func isLocal(_ name: String, before place: Int) -> Bool {
    guard let member = file.enclosingMember(of: place) else { return true }
    if member.parameters.contains(where: { $0.name == name }) { return true }
    return (member.signatureEnd..<max(member.signatureEnd, place)).contains { index in
      guard file.tokens[index].kind == .word, file.tokens[index].text == name, index > 0 else {
        return false
      }
      return file.tokens[index - 1].isWord("let") || file.tokens[index - 1].isWord("var")
    }
  }

  private func property(_ name: String, of path: String) -> String? {
    for owner in [path] + index.superclasses(of: path) {
      for entry in index.members(of: owner, named: name)
      where entry.member.kind == .var || entry.member.kind == .let {
        guard let tokens = entry.member.typeTokens else { return nil }
        return Self.bare(entry.entry.file.source.code(tokens)).map {
          index.resolve($0, from: owner)
        }
      }
    }
    return nil
  }

  /// The name of a class in an optional type; nil if the type is anything else.
  private static func bare(_ type: String) -> String? {
    var type = type[...]
    while let last = type.last, last == "?" || last == "!" { type.removeLast() }
    return type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      ? String(type) : nil
  }
}

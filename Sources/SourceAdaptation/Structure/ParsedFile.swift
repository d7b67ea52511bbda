// SPDX-License-Identifier: MIT

/// A file with its tokens and declarations.
struct ParsedFile: Sendable {
  let index: Int
  let path: String
  let source: SourceText
  let brackets: Brackets
  let types: [TypeDeclaration]
  private let typeOfBrace: [Int: Int]

  var tokens: [Token] { source.tokens }

  init(index: Int, path: String, text: String) {
    self.index = index
    self.path = path
    source = SourceText(text)
    let reader = DeclarationReader(source)
    brackets = reader.code.brackets
    types = reader.types
    typeOfBrace = reader.typeOfBrace
  }

  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Whether a token follows another without a gap.
  func isTight(_ index: Int) -> Bool {
    guard index > 0, let token = token(index) else { return false }
    return tokens[index - 1].range.upperBound == token.range.lowerBound
  }

  /// The innermost type in whose body a token stands.
  func enclosingType(of index: Int) -> TypeDeclaration? {
    var bracket = brackets.parent[index]
    while let current = bracket {
      if let type = typeOfBrace[current] { return types[type] }
      bracket = brackets.parent[current]
    }
    return nil
  }

  /// The types around a token, the innermost first.
  func enclosingTypes(of index: Int) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var type = enclosingType(of: index)
    while let current = type {
      result.append(current)
      type = current.parent.map { types[$0] }
    }
    return result
  }

  /// The member in whose body or initial value a token stands.
  func enclosingMember(of index: Int) -> Member? {
    enclosingType(of: index)?.members.last { $0.keyword < index }
  }

  /// Where an attribute ends, with its arguments.
  func end(ofAttribute index: Int) -> Int {
    let end = tokens[index].range.upperBound
    guard tokens[index].kind == .attribute, token(index + 1)?.isMark("(") == true,
      isTight(index + 1), let close = brackets.partner[index + 1]
    else { return end }
    return tokens[close].range.upperBound
  }
}

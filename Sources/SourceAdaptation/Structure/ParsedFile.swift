// SPDX-License-Identifier: MIT

/// A file with its tokens and declarations.
struct ParsedFile: Sendable {
  let index: Int
  let path: String
  private let reader: DeclarationReader

  var source: SourceText { reader.code.source }
  var tokens: [Token] { source.tokens }
  var brackets: Brackets { reader.code.brackets }
  var types: [TypeDeclaration] { reader.types }

  init(index: Int, path: String, text: String) {
    self.index = index
    self.path = path
    reader = DeclarationReader(SourceText(text))
  }

  func token(_ index: Int) -> Token? { reader.code.token(index) }

  func isTight(_ index: Int) -> Bool { reader.code.isTight(index) }

  /// The innermost type in whose body a token stands.
  func enclosingType(of index: Int) -> TypeDeclaration? {
    reader.enclosingType(of: index).map { types[$0] }
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

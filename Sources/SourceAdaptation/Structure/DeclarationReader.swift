// SPDX-License-Identifier: MIT

/// Finds the types of a source and what is declared directly in them.
///
/// It reads no expressions: it looks at the keywords of declarations, where they can stand, and at
/// brackets. Source that is cut off anywhere is read as far as it goes.
struct DeclarationReader: Sendable {
  let code: BracketedCode
  private(set) var types: [TypeDeclaration] = []
  /// The types by their opening braces.
  private var typeOfBrace: [Int: Int] = [:]

  private var source: SourceText { code.source }
  private var tokens: [Token] { code.source.tokens }
  private var brackets: Brackets { code.brackets }

  init(_ source: SourceText) {
    code = BracketedCode(source: source, brackets: Brackets(source.tokens))
    for index in source.tokens.indices {
      readType(at: index)
      readMember(at: index)
    }
  }

  private func token(_ index: Int) -> Token? { code.token(index) }

  /// The innermost type in whose body a token stands.
  func enclosingType(of index: Int) -> Int? {
    var bracket = brackets.parent[index]
    while let current = bracket {
      if let type = typeOfBrace[current] { return type }
      bracket = brackets.parent[current]
    }
    return nil
  }

  // MARK: Types

  private mutating func readType(at index: Int) {
    guard let kind = typeKind(at: index), let brace = bodyBrace(after: index) else { return }
    let parent = enclosingType(of: index)
    var end = index + 1
    let name = readDottedName(&end)
    code.skipGenerics(&end)
    let path = (parent.map { types[$0].path + "." } ?? "") + name
    var type = TypeDeclaration(
      kind: kind, name: name, path: path, keyword: index, afterName: end,
      prefix: prefix(before: index), brace: brace, parent: parent)
    if token(end)?.isMark(":") == true { type.inherited = readList(from: end + 1, to: brace) }
    typeOfBrace[brace] = types.count
    types.append(type)
  }

  private func typeKind(at index: Int) -> TypeDeclaration.Kind? {
    let token = tokens[index]
    guard token.kind == .word, !token.isQuoted,
      let kind = TypeDeclaration.Kind(rawValue: token.text),
      isDeclarationPlace(index), let name = self.token(index + 1), name.kind == .word
    else { return nil }
    let isModifier =
      !name.isQuoted
      && (Keywords.members.contains(name.text) || Keywords.modifiers.contains(name.text)
        || Keywords.types.contains(name.text))
    let isImport = index > 0 && tokens[index - 1].isWord("import")
    return isModifier || isImport ? nil : kind
  }

  /// Whether a keyword can begin a declaration where it stands.
  private func isDeclarationPlace(_ index: Int) -> Bool {
    if let parent = brackets.parent[index], !tokens[parent].isMark("{") { return false }
    guard index > 0 else { return true }
    return !tokens[index - 1].isMark(".") && !tokens[index - 1].isMark(":")
      && !tokens[index - 1].isMark(",")
  }

  /// The first brace after a type's keyword, at the same level, before anything else is declared.
  private func bodyBrace(after index: Int) -> Int? {
    var current = index + 1
    while let token = token(current) {
      if token.isMark("{") { return current }
      if token.isMark("}") || token.isMark(";") || token.kind == .pound { return nil }
      if token.isMark("("), let close = brackets.partner[current] { current = close }
      current += 1
    }
    return nil
  }

  private func readDottedName(_ index: inout Int) -> String {
    var name = token(index)?.text ?? ""
    index += 1
    while true {
      var next = index
      code.skipGenerics(&next)
      guard token(next)?.isMark(".") == true, let part = token(next + 1), part.kind == .word else {
        return name
      }
      name += "." + part.text
      index = next + 2
    }
  }

  /// The parts of a list, without attributes, up to a `where`.
  private func readList(from start: Int, to end: Int) -> [String] {
    var parts: [String] = []
    var first = start
    var depth = 0
    for index in start..<max(start, end) {
      let token = tokens[index]
      if token.isMark("<") || token.isMark("(") { depth += 1 }
      if token.isMark(">") || token.isMark(")") { depth -= 1 }
      let isEnd = token.isWord("where")
      if depth == 0, token.isMark(",") || isEnd {
        parts.append(source.code(first..<index))
        first = index + 1
      }
      if isEnd { return parts }
      if token.kind == .attribute { first = index + 1 }
    }
    if first < end { parts.append(source.code(first..<end)) }
    return parts
  }

  // MARK: Members

  private mutating func readMember(at index: Int) {
    let token = tokens[index]
    guard token.kind == .word, !token.isQuoted, let kind = Member.Kind(rawValue: token.text),
      let brace = brackets.parent[index], let type = typeOfBrace[brace],
      isDeclarationPlace(index), index + 1 < tokens.count
    else { return }
    var reader = MemberReader(code, kind: kind, keyword: index, prefix: prefix(before: index))
    if let member = reader.read() { types[type].members.append(member) }
  }

  /// The modifiers and attributes that stand before a keyword.
  func prefix(before keyword: Int) -> Prefix {
    var prefix = Prefix(start: keyword)
    var index = keyword - 1
    while index >= 0, brackets.parent[index] == brackets.parent[keyword] {
      var head = index
      if tokens[index].isMark(")"), let open = brackets.partner[index], open > 0 { head = open - 1 }
      let token = tokens[head]
      if token.kind == .attribute {
        prefix.attributes[token.text] = head
      } else if token.kind == .word, !token.isQuoted, Keywords.modifiers.contains(token.text),
        head == 0 || !tokens[head - 1].isMark(".")
      {
        let isSetter = head < index && tokens[head + 2].isWord("set")
        if !isSetter { prefix.modifiers[token.text] = head }
      } else {
        break
      }
      prefix.start = head
      index = head - 1
    }
    return prefix
  }
}

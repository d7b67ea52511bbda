// SPDX-License-Identifier: MIT

/// Reads the signature of one member.
struct MemberReader {
  private let code: BracketedCode
  private var member: Member
  private var index: Int

  init(_ code: BracketedCode, kind: Member.Kind, keyword: Int, prefix: Prefix) {
    self.code = code
    member = Member(
      kind: kind, name: kind.rawValue, keyword: keyword, prefix: prefix, signatureEnd: keyword + 1)
    index = keyword + 1
  }

  private var tokens: [Token] { code.tokens }

  /// The member, or nil if what is there is not one.
  mutating func read() -> Member? {
    member.objcName = objcName
    switch member.kind {
    case .var, .let:
      guard readName() else { return nil }
      readPropertyType()
    case .func:
      guard readName() else { return nil }
      readSignature()
    case .`init`, .subscript:
      if let next = code.token(index), next.isMark("?") || next.isMark("!") { index += 1 }
      readSignature()
      guard member.parameterTokens != nil else { return nil }
    }
    return member
  }

  private var objcName: String? {
    guard let attribute = member.prefix.attributes["@objc"],
      let open = code.token(attribute + 1), open.isMark("("),
      open.range.lowerBound == tokens[attribute].range.upperBound,
      let close = code.brackets.partner[attribute + 1]
    else { return nil }
    return tokens[(attribute + 2)..<close].map(\.text).joined()
  }

  /// Takes a name, or the characters of an operator.
  private mutating func readName() -> Bool {
    guard let name = code.token(index) else { return false }
    index += 1
    guard name.kind != .word else {
      member.name = name.text
      return true
    }
    guard member.kind == .func, name.kind == .mark else { return false }
    while let next = code.token(index), !next.isMark("("), !next.isMark("<"),
      next.kind == .mark
    { index += 1 }
    member.name = code.source.code((member.keyword + 1)..<index)
    return true
  }

  // MARK: Functions

  private mutating func readSignature() {
    code.skipGenerics(&index)
    guard let open = code.token(index), open.isMark("("),
      let close = code.brackets.partner[index]
    else { return }
    member.parameterTokens = index..<(close + 1)
    member.parameters = readParameters((index + 1)..<close)
    index = close + 1
    readResult()
    member.signatureEnd = index
    if let next = code.token(index), next.isMark("{") { member.brace = index }
  }

  /// Reads what follows the parameters, up to the body or to the next declaration.
  private mutating func readResult() {
    var start: Int?
    while let token = code.token(index), !token.isMark("{"), !isEnd(token) {
      if token.isWord("where"), let first = start {
        member.typeTokens = first..<index
        start = nil
      }
      if token.isMark("->"), start == nil { start = index + 1 }
      if let close = code.brackets.partner[index], close > index { index = close }
      index += 1
    }
    if let start, start < index { member.typeTokens = start..<index }
  }

  private func isEnd(_ token: Token) -> Bool {
    if token.isMark("}") || token.isMark(";") || token.kind == .pound { return true }
    guard token.startsLine, token.kind == .word || token.kind == .attribute else { return false }
    return token.kind == .attribute || Keywords.modifiers.contains(token.text)
      || Keywords.members.contains(token.text) || Keywords.types.contains(token.text)
  }

  private func readParameters(_ range: Range<Int>) -> [Parameter] {
    var parameters: [Parameter] = []
    var start = range.lowerBound
    var depth = 0
    var current = start
    while current < range.upperBound {
      let token = tokens[current]
      if let close = code.brackets.partner[current], close > current { current = close }
      if token.isMark("<"), code.isTight(current) { depth += 1 }
      if token.isMark(">"), depth > 0 { depth -= 1 }
      if token.isMark(","), depth == 0 {
        if let parameter = readParameter(start..<current) { parameters.append(parameter) }
        start = current + 1
      }
      current += 1
    }
    if let parameter = readParameter(start..<max(start, range.upperBound)) {
      parameters.append(parameter)
    }
    return parameters
  }

  private func readParameter(_ range: Range<Int>) -> Parameter? {
    var range = range
    while let first = range.first, tokens[first].kind == .attribute { range.removeFirst() }
    guard let colon = range.first(where: { tokens[$0].isMark(":") }), colon > range.lowerBound
    else { return nil }
    let label = tokens[range.lowerBound].text
    let name = colon - 1
    let equals = range.first { $0 > colon && tokens[$0].isMark("=") } ?? range.upperBound
    let type = (colon + 1)..<max(colon + 1, equals)
    return Parameter(
      label: label, name: code.source.text(tokens[name].range), nameToken: name,
      type: code.source.code(type), isInout: type.contains { tokens[$0].isWord("inout") },
      isVariadic: type.last.map { tokens[$0].isMark(".") } ?? false)
  }

  // MARK: Properties

  private mutating func readPropertyType() {
    member.signatureEnd = index
    let hasType = code.token(index)?.isMark(":") == true
    if hasType { index += 1 }
    let start = index
    while let token = code.token(index), !isPropertyEnd(token) {
      if let close = code.brackets.partner[index], close > index { index = close }
      index += 1
    }
    if hasType, start < index { member.typeTokens = start..<index }
    member.signatureEnd = index
    guard let token = code.token(index) else { return }
    member.hasInitialValue = token.isMark("=")
    if token.isMark("{") { member.brace = index }
    if token.isMark("=") { member.typeTokens = member.typeTokens ?? initializerType(index + 1) }
  }

  private func isPropertyEnd(_ token: Token) -> Bool {
    token.isMark("{") || token.isMark("=") || token.isMark(",") || isEnd(token)
  }

  /// The type of `Type(…)`, where that is the initial value.
  private func initializerType(_ start: Int) -> Range<Int>? {
    var end = start
    while let token = code.token(end), token.kind == .word || token.isMark(".") { end += 1 }
    guard end > start, code.token(end)?.isMark("(") == true,
      tokens[end - 1].text.first?.isUppercase == true
    else { return nil }
    return start..<end
  }
}

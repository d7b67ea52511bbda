// SPDX-License-Identifier: MIT

/// Source of which it is known what stands in which brackets.
struct BracketedCode: Sendable {
  let source: SourceText
  let brackets: Brackets

  var tokens: [Token] { source.tokens }

  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Whether a token follows another without a gap.
  func isTight(_ index: Int) -> Bool {
    guard index > 0, let token = token(index) else { return false }
    return tokens[index - 1].range.upperBound == token.range.lowerBound
  }

  /// Skips `<…>`; a comparison is not met where this is asked.
  func skipGenerics(_ index: inout Int) {
    guard token(index)?.isMark("<") == true else { return }
    var depth = 0
    var current = index
    while let token = token(current), !token.isMark("{"), !token.isMark("}") {
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      current += 1
      if depth == 0 {
        index = current
        return
      }
    }
  }
}

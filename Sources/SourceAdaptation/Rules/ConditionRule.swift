// SPDX-License-Identifier: MIT

/// Lets code for iOS be compiled: `os(iOS)` is true, and what can be imported is what
/// ``ImportRule`` makes of it.
struct ConditionRule {
  let file: ParsedFile

  func apply(to changes: inout Changes) {
    for (index, token) in file.tokens.enumerated()
    where token.isPound("#if") || token.isPound("#elseif") {
      for word in index + 1..<file.end(ofCondition: index) { rewrite(word, &changes) }
    }
  }

  private func rewrite(_ index: Int, _ changes: inout Changes) {
    guard file.token(index + 1)?.isMark("(") == true, file.token(index + 3)?.isMark(")") == true,
      let name = file.token(index + 2)
    else { return }
    if file.tokens[index].isWord("canImport"), ImportRule.partsOfUIKit.contains(name.text) {
      return changes.add(Edit(range: name.range, text: "UIKit"), to: file)
    }
    guard file.tokens[index].isWord("os") else { return }
    if name.isWord("iOS") {
      let range = file.tokens[index].range.lowerBound..<file.tokens[index + 3].range.upperBound
      changes.add(Edit(range: range, text: "true"), to: file)
    } else if name.isWord("Linux") {
      changes.report(
        index, in: file, "'os(Linux)' is true here, but not on the app's platform",
        "compile the iOS code here too")
    }
  }
}

extension ParsedFile {
  /// The token behind the condition of an `#if` or `#elseif`.
  func end(ofCondition index: Int) -> Int {
    var end = index + 1
    while let token = token(end), !token.startsLine || isContinued(end) { end += 1 }
    return end
  }

  /// Whether a condition goes on in the next line.
  private func isContinued(_ index: Int) -> Bool {
    let mark = tokens[index].text
    let previous = tokens[index - 1].text
    return [mark, previous].contains("&") || [mark, previous].contains("|")
  }
}

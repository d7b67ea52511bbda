// SPDX-License-Identifier: MIT

/// Writes `#keyPath(CALayer.opacity)` as the text it stands for: `"opacity"`.
struct KeyPathRule {
  let file: ParsedFile

  func apply(to changes: inout Changes) {
    for (index, token) in file.tokens.enumerated() where token.isPound("#keyPath") {
      guard let text = text(index), let close = file.brackets.partner[index + 1] else {
        changes.report(
          index, in: file, "'#keyPath' does not contain a plain path", "write the path as text")
        continue
      }
      let range = token.range.lowerBound..<file.tokens[close].range.upperBound
      changes.add(Edit(range: range, text: "\"\(text)\""), to: file)
    }
  }

  private func text(_ index: Int) -> String? {
    guard file.token(index + 1)?.isMark("(") == true,
      let close = file.brackets.partner[index + 1], close > index + 2
    else { return nil }
    let tokens = file.tokens[index + 2..<close]
    guard tokens.allSatisfy({ $0.kind == .word || [".", "?", "!"].contains($0.text) }) else {
      return nil
    }
    var names = tokens.filter { $0.kind == .word }.map(\.text)[...]
    var isApple = false
    while let first = names.first, first.first?.isUppercase == true || first == "self" {
      isApple = first.hasPrefix("UI") || first.hasPrefix("CA")
      names.removeFirst()
    }
    guard !names.isEmpty else { return nil }
    return names.map { isApple ? Self.objectiveCName($0) : $0 }.joined(separator: ".")
  }

  /// Apple's `isHidden` is `hidden` in Objective-C.
  private static func objectiveCName(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return name
    }
    return first.lowercased() + name.dropFirst(3)
  }
}

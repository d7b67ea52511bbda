// SPDX-License-Identifier: MIT

/// Finds files whose conditions leave nothing to compile here, although they do for iOS.
struct EmptyFileCheck {
  private enum Platform {
    case iOS
    case here
  }

  /// The modules that are there besides the sources' own.
  private static let present = ImportRule.partsOfUIKit.union([
    "Dispatch", "Foundation", "Swift", "UIKit",
  ])

  let file: ParsedFile

  /// Whether nothing is compiled here, although something is for iOS.
  var isEmptyHere: Bool { isEmpty(on: .here) && !isEmpty(on: .iOS) }

  func apply(to changes: inout Changes) {
    guard isEmptyHere, let first = file.tokens.firstIndex(where: { $0.isPound("#if") })
    else { return }
    changes.report(
      first, in: file, "the conditions exclude everything in this file here",
      "make a condition true here, or leave out the file")
  }

  /// Whether certainly no declaration is compiled.
  private func isEmpty(on platform: Platform) -> Bool {
    var open: [(isOff: Bool, wasOn: Bool)] = []
    var index = 0
    while let token = file.token(index) {
      if token.kind == .pound, ["#if", "#elseif", "#else", "#endif"].contains(token.text) {
        let end =
          token.text == "#else" || token.text == "#endif"
          ? index + 1 : file.end(ofCondition: index)
        Self.follow(token.text, value(index + 1..<end, platform), &open)
        index = end
      } else {
        let isImport = file.brackets.parent[index] == nil && isInImport(index)
        if !isImport, !open.contains(where: \.isOff) { return false }
        index += 1
      }
    }
    return !file.tokens.isEmpty
  }

  private static func follow(
    _ text: String, _ value: Bool?, _ open: inout [(isOff: Bool, wasOn: Bool)]
  ) {
    switch text {
    case "#if": open.append((value == false, value == true))
    case "#endif": _ = open.popLast()
    default:
      guard let last = open.popLast() else { return }
      let isOff = last.wasOn || (text == "#elseif" && value == false)
      open.append((isOff, last.wasOn || value == true))
    }
  }

  private func isInImport(_ index: Int) -> Bool {
    let line = file.tokens[index].line
    var start = index
    while start > 0, file.tokens[start - 1].line == line { start -= 1 }
    while file.tokens[start].kind == .attribute, start < index { start += 1 }
    return file.tokens[start].isWord("import")
  }

  /// What a condition is, nil if that is not known.
  private func value(_ range: Range<Int>, _ platform: Platform) -> Bool? {
    var evaluator = ConditionValue(tokens: Array(file.tokens[range])) { name, argument in
      switch (name, argument) {
      case ("os", "iOS"): true
      case ("os", "Linux"): platform == .here
      case ("os", _): false
      case ("canImport", let module) where Self.present.contains(module): true
      case ("canImport", _): platform == .iOS
      case ("targetEnvironment", _): platform == .iOS ? nil : false
      default: nil
      }
    }
    return evaluator.value()
  }
}

// SPDX-License-Identifier: MIT

/// Finds uses of Objective-C's runtime, of key-value observing and of what else is not there.
struct RuntimeCheck {
  private static let runtime: Set = [
    "class_addMethod", "class_getClassMethod", "class_getInstanceMethod",
    "class_getMethodImplementation", "class_replaceMethod", "imp_implementationWithBlock",
    "method_exchangeImplementations", "method_getImplementation", "method_setImplementation",
    "object_getClass", "object_setClass",
  ]

  let file: ParsedFile

  func apply(to changes: inout Changes) {
    for (index, token) in file.tokens.enumerated() {
      if token.kind == .word { checkWord(index, token.text, &changes) }
    }
    for unclosed in file.source.unclosed {
      changes.report(
        line: unclosed.line, in: file, "a \(unclosed.what) is not closed", "close it")
    }
  }

  private func checkWord(_ index: Int, _ word: String, _ changes: inout Changes) {
    if Self.runtime.contains(word), file.token(index + 1)?.isMark("(") == true {
      changes.report(
        index, in: file, "'\(word)' needs the runtime of Objective-C",
        "keep the value in a property, or override the method")
    } else if isObservation(index, word) {
      changes.report(
        index, in: file, "key-value observing sees the geometry and the contents of views only",
        "use a delegate's method or 'didSet' for anything else")
    } else if isKeyedAccess(index, word) {
      changes.report(
        index, in: file, "access by the name of a property needs Objective-C",
        "use the property itself")
    } else if word == "AnyObject", isLookedUp(index) {
      changes.report(
        index, in: file, "a member of 'AnyObject' is looked up by Objective-C",
        "cast to a class or a protocol that has the member")
    } else if word == "responds", firstLabels(index) == ["to"] {
      changes.note(
        index, in: file, "what an object responds to is found out on Linux only",
        "ask for a protocol, or call the method: what is optional in UIKit does nothing by default")
    }
  }

  /// Whether a member is looked up at run time, as in `(x as AnyObject).load()`.
  private func isLookedUp(_ index: Int) -> Bool {
    guard file.token(index + 1)?.isMark(")") == true,
      (1...2).contains(where: { file.token(index - $0)?.isWord("as") == true })
    else { return false }
    let isOptional = file.token(index + 2)?.isMark("?") == true
    return file.token(index + (isOptional ? 3 : 2))?.isMark(".") == true
  }

  private func isObservation(_ index: Int, _ word: String) -> Bool {
    switch word {
    case "observeValue": file.token(index - 1)?.isWord("func") == true
    case "addObserver": firstLabels(index).contains("forKeyPath")
    case "observe":
      file.token(index + 1)?.isMark("(") == true
        && file.token(index + 2)?.isMark("\\") == true
    default: false
    }
  }

  private func isKeyedAccess(_ index: Int, _ word: String) -> Bool {
    guard ["value", "setValue"].contains(word), file.token(index - 1)?.isMark(".") == true else {
      return false
    }
    let labels = firstLabels(index)
    return labels.contains("forKeyPath") || labels.contains("forKey") && !isOfDefaults(index - 2)
  }

  /// Whether what stands before a point are the user's defaults, whose values have keys here, too.
  private func isOfDefaults(_ index: Int) -> Bool {
    guard let token = file.token(index), token.kind == .word else { return false }
    return token.text.lowercased().hasSuffix("defaults")
      || token.text == "standard" && file.token(index - 2)?.isWord("UserDefaults") == true
  }

  /// The labels of a call.
  private func firstLabels(_ index: Int) -> [String] {
    guard file.token(index + 1)?.isMark("(") == true,
      let close = file.brackets.partner[index + 1]
    else { return [] }
    return (index + 2..<close).filter {
      file.brackets.parent[$0] == index + 1 && file.token($0 + 1)?.isMark(":") == true
    }.map { file.tokens[$0].text }
  }
}

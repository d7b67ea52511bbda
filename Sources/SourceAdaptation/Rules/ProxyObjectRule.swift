// SPDX-License-Identifier: MIT

/// Does without the objects that stand for something else: what all views of a class of the app's look
/// like, and a transform as an object.
struct ProxyObjectRule {
  let file: ParsedFile
  let index: ModuleIndex

  func apply(to changes: inout Changes) {
    for (place, token) in file.tokens.enumerated() where token.kind == .word {
      switch token.text {
      case "appearance": replaceAppearance(place, &changes)
      case "NSValue": unwrapTransform(place, &changes)
      case "Bundle": findBundle(place, &changes)
      default: break
      }
    }
  }

  /// `Card.appearance()` becomes `Card()`: nothing is drawn, and what is set there has no effect.
  private func replaceAppearance(_ place: Int, _ changes: inout Changes) {
    guard let owner = file.token(place - 2), file.token(place - 1)?.isMark(".") == true,
      file.token(place + 1)?.isMark("(") == true, file.token(place + 2)?.isMark(")") == true,
      index.superclasses(of: owner.text).last?.hasPrefix("UI") == true
    else { return }
    changes.remove(place - 1, in: file)
    changes.remove(place, in: file)
    changes.report(
      place, in: file, "what is set for all views of '\(owner.text)' has no effect here",
      "check that no presentation depends on it")
  }

  /// `Bundle(identifier: "com.apple.UIKitCore")` becomes one that is there, without its texts, and
  /// `Bundle.main` that of the target, whose resources the package lists; not where the app itself says
  /// which one that is.
  private func findBundle(_ place: Int, _ changes: inout Changes) {
    if file.token(place + 1)?.isMark(".") == true, file.token(place + 2)?.isWord("main") == true {
      if declaresModule { return }
      return changes.replace(place + 2, with: "module", in: file)
    }
    guard let close = file.brackets.partner[place + 1],
      file.token(place + 2)?.isWord("identifier") == true,
      file.source.code(place + 4..<close).hasPrefix("\"com.apple.")
    else { return }
    let range = file.tokens[place].range.lowerBound..<file.tokens[close].range.upperBound
    changes.add(Edit(range: range, text: "Optional(Bundle(for: NSObject.self))"), to: file)
  }

  private var declaresModule: Bool {
    file.tokens.indices.contains { place in
      ["var", "let"].contains(file.tokens[place].text)
        && file.token(place + 1)?.isWord("module") == true
    }
  }

  /// `NSValue(caTransform3D: turned)` becomes `(turned)`: values of layers are any values.
  private func unwrapTransform(_ place: Int, _ changes: inout Changes) {
    guard file.token(place + 1)?.isMark("(") == true,
      file.token(place + 2)?.isWord("caTransform3D") == true,
      file.token(place + 3)?.isMark(":") == true
    else { return }
    for removed in [place, place + 2, place + 3] { changes.remove(removed, in: file) }
  }
}

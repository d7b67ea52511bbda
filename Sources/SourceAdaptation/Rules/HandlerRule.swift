// SPDX-License-Identifier: MIT

/// Spells the types in methods of a web view's delegate as the stand-in does.
///
/// A handler is called on the main actor, and a navigation is unwrapped. Objective-C finds a method by
/// its name; Swift would take one with other types for another one, and nothing would call it.
struct HandlerRule {
  private static let policies: Set = ["WKNavigationActionPolicy", "WKNavigationResponsePolicy"]

  let file: ParsedFile

  func apply(to changes: inout Changes) {
    unwrapNavigations(&changes)
    for (index, token) in file.tokens.enumerated()
    where token.text == "@escaping" && file.token(index + 1)?.isMark("(") == true {
      guard let policy = file.token(index + 2), Self.policies.contains(policy.text) else {
        continue
      }
      changes.insert(" @MainActor", at: token.range.upperBound, in: file)
    }
  }

  private func unwrapNavigations(_ changes: inout Changes) {
    for (index, token) in file.tokens.enumerated() where token.isWord("WKNavigation") {
      guard let mark = file.token(index + 1), mark.isMark("?"),
        file.token(index - 3)?.text.hasPrefix("did") == true
      else { continue }
      changes.add(Edit(range: mark.range, text: "!"), to: file)
    }
  }
}

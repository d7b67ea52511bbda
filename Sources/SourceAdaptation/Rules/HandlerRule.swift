// SPDX-License-Identifier: MIT

/// Says that a web view's decision handler is called on the main actor, as Objective-C takes for granted:
/// without it, Swift does not find the method that the delegate has.
struct HandlerRule {
  private static let policies: Set = ["WKNavigationActionPolicy", "WKNavigationResponsePolicy"]

  let file: ParsedFile

  func apply(to changes: inout Changes) {
    for (index, token) in file.tokens.enumerated()
    where token.text == "@escaping" && file.token(index + 1)?.isMark("(") == true {
      guard let policy = file.token(index + 2), Self.policies.contains(policy.text) else {
        continue
      }
      changes.insert(" @MainActor", at: token.range.upperBound, in: file)
    }
  }
}

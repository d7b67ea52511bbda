// SPDX-License-Identifier: MIT

public import Foundation

/// Looks for words that are misspelled; here it finds none, for there is no dictionary.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  open func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? {
    nil
  }

  open func completions(
    forPartialWordRange range: NSRange, in text: String, language: String
  ) -> [String]? { nil }
}

// SPDX-License-Identifier: MIT

public import Foundation

// Foundation reads the format of a predicate on Apple's systems only.

#if !canImport(Darwin)
  extension NSPredicate {
    /// Compares the text that it is given, `SELF`, with another one, as checks of what was typed do.
    ///
    /// Anything else that a format can say is told of, and holds for nothing.
    public convenience init(format: String, _ arguments: Any...) {
      let words = format.split(separator: " ").map(String.init)
      let isRead = words.count == 3 && words[0].uppercased() == "SELF" && words[2] == "%@"
      guard isRead, let argument = arguments.first, let comparison = TextComparison(words[1]) else {
        MainActor.assumeIsolated {
          HeadlessScene.current.note(unimplemented: "NSPredicate(format:)")
        }
        self.init(value: false)
        return
      }
      let text = "\(argument)"
      self.init { object, _ in object.map { comparison.holds("\($0)", text) } ?? false }
    }
  }

  /// A comparison of two texts, by its name in a format: `MATCHES`, or `CONTAINS[cd]`.
  private struct TextComparison {
    private let name: String
    private var options: NSString.CompareOptions = []

    init?(_ word: String) {
      let parts = word.split(separator: "[")
      name = parts.first.map { $0.uppercased() } ?? ""
      let names = ["MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "="]
      guard names.contains(name), parts.count < 3 else { return nil }
      guard let flags = parts.dropFirst().first?.lowercased() else { return }
      if flags.contains("c") { options.insert(.caseInsensitive) }
      if flags.contains("d") { options.insert(.diacriticInsensitive) }
    }

    func holds(_ text: String, _ other: String) -> Bool {
      switch name {
      case "MATCHES": range(of: "^(?:\(other))$", in: text, .regularExpression) != nil
      case "CONTAINS": range(of: other, in: text) != nil
      case "BEGINSWITH": range(of: other, in: text, .anchored) != nil
      case "ENDSWITH": range(of: other, in: text, [.anchored, .backwards]) != nil
      default: text.compare(other, options: options) == .orderedSame
      }
    }

    private func range(
      of other: String, in text: String, _ more: NSString.CompareOptions = []
    ) -> Range<String.Index>? { text.range(of: other, options: options.union(more)) }
  }
#endif

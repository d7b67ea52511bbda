// SPDX-License-Identifier: MIT

/// How methods are called in Objective-C.
enum ObjectiveCName {
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The selector of a method: `pan:`, `moveWithOffset:animated:`.
  ///
  /// The labels are those that are written where the method is referred to, or the method's own.
  static func selector(_ name: String, labels: [String]?, member: Member?) -> String {
    if let given = member?.objcName { return given }
    guard let labels = labels ?? member?.parameters.map(\.label), let first = labels.first else {
      return name
    }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }
    return name + firstPiece(name, first) + ":" + rest.joined()
  }

  private static func firstPiece(_ name: String, _ label: String) -> String {
    guard label != "_" else { return "" }
    let capitalized = label.prefix(1).uppercased() + label.dropFirst()
    let isJoined =
      prepositions.contains(words(label).first ?? "")
      || prepositions.contains(words(name).last ?? "")
    return (isJoined ? "" : "With") + capitalized
  }

  /// The words of a name in camel case, in lower case.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}

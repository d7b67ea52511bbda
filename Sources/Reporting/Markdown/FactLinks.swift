// SPDX-License-Identifier: MIT

/// How facts about UIKit are cited: each leads to its row on a page of facts, where there is one.
struct FactLinks {
  var known: [String] = []
  /// Whether the pages of facts lie beside the report.
  var hasConformance = false
  /// The facts that are known by a single report, or inferred.
  var weak: Set<String> = []

  func list(_ ids: [String]) -> String { ids.map { cited($0) }.joined(separator: ", ") }

  /// Facts, with those apart that are not known firmly.
  func graded(_ ids: [String]) -> String {
    let weak = ids.filter(weak.contains)
    let firm = ids.filter { !weak.contains($0) }
    return [
      firm.isEmpty ? nil : list(firm),
      weak.isEmpty ? nil : "\(list(weak)) (single report or inferred)",
    ].compactMap(\.self).joined(separator: "; ")
  }

  /// Text in which facts are named, such as `(D7, D8)`, escaped for Markdown.
  func linked(_ text: String) -> String {
    var result = ""
    var rest = MarkdownText.escaped(text)[...]
    while let start = rest.firstIndex(where: \.isLetterOrDigit) {
      result += rest[..<start]
      let word = rest[start...].prefix(while: \.isLetterOrDigit)
      result += cited(String(word))
      rest = rest[word.endIndex...]
    }
    return result + rest
  }

  /// A link by reference, which ``definitions`` resolves; anything else stays as it is.
  private func cited(_ id: String) -> String {
    hasConformance && known.contains(id) ? "[\(id)]" : id
  }

  /// Where the links of a page lead, for its end.
  func definitions(for page: String) -> String {
    guard hasConformance else { return "" }
    let brackets = Set(
      page.split(separator: "[").compactMap { part in
        part.firstIndex(of: "]").map { String(part[..<$0]) }
      })
    let cited = known.filter { brackets.contains($0) }
    return cited.isEmpty
      ? ""
      : "\n"
        + cited.map { "[\($0)]: \(FactPage(of: $0).name)#\(Self.anchor(of: $0))\n" }.joined()
  }

  /// The name that a link to the row of a fact ends in.
  static func anchor(of id: String) -> String { id.lowercased() }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}

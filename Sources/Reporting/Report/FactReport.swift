// SPDX-License-Identifier: MIT

import UIKitSemantics

/// One fact about UIKit that a report cites, so that the reader need not look it up.
package struct FactReport: Codable, Hashable, Sendable {
  package var id: String
  package var statement: String
  package var confidence: String
  package var versions: String

  /// The facts that are named, or cited in texts, in the order of their sections.
  static func cited(naming ids: [String], in texts: [String]) -> [FactReport] {
    var cited = Set(ids)
    for text in texts {
      // An identifier is a letter and digits, such as A4 or H5b, and stands alone.
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        if let first = word.first, "ABCDEFGHIJLMNX".contains(first) { cited.insert(String(word)) }
      }
    }
    return Fact.all.filter { cited.contains($0.id.name) }.map { fact in
      FactReport(
        id: fact.id.name, statement: fact.statement, confidence: fact.confidence.rawValue,
        versions: fact.versions)
    }
  }
}

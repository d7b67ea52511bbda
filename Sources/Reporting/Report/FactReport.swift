// SPDX-License-Identifier: MIT

import UIKitSemantics

/// One fact about UIKit that a report cites, so that the reader need not look it up.
public struct FactReport: Codable, Hashable, Sendable {
  /// The identifier, such as `A4`.
  public var id: String
  /// What the fact says, in short.
  public var statement: String
  /// How firmly it is known.
  public var confidence: String
  /// The versions of iOS that it is about.
  public var versions: String

  init(id: String, statement: String, confidence: String, versions: String) {
    self.id = id
    self.statement = statement
    self.confidence = confidence
    self.versions = versions
  }

  init(_ fact: Fact) {
    id = fact.id.name
    statement = fact.statement
    confidence = fact.confidence.rawValue
    versions = fact.versions
  }

  /// The facts that are named, or cited in texts, in the order of their sections.
  static func cited(naming ids: [String], in texts: [String]) -> [FactReport] {
    var cited = Set(ids)
    for text in texts {
      // An identifier is a letter and digits, such as A4 or H5b, and stands alone.
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        if let first = word.first, "ABCDEFGHIJLX".contains(first) { cited.insert(String(word)) }
      }
    }
    return Fact.all.filter { cited.contains($0.id.name) }.map { FactReport($0) }
  }
}

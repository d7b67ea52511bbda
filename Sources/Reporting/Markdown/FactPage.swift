// SPDX-License-Identifier: MIT

/// The pages on which facts about UIKit have their rows, by the letters of their sections.
enum FactPage: String, CaseIterable, Sendable {
  case first = "ABC"
  case second = "DEFG"
  case third = "HIJKL"

  static let overviewName = "conformance.md"

  init(of id: String) { self.init(section: Self.section(of: id)) }

  init(section: String) {
    self = Self.allCases.first { $0.rawValue.contains(section) } ?? .third
  }

  /// The section of a fact: what sources disagree on, such as X3, is in K.
  static func section(of id: String) -> String { id.hasPrefix("X") ? "K" : String(id.prefix(1)) }

  var name: String { "conformance-\(rawValue.lowercased()).md" }

  /// The sections: `A to C`.
  var title: String { "\(rawValue.prefix(1)) to \(rawValue.suffix(1))" }
}

// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Foundation
import Testing
import UIKitSemantics

@Suite("Of the rules in the model of UIKit")
struct RuleTests {
  private static let deletions = RuleDeletion.all(playing: FactPlayback.player)

  @Test func `each is noticed when it is left out: some fact does not come out true`() {
    #expect(Self.deletions.count > 100)
    #expect(Self.deletions.filter(\.failing.isEmpty).map(\.rule.name) == [])
  }

  @Test func `each fact has one, or names those that it follows from, or says why there is none`() {
    let rules = Dictionary(uniqueKeysWithValues: Self.deletions.map { ($0.rule, $0.failing) })
    for conformance in Conformance.all {
      let fact = conformance.fact
      switch (conformance.basis, conformance.status) {
      case (.itself, .conforms):
        #expect(rules[fact]?.contains(fact) == true, "\(fact) holds without a rule of its own")
      case (.itself, _): break
      case (.follows(let named), _):
        #expect(rules[fact] == nil && !named.isEmpty, "\(fact) has a rule of its own")
        for rule in named {
          #expect(rules[rule]?.contains(fact) == true, "\(fact) holds without \(rule)")
        }
      case (.nothingToDelete(let reason), _):
        #expect(rules[fact] == nil && !reason.isEmpty, "\(fact) has a rule of its own")
      }
    }
  }

  @Test func `each is applied by some scenario`() throws {
    let applied = Set(Self.deletions.map { "\($0.rule)" })
    let written = Set(
      try Self.sources().flatMap { $0.matches(of: /obeys\(\.(\w+)\)/).map { String($0.1) } })
    #expect(written.count > 100)
    #expect(written.subtracting(applied).sorted() == [])
  }

  @Test func `each that the code names in a comment is a fact that is not out of scope`() throws {
    let outOfScope = Set(
      Conformance.all.filter { if case .outOfScope = $0.status { true } else { false } }
        .map(\.fact.name))
    let named = try Self.sources().flatMap { text in
      text.matches(of: /\(((?:[A-N]|X)\d+b?)(?:, (?:[A-N]|X)\d+b?)*\)/).map { String($0.1) }
    }
    #expect(named.filter(outOfScope.contains) == [])
  }

  private static func sources() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try ["Sources/UIKitSemantics", "Sources/SwiftUI"].flatMap { folder in
      try #require(
        FileManager.default.enumerator(
          at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      ).compactMap { $0 as? URL }
    }
    .filter { $0.pathExtension == "swift" && !$0.pathComponents.contains("Facts") }
    .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}

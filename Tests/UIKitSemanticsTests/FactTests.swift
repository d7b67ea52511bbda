// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@Suite("The facts")
struct FactTests {
  @Test("have identifiers of their own, statements, and the sources that they claim to have")
  func areComplete() {
    let facts = Fact.all
    #expect(Set(facts.map(\.id)).count == facts.count)
    #expect(Set(facts.map(\.statement)).count == facts.count)
    for fact in facts {
      #expect(fact.statement.hasSuffix(".") || fact.statement.hasSuffix("?"), "\(fact.id)")
      let isKnown = fact.confidence != .contradiction && fact.confidence != .unknown
      #expect(fact.source.isEmpty != isKnown, "\(fact.id)")
    }
    #expect(Fact.named("A4")?.confidence == .documented)
    #expect(Fact.named("Z1") == nil)
  }

  @Test("are what rules, switches, properties, specs and tests cite; no citation is in vain")
  func citationsExist() throws {
    var count = 0
    for folder in ["Sources", "Specs", "Tests"] {
      let cited = try Self.citations(in: folder)
      for id in cited { #expect(Fact.named(id) != nil, "\(id) is cited in \(folder)") }
      count += cited.count
    }
    #expect(count > 300)
  }

  /// The facts that stand in brackets: (A5), (A5, A6), (B14–B18).
  private static func citations(in folder: String) throws -> [String] {
    let citation = /\(((?:[A-N]|X)\d+b?(?:(?:, |–|; )(?:[A-N]|X)\d+b?)*)\)/
    return try sources(in: folder).flatMap { text in
      text.matches(of: citation).flatMap { ids(in: String($0.1)) }
    }
  }

  private static func sources(in folder: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return try #require(files).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The identifiers in a list such as "A5, B14–B16".
  private static func ids(in text: String) -> [String] {
    text.matches(of: /([A-N]|X)(\d+)(b?)(?:–[A-N](\d+))?/).flatMap { match in
      let first = Int(match.2) ?? 0
      let last = match.4.flatMap { Int($0) } ?? first
      return (first...max(first, last)).map { "\(match.1)\($0)\(match.3)" }
    }
  }

  @Test func `can be found by their identifiers`() {
    for id in FactID.allCases {
      #expect(Fact.of(id).id == id)
      #expect(FactID(named: id.name) == id)
    }
    #expect(FactID.h5b.name == "H5b")
  }
}

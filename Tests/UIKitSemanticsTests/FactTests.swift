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
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var cited = 0
    for folder in ["Sources", "Specs", "Tests"] {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        // A citation stands in brackets: (A5), (A5, A6), (B14–B18).
        for match in text.matches(of: /\(((?:[A-L]|X)\d+b?(?:(?:, |–|; )(?:[A-L]|X)\d+b?)*)\)/) {
          for id in match.1.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            #expect(Fact.named(String(id)) != nil, "\(id) in \(file.lastPathComponent)")
            cited += 1
          }
        }
      }
    }
    #expect(cited > 300)
  }

  @Test("behind a switch of UIKitBehavior exist")
  func switches() {
    for item in BehaviorSwitch.all {
      for id in item.facts { #expect(Fact.named(id) != nil, "\(item.name) cites \(id)") }
    }
  }
}

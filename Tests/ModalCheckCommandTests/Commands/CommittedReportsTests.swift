// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import ModalSpecs
import Reporting
import StateSpace
import TestSupport
import Testing

@testable import ModalCheckCommand

/// Compares what `modalcheck explore --depth 6` has written.
///
/// What takes minutes unoptimized is left to the main command, which CI runs, and which fails there
/// where any report is stale: all specs but one, and which broken rules each property catches.
@Suite("The committed reports")
struct CommittedReportsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Reports")

  private static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(
    "tell of a spec what its exploration shows",
    arguments: LongTests.choose(1..<2, long: SpecCatalog.all.indices))
  func specs(index: Int) throws { try compare(SpecCatalog.all[index]) }

  /// Three threads find what as many as the machine has cores have found.
  private func compare<S: Spec>(_ spec: S) throws {
    let explorations = try spec.variants.map {
      try $0.explore(limits: Limits(depth: 6), configure: { $0.jobs = 3 })
    }
    let everyBehavior = try spec.variants.map {
      try $0.exploreEveryBehavior(
        limits: Limits(depth: $0.isTooLarge ? 6 : nil), configure: { $0.jobs = 3 })
    }
    let report = try SpecReport(
      spec, explorations: explorations, everyBehavior: everyBehavior, depth: 6)
    #expect(
      try Self.text(of: "\(spec.identifier).md")
        == SpecMarkdown(report, hasConformance: true).text,
      "Renew the reports: modalcheck explore --depth 6")
  }

  @Test("are short enough to be read", arguments: SpecCatalog.all.map(\.identifier))
  func sizes(spec: String) throws {
    #expect(try Self.text(of: "\(spec).md").utf8.count <= 42_000)
  }

  @Test func `tell of each fact what the model does about it`() throws {
    let pages = ConformanceMarkdown(ConformanceReport.played()).pages
    for page in pages { #expect(page.text.utf8.count <= 42_000, "\(page.name)") }
    for page in pages { #expect(try Self.text(of: page.name) == page.text) }
  }

  @Test func `are all in the index`() throws {
    let index = try Self.text(of: "README.md")
    for spec in SpecCatalog.all { #expect(index.contains("](\(spec.identifier).md)")) }
  }
}

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
/// where any report is stale: all specs but one, what verdicts are under every behavior of UIKit,
/// and which broken rules each property catches.
@Suite("The committed reports")
struct CommittedReportsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Reports")

  private static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static func report(of spec: any Spec) throws -> SpecReport {
    try JSONDecoder().decode(
      SpecReport.self, from: Data(text(of: "\(spec.identifier).json").utf8))
  }

  @Test(
    "tell of a spec what its exploration shows",
    arguments: LongTests.choose(1..<2, long: SpecCatalog.all.indices))
  func specs(index: Int) throws { try compare(SpecCatalog.all[index]) }

  /// Three threads find what as many as the machine has cores have found.
  private func compare<S: Spec>(_ spec: S) throws {
    let committed = try Self.report(of: spec)
    let explorations = try spec.variants.map {
      try $0.explore(limits: Limits(depth: 6), configure: { $0.jobs = 3 })
    }
    var report = SpecReport(spec, explorations: explorations, depth: 6)
    try #require(report.variants.count == committed.variants.count)
    for index in report.variants.indices {
      report.variants[index].uncertainty = committed.variants[index].uncertainty
    }
    #expect(report == committed, "Renew the reports: modalcheck explore --depth 6")
  }

  @Test("show in Markdown what is in the JSON", arguments: SpecCatalog.all.indices)
  func markdown(index: Int) throws {
    let spec = SpecCatalog.all[index]
    #expect(
      try Self.text(of: "\(spec.identifier).md") == SpecMarkdown(Self.report(of: spec)).text)
  }

  @Test("tell of each fact what the model does about it")
  func facts() throws {
    let report = ConformanceReport.make(recordings: RecordingReport.make())
    #expect(try Self.text(of: "conformance.json") == ReportCoding.encode(report))
    #expect(try Self.text(of: "conformance.md") == ConformanceMarkdown(report).text)
  }

  @Test("are listed in the index, with their verdicts")
  func index() throws {
    let reports = try SpecCatalog.all.map { try Self.report(of: $0) }
    let index = IndexMarkdown(reports, hasConformance: true)
    #expect(try Self.text(of: "README.md") == index.text)
  }
}

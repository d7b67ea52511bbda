// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import StateSpace
import Testing

@testable import Reporting

@Suite("A report as a page of HTML")
struct HTMLReportTests {
  private func data(of page: String) throws -> [String: Any] {
    let mark = "<script type=\"application/json\" id=\"report\">"
    let parts = page.components(separatedBy: mark)
    try #require(parts.count == 2)
    let json = parts[1].components(separatedBy: "</script>")[0]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func `has the words of the other reports, and each place of its own files filled`() throws {
    let page = try HTMLReport(Samples.report).text
    let data = try data(of: page)
    #expect(data["verdict"] as? String == Samples.report.verdictText)
    let variants = try #require(data["variants"] as? [[String: Any]])
    let verdicts = variants.flatMap { $0["verdicts"] as? [[String: Any]] ?? [] }
    #expect(
      verdicts.map { $0["status"] as? String } == [
        "defect", "open", "sound", "sound", "failed", "failed",
      ])
    #expect(page.contains("<title>A lamp | in a sheet · modalcheck</title>"))
    #expect(!page.contains("{{"))
    #expect(page.contains("class Player") && page.contains("class Phone"))
  }

  @Test func `needs nothing from anywhere else`() throws {
    let page = try HTMLReport(Samples.report).text
    for mark in ["src=", "@import", "url(", "<link", "http:", "https:", "fetch("] {
      #expect(!page.contains(mark), "\(mark)")
    }
  }

  @Test func `keeps names that look like HTML as names`() throws {
    var report = Samples.report
    report.title = "</script><script>alert(1)</script> {{report}}"
    report.variants[0].name = "<!--<script>"
    let page = try HTMLReport(report).text
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("<!--"))
    #expect(try data(of: page)["title"] as? String == report.title)
  }

  // MARK: Walks

  private func walk(depth: Int) throws -> WalkReport {
    let spec = CountingSpec()
    let variant = spec.variants[0]
    let report = try VariantReport(
      of: variant, in: spec, try variant.explore(limits: Limits(depth: depth)), hasWalk: true)
    return try #require(report.walk)
  }

  @Test("A walk leads through every state that was explored, and says where it is cut off")
  func walks() throws {
    let walk = try walk(depth: 1)
    #expect(
      walk.starts.map(\.configuration) == [
        "wide=yes; color=red", "wide=yes; color=blue", "wide=no; color=red", "wide=no; color=blue",
      ])
    let start = walk.states[walk.starts[0].state]
    #expect(walk.fields[start.fields] == ["number: 0"])
    let next = try #require(start.next)
    #expect(next.map { walk.actions[$0[0]].name } == ["tap Count"])
    #expect(walk.changes[next[0][2]] == ["number: 0 → 1"])
    let end = walk.states[next[0][3]]
    #expect(walk.fields[end.fields] == ["number: 1"])
    #expect(end.next != nil, "It is on the way to the violation of 'never 1'.")
    let beyond = try #require(end.next?.first)
    #expect(walk.states[beyond[3]].next == nil)
  }

  @Test func `A report on real steps has each screen to be drawn`() throws {
    let walk = try walk(depth: 2)
    #expect(walk.screens.map(\.text) == ["root"])
    #expect(walk.screens[0].drawing.layers.map(\.name) == ["root"])
    #expect(walk.states.filter { $0.next == nil }.count < walk.states.count)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import ModalSpecs
import StateSpace
import Testing

@testable import ModalCheckCommand

@Suite("The committed reports' counterexamples")
struct ReplayedReportsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Reports").path

  /// The words behind `modalcheck`; the third of them stands between quotes.
  private static func words(of line: Substring) throws -> [String] {
    let parts = line.split(separator: " ", maxSplits: 3)
    let rest = try #require(parts.count == 4 ? parts[3] : nil)
    let end = try #require(rest.lastIndex(of: "'"))
    try #require(rest.hasPrefix("'") && end > rest.startIndex)
    let trace = String(rest[..<end].dropFirst()).replacing("'\\''", with: "'")
    let options = rest[end...].dropFirst().split(separator: " ").map(String.init)
    return parts[1...2].map(String.init) + [trace] + options
  }

  /// What replaying must say of the defect of a summary line, if one path can tell.
  private static func violation(titled title: Substring, judged: Set<String>) throws -> String? {
    guard let match = title.firstMatch(of: /: (.*) — violated in (\d+) step/),
      case let property = String(match.1).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&amp;", with: "&"), judged.contains(property)
    else { return nil }
    return "\n❌ \"\(property)\" is violated "
      + (match.2 == "0" ? "at the start." : "at step \(match.2).")
  }

  @Test(arguments: SpecCatalog.all.map(\.identifier))
  func `are shown by the commands below them`(spec: String) throws {
    let report = try #require(text(of: "\(Self.folder)/\(spec).md"))
    let judged = try #require(SpecCatalog.all.first { $0.identifier == spec }).judgedOnAPath
    var title: Substring = ""
    var lines: [Substring] = []
    for line in report.split(separator: "\n") {
      if line.contains(" — violated in ") { title = line }
      guard line.hasPrefix("modalcheck replay ") else { continue }
      lines.append(line)
      let recorder = Recorder()
      let words = try Self.words(of: line)
      let status = ModalCheck.run(words, specs: SpecCatalog.all, output: recorder.output())
      #expect(status == .success, "\(line)\n\(recorder.text.error)")
      #expect(recorder.text.output.hasPrefix("\(words[2])\n\n   0  "), "\(line)")
      if let violation = try Self.violation(titled: title, judged: judged) {
        #expect(recorder.text.output.contains(violation), "\(line)")
      }
      title = ""
    }
    #expect(lines.count >= report.split(separator: "— violated in ").count - 1)
  }
}

extension Spec {
  /// The properties that one path can violate.
  fileprivate var judgedOnAPath: Set<String> {
    Set(variants.flatMap(\.properties).filter { $0.kind != .alwaysReachable }.map(\.name))
  }
}

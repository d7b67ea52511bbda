// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import ModalSpecs
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

  @Test(
    "can be replayed by the commands below them", arguments: SpecCatalog.all.map(\.identifier))
  func replay(spec: String) throws {
    let report = try #require(text(of: "\(Self.folder)/\(spec).md"))
    let lines = report.split(separator: "\n").filter { $0.hasPrefix("modalcheck replay ") }
    for line in lines {
      let recorder = Recorder()
      let words = try Self.words(of: line)
      let status = ModalCheck.run(words, specs: SpecCatalog.all, output: recorder.output())
      #expect(status == .success, "\(line)\n\(recorder.text.error)")
      #expect(recorder.text.output.hasPrefix("\(words[2])\n\n   0  "), "\(line)")
    }
    #expect(lines.count >= report.split(separator: "— violated in ").count - 1)
  }
}

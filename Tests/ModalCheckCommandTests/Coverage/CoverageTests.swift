// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The table of what presentation code uses")
struct CoverageTests {
  private static let top = {
    var folder = URL(filePath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return folder
  }()

  private static let file = top.appending(path: "Sources/UIKit/UIKit.docc/Coverage.md")

  @Test("says what has behavior, what is stored, and what is absent")
  func table() throws {
    let text = try Self.text(SourceIndex(folder: Self.top.appending(path: "Sources/UIKit")))
    if ProcessInfo.processInfo.environment["MODALCHECK_RENEW"] != nil {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: Self.file, encoding: .utf8) == text,
      "renew it: MODALCHECK_RENEW=1 swift test --filter ModalCheckCommandTests.CoverageTests")
  }

  private static func text(_ index: SourceIndex) -> String {
    var rows = "", counts = [0, 0, 0]
    for (owner, members) in UsedSymbols.byOwner {
      let groups = [SourceIndex.Status.behavior, .storage, nil].map { status in
        members.filter { index.status(of: $0, in: owner) == status }
      }
      for place in groups.indices { counts[place] += groups[place].count }
      let cells = groups.map { $0.map { "`\($0)`" }.joined(separator: ", ") }
      rows += "| `\(owner)` | \(cells.joined(separator: " | ")) |\n"
    }
    return """
      # What Presentation Code Uses

      The members of UIKit that presentation code uses, and what becomes of them here.

      ## Overview

      Of \(counts.reduce(0, +)) members, \(counts[0]) behave as UIKit's do as far as presentations show it, \
      \(counts[1]) are stored without effect, and \(counts[2]) are absent. What is stored without effect \
      although it has one on a device is also named in a warning of the scene that uses it; \
      `modalcheck list unsupported` lists it, and the methods of delegates that nothing calls.

      | type | behavior | storage | absent |
      | --- | --- | --- | --- |
      \(rows)
      """
  }
}

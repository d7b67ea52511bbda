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

  @Test func `says what has behavior, what is stored, and what is absent of UIKit`() throws {
    let index = try SourceIndex(folder: Self.top.appending(path: "Sources/UIKit"))
    try compare("UIKit", Self.rows(UsedSymbols.ofUIKit) { index.status(of: $0, in: $1) }) {
      """
      # What Presentation Code Uses

      The members of UIKit that presentation code uses, and what becomes of them here.

      ## Overview

      Of \($0.reduce(0, +)) members, \($0[0]) behave as UIKit's do, as far as presentations show. \($0[1]) \
      are storage: they are read back as they were set, and have no effect. Absent: \($0[2]). A scene \
      that uses what has an effect on a device and none here is warned; `modalcheck list unsupported` \
      lists all of that, and the methods of delegates that nothing calls.

      | type | behavior | storage | absent |
      """
    }
  }

  @Test func `says the same of SwiftUI`() throws {
    var index = try SourceIndex(folder: Self.top.appending(path: "Sources/SwiftUI"))
    try index.read(Self.top.appending(path: "Sources/Frameworks/SwiftData"))
    let rows = Self.rows(UsedSymbols.ofSwiftUI) { name, kind in
      kind == "modifiers"
        ? index.status(of: name, in: "View") : index.status(ofType: name)
    }
    try compare("SwiftUI", rows) {
      """
      # What Views Use

      The modifiers, views and property wrappers of SwiftUI that public code uses, and what becomes of \
      them here.

      ## Overview

      Of \($0.reduce(0, +)), \($0[0]) behave as SwiftUI's do, as far as presentations and touches show. \
      \($0[1]) are storage: they compile and have no effect, since they change only what is drawn, or \
      a warning of the scene that uses them says so. Absent: \($0[2]).

      | kind | behavior | storage | absent |
      """
    }
  }

  /// Rows of a table, and how many names stand in each of its columns.
  private static func rows(
    _ used: [UsedSymbols.Members],
    _ status: (_ name: String, _ owner: String) -> SourceIndex.Status?
  ) -> (text: String, counts: [Int]) {
    var rows = "", counts = [0, 0, 0]
    for (owner, members) in used {
      let groups = [SourceIndex.Status.behavior, .storage, nil].map { column in
        members.filter { status($0, owner) == column }
      }
      for place in groups.indices { counts[place] += groups[place].count }
      let cells = groups.map { $0.map { "`\($0)`" }.joined(separator: ", ") }
      let head = owner.contains(/^[A-Z]/) ? "`\(owner)`" : owner
      rows += "| \(head) | \(cells.joined(separator: " | ")) |\n"
    }
    return (rows, counts)
  }

  /// Compares a committed table with what it should be, or renews it.
  private func compare(
    _ module: String, _ rows: (text: String, counts: [Int]), _ head: ([Int]) -> String
  ) throws {
    let file = Self.top.appending(path: "Sources/\(module)/\(module).docc/Coverage.md")
    let text = head(rows.counts) + "\n| --- | --- | --- | --- |\n" + rows.text
    if ProcessInfo.processInfo.environment["MODALCHECK_RENEW"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == text,
      "renew it: MODALCHECK_RENEW=1 swift test --filter ModalCheckCommandTests.CoverageTests")
  }
}

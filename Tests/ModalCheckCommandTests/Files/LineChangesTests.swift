// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

@Suite("Changed lines")
struct LineChangesTests {
  @Test func `are shown with what they replace`() {
    #expect(LineChanges(from: "a\nb\nc", to: "a\nx\nc\nd").text == "  - b\n  + x\n  + d\n")
    #expect(LineChanges(from: "a", to: "a").text == "")
  }

  @Test func `are cut where they are long, and counted where they are many`() {
    let long = String(repeating: "x", count: 500)
    #expect(
      LineChanges(from: "", to: long).text.split(separator: "\n").allSatisfy { $0.count <= 162 })
    let many = (1...30).map(String.init).joined(separator: "\n")
    #expect(LineChanges(from: "0", to: many).text.hasSuffix("\n  … and 11 more changed lines\n"))
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("What differs, as Markdown")
struct DiffMarkdownTests {
  /// One verdict that is violated now, and a text.
  private static let diff: ReportDiff = {
    var report = Samples.report
    report.variants[0].counterexamples[0].steps.removeLast()
    report.variants[0].verdicts[0].steps = 1
    report.variants[1].actions[0].taken += 1
    return ReportDiff(from: [Samples.report], to: [report])
  }()

  @Test("has a line for the whole, a heading for each topic, and what shows a difference folded")
  func text() {
    #expect(
      DiffMarkdown(Self.diff).text == """
        ## What changed in the reports

        > 🔸 Different: verdicts: 1, numbers and texts: 1.

        ### Verdicts

        <details><summary>lamp-sheet, as published: "the lamp is never on in the dark": ⚠️ known \
        defect, 2 steps → ⚠️ known defect, 1 step</summary>

        ```diff
        with animated=no
        1. user: tap Lamp
        modalcheck replay lamp-sheet 'as published; animated=no > tap Lamp; animation ends'
        ```

        </details>

        ### Numbers and texts

        - **lamp-sheet, repaired**: differs in actions

        """)
  }

  @Test func `leaves out sequences, then differences, where it gets too long, and says so`() {
    let whole = DiffMarkdown(Self.diff).text.utf8.count
    let short = DiffMarkdown(Self.diff, sizeLimit: whole - 1).text
    #expect(short.contains("\n*Sequences are omitted to keep this short;"))
    #expect(!short.contains("<details>"))
    #expect(
      short.contains("\n- **lamp-sheet, as published**: \"the lamp is never on in the dark\""))
    let shorter = DiffMarkdown(Self.diff, sizeLimit: short.utf8.count - 1).text
    #expect(shorter.contains("\n*1 more difference and all sequences are omitted"))
    #expect(shorter.contains("### Verdicts"))
    #expect(!shorter.contains("### Numbers and texts"))
    #expect(DiffMarkdown(Self.diff, sizeLimit: 0).text.contains("> 🔸 Different: verdicts: 1"))
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import Testing

@testable import Reporting

@Suite("The report on documents")
struct DocumentsReportTests {
  private func report(_ statements: DocumentStatement...) -> DocumentsReport {
    var code = Samples.report
    code.spec = "lamp-code"
    code.isRealCode = true
    return DocumentsReport(
      [DescribedDocument("Lamps | a guide", statements)], reports: [Samples.report, code],
      strength: StrengthReport(schema: 1, depth: 4, properties: [], survivors: []),
      conformance: Samples.conformance)
  }

  @Test("has one row for each statement: what checks it on the model, and what on real code")
  func rows() {
    let text = DocumentsMarkdown(
      report(
        .init(.rule, "A lamp is <dark>.", facts: "A1", checks: ["lamp-sheet": "the lamp goes off"]),
        .init(
          .pitfall, "It is lit twice.", checks: ["lamp-code": "the lamp is never on in the dark"]))
    ).text
    #expect(
      text.contains(
        """
        ## Lamps | a guide

        | # | kind | what it says | on the model | on real code |
        | --- | --- | --- | --- | --- |
        | 1.1 | rule | A lamp is &lt;dark&gt;. | ⚠️ [lamp-sheet](lamp-sheet.md): the lamp goes off\
        <br>✅ [A1] | – |
        | 1.2 | pitfall | It is lit twice. | – | \
        ⚠️ [lamp-code](lamp-code.md): the lamp is never on in the dark |
        """))
    #expect(text.contains("[A1]: conformance-abc.md#a1"))
  }

  @Test func `is not as expected if nothing on the model can fail for a statement`() {
    let idle = report(.init(.rule, "It is seen.", checks: ["lamp-sheet": "the lamp is seen"]))
    #expect(!idle.isAsExpected)
    #expect(idle.verdictText.hasPrefix("❌ Not as expected: 'It is seen.'. 1 statement"))
  }

  @Test func `is not as expected if a check does not exist`() {
    let missing = report(
      .init(.rule, "It is off.", facts: "A1", checks: ["lamp-sheet": "the lamp is blue"]))
    #expect(!missing.isAsExpected)
    #expect(DocumentsMarkdown(missing).text.contains("❌ [lamp-sheet](lamp-sheet.md): the lamp is"))
  }
}

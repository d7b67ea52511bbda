// SPDX-License-Identifier: MIT

import ReportPage

/// The report of one spec as one page of HTML that needs nothing else: verdicts, counterexamples that
/// are played, and states to walk through.
///
/// What it shows is `PageReport`; the files in `ReportPage` are how. They are part of the program, so
/// that it can be moved.
package struct HTMLReport: Sendable {
  private let report: SpecReport

  package init(_ report: SpecReport) { self.report = report }

  package var text: String {
    get throws {
      let data = try ReportCoding.encodeCompactly(PageReport(report))
      return fill(
        [
          "title": Self.escaped("\(report.title) · modalcheck"),
          "style": String(cString: report_page_style()),
          // Nothing in the data can end the element that it is in.
          "report": data.replacing("<", with: "\\u003c"),
          "script": String(cString: report_page_script()),
        ])
    }
  }

  /// The page with each `{{name}}` replaced; what is put in is not looked at again.
  private func fill(_ values: [String: String]) -> String {
    String(cString: report_page_html()).split(separator: "{{", omittingEmptySubsequences: false)
      .enumerated().map { index, part in
        guard index > 0, let end = part.firstRange(of: "}}") else { return String(part) }
        return (values[String(part[..<end.lowerBound])] ?? "") + part[end.upperBound...]
      }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

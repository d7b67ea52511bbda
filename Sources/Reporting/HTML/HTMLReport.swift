// SPDX-License-Identifier: MIT

/// The report of one spec as one page of HTML that needs nothing else: verdicts, counterexamples that
/// are played, and states to walk through.
///
/// What it shows is `PageReport`; the files in `Page` are how. They are part of the program, so that
/// it can be moved.
package struct HTMLReport: Sendable {
  private let report: SpecReport

  package init(_ report: SpecReport) { self.report = report }

  package var text: String {
    get throws {
      let data = try ReportCoding.encodeCompactly(PageReport(report))
      return fill(
        [
          "title": Self.escaped("\(report.title) · modalcheck"),
          "style": Self.text(PackageResources.page_css),
          // Nothing in the data can end the element that it is in.
          "report": data.replacing("<", with: "\\u003c"),
          "script": Self.scripts.map { Self.text($0) }.joined(separator: "\n"),
        ])
    }
  }

  /// In the order in which they build on each other.
  private static let scripts = [
    PackageResources.elements_js, PackageResources.position_js, PackageResources.phone_js,
    PackageResources.player_js, PackageResources.findings_js, PackageResources.matrix_js,
    PackageResources.main_js,
  ]

  /// The page with each `{{name}}` replaced; what is put in is not looked at again.
  private func fill(_ values: [String: String]) -> String {
    Self.text(PackageResources.page_html).split(separator: "{{", omittingEmptySubsequences: false)
      .enumerated().map { index, part in
        guard index > 0, let end = part.firstRange(of: "}}") else { return String(part) }
        return (values[String(part[..<end.lowerBound])] ?? "") + part[end.upperBound...]
      }.joined()
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

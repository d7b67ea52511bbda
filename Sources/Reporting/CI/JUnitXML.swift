// SPDX-License-Identifier: MIT

import ModalHarness

/// Verdicts as JUnit's XML, which CI systems show as test results.
///
/// A variant is a test suite and a property a test case. What is as expected but nothing to be
/// ticked off, such as a known defect, is skipped with its reason. There is no duration, so that the
/// file is the same on every machine.
package struct JUnitXML: Sendable {
  private let reports: [SpecReport]
  private let places: SourcePlaces

  package init(_ reports: [SpecReport], _ places: SourcePlaces) {
    self.reports = reports
    self.places = places
  }

  package var text: String {
    let suites = reports.flatMap { report in
      let results = CheckResult.all(in: report, places)
      return report.variants.map { variant in
        (
          name: "\(report.spec), \(variant.name)",
          results: results.filter { $0.variant == variant.name }
        )
      }
    }
    let body = suites.map { suite in
      "  <testsuite name=\(Self.quoted(suite.name)) \(Self.counts(of: suite.results))>\n"
        + suite.results.map(testCase).joined() + "  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"modalcheck\" \(Self.counts(of: suites.flatMap(\.results)))>\n"
      + body.joined() + "</testsuites>\n"
  }

  private static func counts(of results: [CheckResult]) -> String {
    let failed = results.count { if case .failed = $0.outcome { true } else { false } }
    let noted = results.count { if case .noted = $0.outcome { true } else { false } }
    return "tests=\"\(results.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(noted)\""
  }

  private func testCase(_ result: CheckResult) -> String {
    let place = result.place.map { " file=\(Self.quoted($0.path)) line=\"\($0.line)\"" } ?? ""
    let name = "\(result.spec).\(result.variant)"
    let head =
      "    <testcase classname=\(Self.quoted(name)) name=\(Self.quoted(result.verdict.property))"
      + place
    let element: String
    switch result.outcome {
    case .passed: return head + "/>\n"
    case .failed(let words):
      element =
        "<failure type=\"\(result.verdict.conclusion.rawValue)\" message="
        + "\(Self.quoted(words))>\(Self.escaped(log(of: result)))</failure>"
    case .noted(let words):
      element =
        "<skipped message=\(Self.quoted(words))/>\n      <system-out>"
        + "\(Self.escaped(log(of: result)))</system-out>"
    }
    return "\(head)>\n      \(element)\n    </testcase>\n"
  }

  private func log(of result: CheckResult) -> String {
    let texts = [result.verdict.meaning, result.verdict.knownDefect?.explanation ?? ""]
    return (texts.filter { !$0.isEmpty } + result.lines).joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;"))\""
  }

  /// Text as XML 1.0 can have it: most control characters it cannot have at all.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

// SPDX-License-Identifier: MIT

/// A defect as plain text, for failing tests: what is violated first with its trace, and a line for
/// each property that is violated with it.
package struct DefectText: Sendable {
  /// The text.
  package let text: String

  /// Describes a defect.
  ///
  /// - Parameters:
  ///   - defect: The defect.
  ///   - start: What is there before anything happens, or why nothing can.
  package init(_ defect: Defect, start: String) {
    let cause = defect.cause
    let trace = TraceText(start: start, steps: cause.steps, repeatsAfter: cause.repeatsAfter)
    let whole = """
      "\(cause.property)" is violated.
      \(cause.explanation)

      \(cause.steps.isEmpty && cause.repeatsAfter == nil ? start : trace.text)
      """ + Self.lines(defect)
    text = whole.hasSuffix("\n") ? String(whole.dropLast()) : whole
  }

  private static func lines(_ defect: Defect) -> String {
    guard !defect.consequences.isEmpty else { return "" }
    let count = defect.cause.steps.count
    let lines = defect.consequences.map { violation in
      let later = violation.steps.dropFirst(count).map { "\($0.actor): \($0.action)" }
      let moment = later.isEmpty ? "" : ", after " + later.joined(separator: ", ")
      return "  \"\(violation.property)\"\(moment)\n"
    }
    return "\nViolated with it:\n" + lines.joined()
  }
}

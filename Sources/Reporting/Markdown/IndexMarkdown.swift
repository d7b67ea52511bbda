// SPDX-License-Identifier: MIT

/// The entry page of the folder of reports: one line for each spec.
package struct IndexMarkdown: Sendable {
  let reports: [SpecReport]
  let hasConformance: Bool

  package init(_ reports: [SpecReport], hasConformance: Bool = false) {
    self.reports = reports
    self.hasConformance = hasConformance
  }

  package var text: String {
    let unexpected = reports.filter { !$0.isAsExpected }
    let verdict =
      unexpected.isEmpty
      ? "✅ **As expected**: \(MarkdownText.count(reports.count, "spec")), every verdict is as "
        + "expected."
      : "❌ **Not as expected**: \(unexpected.map { link(to: $0) }.joined(separator: ", "))."
    return """
      # Modal presentation: verdicts

      > \(verdict)

      \(table)\(legend)

      """
  }

  /// Runs the tool with these specs: in a package of one's own, its executable has another name.
  private var tool: String {
    hasConformance
      ? "swift run modalcheck"
      : "swift package --allow-writing-to-package-directory modalcheck"
  }

  private var depth: Int { reports.map(\.depth).max() ?? 0 }

  private var table: String {
    MarkdownText.table(
      [
        "spec", "verdict", "known defects", "states explored",
      ],
      reports.map { report in
        let defects = report.variants.flatMap(\.verdicts).count { $0.knownDefect != nil }
        return [
          link(to: report), report.verdictLine, MarkdownText.number(defects), extent(of: report),
        ]
      })
  }

  /// How many states the verdicts are about: all of them under every behavior, or those up to a depth.
  private func extent(of report: SpecReport) -> String {
    guard report.isWhole else {
      let states = report.variants.map(\.space.states).reduce(0, +)
      return "\(MarkdownText.number(states)), \(report.extent)"
    }
    let wholes = report.variants.compactMap(\.uncertainty)
    let depth = wholes.map(\.depth).max() ?? 0
    return "\(MarkdownText.number(wholes.map(\.states).reduce(0, +))), exhausted at depth \(depth)"
  }

  private func link(to report: SpecReport) -> String {
    "[\(MarkdownText.escaped(report.title))](\(report.spec).md)"
  }

  private var conformance: String {
    hasConformance
      ? "\n\nUIKit facts and how the model implements them: [conformance.md](conformance.md). What "
        + "the documents say, and what checks it: [documents.md](documents.md)." : ""
  }

  private var legend: String {
    """
    Mutation results, that is, which mutants of UIKit's rules each property kills: \
    [property-strength.md](property-strength.md).\(conformance)

    ## How to read the verdicts

    - **holds**: every reachable state was visited, and none violates the property: of a model under \
    every behavior of UIKit that the sources allow, unless the verdict says what it depends on.
    - **no violation up to depth \(depth)**: no sequence of \(MarkdownText.count(depth, "action")) or \
    fewer violates it. Longer ones were not explored.
    - **not refuted up to depth \(depth)**, for a property that says that a goal stays reachable: no \
    state is known from which it is not. Where the goal may lie beyond the bound, only the whole \
    space can tell.
    - **inconclusive (bounded at depth \(depth))**, for a *liveness property* (something good \
    eventually happens): no violation is known, but only the whole space can tell.
    - **🔀 … depends on L6**: the verdict is not the same under every behavior of UIKit that the sources \
    allow. The report says with which answers the property is violated.
    - **known defect**: the property is violated, as recorded in the spec, and the report shows the \
    shortest counterexample. If that needs more actions than were explored, it is **not reproduced up \
    to depth \(depth)**, and if it says what can never happen any more, **only the whole space can show \
    it**; the report has no counterexample then. A known defect that should have been \
    reproduced, and was not, is a failure.
    - **violated**: the property is violated, and the spec does not record it as a known defect.
    - **vacuous: never exercised**: the condition under which the property applies was never true, \
    so the property proves nothing. This is a failure. So is **unreachable (proved)**, for a \
    situation that the spec expects to occur.
    - **exhausted at depth 9**: no state is first reached by more than 9 actions, so the whole space \
    was explored.

    ## How to regenerate this folder

    ```sh
    \(tool) explore --depth \(depth)
    ```

    The files are the same bytes on every machine. With `--check`, the command compares them and \
    writes nothing.
    """
  }
}

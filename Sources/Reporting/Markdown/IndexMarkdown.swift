// SPDX-License-Identifier: MIT

/// The entry page of the folder of reports: one line for each spec.
public struct IndexMarkdown: Sendable {
  let reports: [SpecReport]
  let hasConformance: Bool

  /// Prepares the page.
  ///
  /// - Parameters:
  ///   - reports: The reports, in their order.
  ///   - hasConformance: Whether there is a report on the facts known of UIKit.
  public init(_ reports: [SpecReport], hasConformance: Bool = false) {
    self.reports = reports
    self.hasConformance = hasConformance
  }

  /// The whole document.
  public var text: String {
    let unexpected = reports.filter { !$0.isAsExpected }
    let verdict =
      unexpected.isEmpty
      ? "✅ **As expected**: \(MarkdownText.count(reports.count, "spec")), every verdict is the "
        + "expected one."
      : "❌ **Not as expected**: \(unexpected.map { link(to: $0) }.joined(separator: ", "))."
    return """
      # Modal presentation, explored to depth \(depth)

      > \(verdict)

      \(table)\(legend)

      """
  }

  private var depth: Int { reports.map(\.depth).max() ?? 0 }

  private var isWholeSpaceProved: Bool {
    reports.flatMap(\.variants).allSatisfy { $0.wholeSpace != nil }
  }

  private var table: String {
    MarkdownText.table(
      ["spec", "verdict", "known defects", "explored here", "whole space, proved by `swift test`"],
      reports.map { report in
        let defects = report.variants.flatMap(\.verdicts).count { $0.knownDefect != nil }
        let states = report.variants.map(\.space.states).reduce(0, +)
        let wholes = report.variants.compactMap(\.wholeSpace)
        let whole = wholes.map(\.states).reduce(0, +)
        let depth = wholes.map(\.depth).max() ?? 0
        return [
          link(to: report), report.verdictLine, MarkdownText.number(defects),
          MarkdownText.count(states, "state"),
          wholes.count == report.variants.count
            ? "\(MarkdownText.count(whole, "state")), closed at depth \(depth)" : "not recorded",
        ]
      })
  }

  private func link(to report: SpecReport) -> String {
    "[\(MarkdownText.escaped(report.title))](\(report.spec).md)"
  }

  private var conformance: String {
    hasConformance
      ? "\n\nWhat is known of UIKit, and what the model does about it: "
        + "[conformance.md](conformance.md)." : ""
  }

  private var legend: String {
    """
    How strong the properties are, that is, which broken rules of UIKit each of them catches: \
    [property-strength.md](property-strength.md).\(conformance)

    ## How to read the verdicts

    - **holds**: every state that can be reached was looked at, and none violates the property.
    - **no violation to depth \(depth)**: no sequence of \(MarkdownText.count(depth, "action")) or \
    fewer violates it. Longer ones were not looked at here\
    \(isWholeSpaceProved ? "; `swift test` looks at all of them" : "").
    - **not refuted to depth \(depth)**, of a property that says that a way out stays within \
    reach: no state is known to be without one. Where the way out may lie beyond the bound, only the whole \
    space decides.
    - **inconclusive to depth \(depth)**, of an obligation that something comes about: no behavior is known to \
    break it. Only the whole space decides\(isWholeSpaceProved ? "; `swift test` explores it" : "").
    - **depends on L6**: the verdict is not the same under every behavior of UIKit that its sources \
    allow. The report names the answers that bring a violation about.
    - **known defect**: the property is violated, as recorded in the spec, and the report shows \
    by which sequence of actions. If it takes more actions than were explored, the table says so. \
    If it does not show where it should, that is a failure too.
    - **violated**: the property is violated, and nobody has said that it would be.
    - **not exercised**: nothing ever put the property to the test, so its silence proves nothing. \
    This counts as a failure.

    ## How to renew this folder

    ```sh
    swift run -c release modalcheck explore --depth \(depth)
    ```

    The files are the same bytes on every machine. With `--check`, the command compares them and \
    writes nothing.
    """
  }
}

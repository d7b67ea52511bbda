// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("The report of a spec")
struct SpecMarkdownTests {
  @Test func `reads, as a whole, as reviewers will see it`() {
    #expect(SpecMarkdown(Samples.report).text == Goldens.report)
  }

  @Test func `that is closed says so, and knows of nothing that is left out`() {
    var report = Samples.report
    report.variants = [Samples.repaired]
    report.variants[0].verdicts = [Samples.verdict("the lamp is seen", .holds)]
    report.variants[0].counterexamples = []
    report.matrix = nil
    let text = SpecMarkdown(report).text
    #expect(text.hasPrefix("# A lamp | in a sheet — explored completely\n"))
    #expect(text.contains("\n## Not covered\n\nNo known gaps: every gesture"))
    #expect(!text.contains("## Defects"))
    #expect(!text.contains("## All combinations"))
  }

  @Test func `says that longer sequences were not explored only where they were not`() {
    var report = Samples.report
    let gap = "| sequences of more than 4 actions | beyond the depth bound | "
    report.variants[0].uncertainty?.isWhole = false
    #expect(SpecMarkdown(report).text.contains(gap))
    for index in report.variants.indices { report.variants[index].uncertainty?.isWhole = true }
    let text = SpecMarkdown(report).text
    #expect(!text.contains(gap))
    #expect(
      text.hasPrefix(
        "# A lamp | in a sheet — the whole space, under every behavior of UIKit\n"))
  }

  @Test func `calls a way to a dead end the shortest only as far as the bound can tell`() {
    var report = Samples.report
    let claim = "Each opens to the shortest sequence of actions that shows it"
    #expect(SpecMarkdown(report).text.contains("\n\(claim).\n"))
    report.variants[0].verdicts[1] = Samples.verdict(
      "the lamp goes off", kind: "alwaysReachable", .violated, steps: 3)
    report.variants[0].uncertainty?.isWhole = false
    #expect(SpecMarkdown(report).text.contains("\n\(claim), among those up to depth 4.\n"))
    report.variants[0].uncertainty?.isWhole = true
    #expect(SpecMarkdown(report).text.contains("\n\(claim).\n"))
  }

  @Test func `names the variants of a gap in as few words as possible`() {
    var report = Samples.report
    report.variants = ["a", "b", "c", "d"].map { name in
      var variant = Samples.repaired
      variant.name = name
      variant.verdicts = []
      return variant
    }
    let gap = GapReport(name: "gap", reason: "reason")
    for (count, scope) in [(1, "a"), (2, "a, b"), (3, "all but d"), (4, "all")] {
      report.variants[count - 1].actionsNeverTaken = [gap]
      #expect(SpecMarkdown(report).text.contains("| gap | reason | \(scope) |\n"))
    }
  }

  @Test func `folds sound properties where there are many`() {
    var report = Samples.report
    let defects = (1...11).map { Samples.verdict("defect \($0)", .violated, steps: 2, defect: 2) }
    let sound = (1...9).map { Samples.verdict("sound \($0)", .holds) }
    report.variants = [Samples.published]
    report.variants[0].verdicts = sound + defects
    report.variants[0].counterexamples = defects.map { defect in
      var counterexample = Samples.counterexample
      counterexample.property = defect.property
      return counterexample
    }
    let text = SpecMarkdown(report).text
    #expect(
      text.contains("<summary>9 more properties without a violation in any variant</summary>"))
    report.variants[0].verdicts.removeFirst()
    report.variants[0].verdicts.removeLast()
    report.variants[0].counterexamples.removeLast()
    let small = SpecMarkdown(report).text
    #expect(!small.contains("without a violation in any variant"))
  }

  @Test("shortens the commonest verdict, and says so, where there are more than four variants")
  func wideTable() {
    var report = Samples.report
    let bounded = Samples.verdict("p", .noViolationToDepth, depth: 4)
    report.variants = Array(repeating: Samples.published, count: 5)
    for index in 0..<5 { report.variants[index].verdicts = [bounded] }
    let text = SpecMarkdown(report).text
    let words = "“✅ depth 4” means *no violation up to depth 4*.\n\n| property |"
    #expect(text.contains("\n\n\(words)"))
    #expect(text.contains("| p |\(String(repeating: " ✅ depth 4 |", count: 5))\n"))
    report.variants.removeLast()
    #expect(SpecMarkdown(report).text.contains("| p | ✅ no violation up to depth 4 |"))
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("The pages about all specs")
struct IndexMarkdownTests {
  @Test func `begin with one verdict, and one line for each spec`() {
    let text = IndexMarkdown([Samples.report]).text
    #expect(
      text.hasPrefix(
        #"""
        # Modal presentation: verdicts

        > ❌ **Not as expected**: [A lamp | in a sheet](lamp-sheet.md).

        | spec | verdict | known defects | states explored |
        | --- | --- | --- | --- |
        | [A lamp \| in a sheet](lamp-sheet.md) | \#(Samples.report.verdictLine) | 1 | \#
        1,236, explored up to depth 4 |


        """#))
    #expect(text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
  }

  @Test func `are as expected if all specs are`() {
    var report = Samples.report
    report.variants = [Samples.published]
    report.variants[0].uncertainty?.isWhole = true
    let text = IndexMarkdown([report, report]).text
    #expect(
      text.contains("\n> ✅ **As expected**: 2 specs, every verdict is as expected.\n"))
    #expect(
      text.contains(
        " | 1,300, exhausted at depth 7 |\n"))
  }

  @Test func `speak of the depth that was explored`() {
    var report = Samples.report
    report.depth = 9
    let text = IndexMarkdown([report]).text
    #expect(text.contains("modalcheck explore --depth 9\n"))
    #expect(text.contains("**no violation up to depth 9**: no sequence of 9 actions or fewer "))
    #expect(text.contains("Longer ones were not explored.\n"))
  }

  @Test func `tell which mutants each property kills, and which survive`() {
    #expect(StrengthMarkdown(Samples.strength).text == Goldens.strength)
  }

  @Test func `say so if no mutant survives`() {
    var strength = Samples.strength
    strength.survivors = []
    strength.properties.removeLast()
    let text = StrengthMarkdown(strength).text
    #expect(
      text.contains(
        "\n> ✅ Every property kills a mutant or detects a known defect, and no mutant survives.\n"))
    #expect(!text.contains("Surviving mutants"))
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("Markdown reads as it was written")
struct MarkdownTextTests {
  @Test(
    "because characters with a meaning in Markdown or HTML are escaped",
    arguments: [
      ("plain words, (brackets) and .none", "plain words, (brackets) and .none"),
      ("a < b > c & d", "a &lt; b &gt; c &amp; d"),
      ("*bold* _slanted_ ~gone~", #"\*bold\* \_slanted\_ \~gone\~"#),
      ("[link](there)", #"\[link\](there)"#),
      ("`a_b<c>` and `d`, but no ` here", #"`a_b<c>` and `d`, but no \` here"#),
      (#"back\slash and $math$"#, #"back\\slash and \$math\$"#),
      ("two\nlines\r\nand three", "two lines and three"),
      ("&lt;", "&amp;lt;"),
    ])
  func escaping(text: String, expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }

  @Test(
    arguments: [
      ("swipe: release", "`swipe: release`"), ("a|b_c<d>", "`a|b_c<d>`"),
      ("a `b`", "`` a `b` ``"), ("```", "```` ``` ````"), ("two\nlines", "`two lines`"),
    ])
  func `because code has a fence that is longer than any in it`(text: String, expected: String) {
    #expect(MarkdownText.code(text) == expected)
  }

  @Test func `because a bar does not end the cell of a table, neither in text nor in code`() {
    let table = MarkdownText.table(
      ["a", "b|c"], [[MarkdownText.escaped("x | y"), MarkdownText.code("||")]])
    #expect(
      table == #"""
        | a | b\|c |
        | --- | --- |
        | x \| y | `\|\|` |


        """#)
  }

  @Test func `because a summary is HTML, and its body has a blank line around it`() {
    #expect(
      MarkdownText.details("a <b> & *c*", "\nbody\n\n") == """
        <details><summary>a &lt;b&gt; &amp; *c*</summary>

        body

        </details>


        """)
  }

  @Test func `because a block of code stands alone`() {
    #expect(MarkdownText.block("sh", "one\ntwo\n") == "```sh\none\ntwo\n```\n\n")
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (12_345, "12,345"),
      (999_999, "999,999"), (1_234_567, "1,234,567"), (-1, "-1"), (-1_000, "-1,000"),
      (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func `because numbers have a comma after each three digits`(value: Int, expected: String) {
    #expect(MarkdownText.number(value) == expected)
  }

  @Test func `because one thing is one thing and more are more`() {
    #expect(MarkdownText.count(0, "state") == "0 states")
    #expect(MarkdownText.count(1, "state") == "1 state")
    #expect(MarkdownText.count(1_001, "state") == "1,001 states")
    #expect(MarkdownText.count(1, "check holds", "checks hold") == "1 check holds")
    #expect(MarkdownText.count(2, "check holds", "checks hold") == "2 checks hold")
  }
}

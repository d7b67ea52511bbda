// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdaptation

struct LexerTests {
  @Test(
    "A source is words, marks, literals, attributes and directives",
    arguments: [
      ("a.b(c: -1)", ["a", ".", "b", "(", "c", ":", "-", "1", ")"]),
      ("1.5e3 0x1F 1_000 1...2", ["1.5e3", "0x1F", "1_000", "1", ".", ".", ".", "2"]),
      ("() -> A", ["(", ")", "->", "A"]),
      ("@objc #if #selector", ["@objc", "#if", "#selector"]),
      ("`in` _ $0", ["in", "_", "$0"]),
      (#"a("b\"c)", d)"#, ["a", "(", #""b\"c)""#, ",", "d", ")"]),
      (#""\(a("b", ")"))" c"#, [#""\(a("b", ")"))""#, "c"]),
      (##"#"a"b\(c"# d"##, [##"#"a"b\(c"#"##, "d"]),
      (##"#"\#("a")"# d"##, [##"#"\#("a")"#"##, "d"]),
      ("\"\"\"\n\"a\" \\\"\"\"\n\"\"\" b", ["\"\"\"\n\"a\" \\\"\"\"\n\"\"\"", "b"]),
      ("\"\" a #\"\"# b", ["\"\"", "a", "#\"\"#", "b"]),
      ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
      ("a = /b c[(]\\/d/ e", ["a", "=", "/b c[(]\\/d/", "e"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("f(/) + g(/)", ["f", "(", "/", ")", "+", "g", "(", "/", ")"]),
      ("return /a/", ["return", "/a/"]),
      ("#/a\"/b/# c", ["#/a\"/b/#", "c"]),
      ("#/\na / b\n/# c", ["#/\na / b\n/#", "c"]),
    ])
  func tokens(text: String, tokens: [String]) {
    #expect(Lexer(Array(text.utf8)).tokens.map(\.text) == tokens)
  }

  @Test func `Lines are counted, whichever way they end`() {
    let tokens = Lexer(Array("a\nb\r\nc \"\"\"\n\n\"\"\" d\r e".utf8)).tokens
    #expect(tokens.map(\.line) == [1, 2, 3, 3, 5, 6])
    #expect(tokens.map(\.startsLine) == [true, true, true, false, false, true])
  }

  @Test(
    arguments: [
      ("a\n\"b", "string"), ("a\n\"b\n", "string"), ("a\n\"\"\"\n\n", "string"),
      ("a\n/* /* */\n", "comment"), ("a\n#\"b\"", "string"),
    ])
  func `What is not closed is named with its line`(text: String, what: String) {
    #expect(Lexer(Array(text.utf8)).unclosed == [.init(line: 2, what: what)])
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct TerminalTests {
  @Test(
    "Colors are for terminals, never with NO_COLOR",
    arguments: [
      ([:], true, true), ([:], false, false),
      (["NO_COLOR": "1"], true, false), (["NO_COLOR": "0"], true, false),
      (["NO_COLOR": ""], true, true), (["TERM": "dumb"], true, false),
      (["TERM": "xterm"], true, true), (["TERM": "xterm"], false, false),
    ])
  func colors(environment: [String: String], isTerminal: Bool, hasColors: Bool) {
    #expect(Terminal(environment: environment).hasColors(isTerminal: isTerminal) == hasColors)
  }

  @Test(
    "The width is that of COLUMNS, or 80 where there is no terminal",
    arguments: [
      ([:], 80), (["COLUMNS": "120"], 120), (["COLUMNS": "1"], 1),
      (["COLUMNS": "0"], 80), (["COLUMNS": "-5"], 80), (["COLUMNS": "wide"], 80),
    ])
  func columns(environment: [String: String], columns: Int) {
    #expect(Terminal(environment: environment).columns(of: [-1]) == columns)
  }

  @Test func `What is not an open file is not a terminal`() {
    #expect(!Terminal.isTerminal(-1))
  }

  @Test func `A style changes nothing where there are no colors`() {
    #expect(TextStyle.success("fine", true) == "\u{1B}[32mfine\u{1B}[0m")
    #expect(TextStyle.success("fine", false) == "fine")
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import Testing

@Suite("A trace as people write it")
struct TraceScriptTests {
  @Test func `is read into variant, values and actions, and written back the same`() throws {
    let text = "as published; animated=no; style=pageSheet > tap Open; swipe: pull down"
    let script = try TraceScript(parsing: text)
    #expect(script.variant == "as published")
    #expect(script.values.map(\.axis) == ["animated", "style"])
    #expect(script.values.map(\.value) == ["no", "pageSheet"])
    #expect(script.actions == ["tap Open", "swipe: pull down"])
    #expect(script.text == text)
  }

  @Test func `needs neither variant nor values, and may be broken over lines`() throws {
    let script = try TraceScript(parsing: "tap Open\n animation ends ;\n tap Close\n")
    #expect(script.variant == nil)
    #expect(script.values.isEmpty)
    #expect(script.actions == ["tap Open", "animation ends", "tap Close"])
  }

  @Test(
    arguments: [
      ("", "it has no action"), ("a > ", "it has no action"), ("a > b > c", "more than one '>'"),
      ("a; x=1; x=2 > c", "the axis 'x' is given twice"),
      ("a; b > c", "'b' stands where 'axis=value' is expected"),
    ])
  func `that is none is refused with a reason`(text: String, reason: String) throws {
    let error = try #require(throws: ReplayError.self) { try TraceScript(parsing: text) }
    #expect(error.description.contains(reason))
    #expect(error.description.contains("Expected '<variant>; <axis>=<value> > <action>; <action>'"))
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

struct ReplayCommandTests {
  @TemporaryFolder private var folder

  private static let trace =
    "delegate on its child; isModalInPresentation=yes; shouldDismiss=true > tap Open; animation ends"

  @Test func `Where a walk begins is shown as a trace without steps`() {
    #expect(
      doorbell("replay", "doorbell", "loud; door=front > ")
        == .success("loud; door=front > \n\n   0  hall\n\nThese actions violate no property.\n"))
  }

  @Test("A trace in the Informal Trace Format has the states, and a loop where it leads back")
  func itf() throws {
    func document(_ words: String...) throws -> [String: Any] {
      let captured = doorbell(["replay", "doorbell", "--format", "itf"] + words)
      #expect(captured.status == .success)
      let object = try JSONSerialization.jsonObject(with: Data(captured.output.utf8))
      return try #require(object as? [String: Any])
    }
    let open = try document("loud; door=back > ring the bell; open the door")
    #expect(
      open["vars"] as? [String] == ["action", "screen", "app_ringLimit", "app_rings", "app_isOpen"])
    let states = try #require(open["states"] as? [[String: Any]])
    #expect(states.map { $0["action"] as? String } == ["", "ring the bell", "open the door"])
    #expect(states.map { $0["app_isOpen"] as? String } == ["false", "false", "true"])
    #expect(states.map { ($0["#meta"] as? [String: Int])?["index"] } == [0, 1, 2])
    #expect(
      (open["#meta"] as? [String: String])?["description"]
        == "modalcheck replay doorbell 'loud; door=back > ring the bell; open the door'")
    // Nothing can happen behind an open door; a bell that has rung once can ring again.
    #expect(open["loop"] as? Int == 2)
    #expect(try document("loud > ring the bell")["loop"] == nil)
    let sheet = modalcheck(
      "replay", "page-sheet-dismissal", "--format", "itf",
      "\(Self.trace); swipe: pull down; swipe: past the threshold; swipe: back over the threshold")
    #expect(sheet.output.contains("\n  \"loop\" : 3,\n"))
  }

  private static let itfReader = Installed.python(with: "itf_py")

  @Test(.enabled(if: itfReader != nil, Installed.hint("itf-py", "python3 -m pip install itf-py")))
  func `itf-py reads the Informal Trace Format`() throws {
    let path = "\(folder)/trace.itf.json"
    let captured = doorbell(
      "replay", "doorbell", "--format", "itf", "loud; door=back > ring the bell; open the door")
    try write(captured.output, to: path)
    let script = """
      import sys, json, itf_py
      trace = itf_py.trace_from_json(json.load(open(sys.argv[1])))
      print(trace.loop, [state.values["action"] for state in trace.states])
      """
    let result = try run(try #require(Self.itfReader), "-c", script, path)
    #expect(
      result
        == ProcessResult(
          status: 0, output: "2 ['', 'ring the bell', 'open the door']\n", error: ""))
  }

  @Test func `Properties that only the whole space decides are named`() {
    #expect(
      modalcheck("replay", "page-sheet-dismissal", Self.trace).output.hasSuffix(
        """
        These actions violate no property.
        Not judged here, as what can follow decides: "every transition that begins ends", \
        "no present is lost", "no dismiss is lost", "touch handling is restored eventually", \
        "the user is never trapped".

        """))
  }

  @Test func `A trace can be read from a file`() throws {
    let path = "\(folder)/trace"
    try write(Self.trace, to: path)
    #expect(
      modalcheck("replay", "page-sheet-dismissal", "@\(path)")
        == modalcheck("replay", "page-sheet-dismissal", Self.trace))
    let unmarked = modalcheck("replay", "page-sheet-dismissal", path)
    #expect(unmarked.status == .usage)
    #expect(
      unmarked.error.hasPrefix(
        "Error: '\(path)' is a file. Write '@\(path)' to read the trace from it.\n"))
  }

  @Test func `A file that cannot be read is status 66, one that is not text is status 65`() throws {
    #expect(
      modalcheck("replay", "page-sheet-dismissal", "@\(folder)/none")
        == .failure(.noInput, "'\(folder)/none' cannot be read: No such file or directory."))
    #expect(
      modalcheck("replay", "page-sheet-dismissal", "@\(folder)")
        == .failure(.noInput, "'\(folder)' cannot be read: Is a directory."))
    try write([0xFF, 0xFE], to: "\(folder)/binary")
    #expect(
      modalcheck("replay", "page-sheet-dismissal", "@\(folder)/binary")
        == .failure(.invalidData, "The file '\(folder)/binary' is not UTF-8 text."))
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import ModalCheckCommand

@Suite("modalcheck walk")
struct WalkCommandTests {
  @TemporaryFolder private var folder

  /// Walks through the doorbell with the lines that the user writes, then the end of the input.
  private func walk(_ lines: [String], _ words: String...) -> Captured {
    let rest = Mutex(lines[...])
    return Captured {
      ModalCheck.run(
        ["walk", "doorbell"] + words, specs: [DoorbellSpec()],
        readLine: { rest.withLock { $0.popFirst() } }, output: $0)
    }
  }

  @Test func `takes actions by their numbers, and ends with the command that replays them`() {
    #expect(
      walk(["1", "2", "q"], "loud >")
        == .success(
          """
          The number of an action, b (back), r (restart), s <file> (save) or q (end).

             0  hall
            [1] ring the bell
          >    1  user: ring the bell
                  changed        rings: 0 → 1
                = hall
            [1] ring the bell
            [2] open the door
          >    2  user: open the door
                  changed        isOpen: false → true
                = hall
            Nothing can happen.
          > 
          modalcheck replay doorbell 'loud; door=front > ring the bell; open the door'

          """))
  }

  @Test func `asks for the variant if there are several and no trace says which`() {
    let output = walk(["loud", "3", "2", "1"]).output
    #expect(
      output.hasPrefix(
        """
          [1] loud: The bell is loud.
          [2] silent: The bell is silent.
        variant> The number of a variant, or q (end).
        variant> The number of a variant, or q (end).
        variant> The number of an action, b (back)
        """))
    #expect(output.hasSuffix("modalcheck replay doorbell 'silent; door=front > ring the bell'\n"))
    #expect(walk(["q"]).output.hasSuffix("variant> \n"))
  }

  @Test func `says at once what a step violates`() {
    let output = walk(["1", "1"], "loud >").output
    #expect(output.contains("\n❌ \"two rings\" is violated at step 2.\n"))
  }

  @Test func `goes back, starts over, and goes on from a trace`() {
    let output = walk(["1", "b", "r"], "loud > ring the bell").output
    #expect(output.contains("\n   0  hall\n   1  user: ring the bell\n"))
    #expect(output.contains("> " + "   1  hall\n"))
    #expect(output.contains("> " + "   0  hall\n"))
    #expect(output.hasSuffix("modalcheck replay doorbell 'loud; door=front > '\n"))
  }

  @Test func `saves a trace that can be replayed`() throws {
    let output = walk(["1", "s \(folder)/trace"], "loud >").output
    #expect(output.contains("Saved: replay it with '@\(folder)/trace'.\n"))
    #expect(doorbell("replay", "doorbell", "@\(folder)/trace").status == .success)
  }

  @Test func `goes on where a trace cannot be saved`() {
    let captured = walk(["1", "s \(folder)/none/trace", "q"], "loud >")
    #expect(captured.status == .success)
    #expect(captured.error.hasPrefix("Error: '\(folder)/none/trace' cannot be written: "))
    #expect(captured.output.hasSuffix("'loud; door=front > ring the bell'\n"))
  }

  @Test func `explains what it does not understand, and refuses a trace that does not fit`() {
    let output = walk(["9", "x", "", "s"], "loud >").output
    #expect(output.contains("> There is no action 9.\n"))
    #expect(output.split(separator: "> The number of an action, b (back)").count == 4)
    #expect(walk([], "laud >").status == .invalidData)
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKitSemantics

@testable import ModalCheckCommand

/// An app whose actions come in the order of a list, as those of a set would in another process.
private struct Shelf: Application {
  enum Input: String, ApplicationInput, CaseIterable {
    case take = "take a book"
    case read = "read on"

    var actor: Actor { .user }
  }

  var order: [Input]
  var hasBook = false

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) { inputs += order }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    if input == .take { hasBook = true }
  }
}

private struct ShelfSpec: Spec {
  let identifier = "shelf"
  let title = "A shelf"
  let summary = ""
  var order = Shelf.Input.allCases

  var variants: [Variant<Shelf>] {
    let order = order
    return [
      Variant(
        "only", summary: "", names: ControllerNames(["hall"]),
        vocabulary: ActionVocabulary(gestures: []),
        properties: [.reachable("a book is taken") { $0.app.hasBook }]
      ) { _, behavior in (PresentationWorld(behavior: behavior), Shelf(order: order)) }
    ]
  }
}

/// A bell that rings more often than reports show steps of.
private struct CarillonSpec: Spec {
  let identifier = "carillon"
  let title = "A carillon"
  let summary = ""

  var variants: [Variant<Doorbell>] {
    [
      Variant(
        "only", summary: "", names: ControllerNames(["hall"]),
        vocabulary: ActionVocabulary(gestures: []),
        properties: [.never("eight rings") { $0.app.rings == 8 }]
      ) { _, behavior in (PresentationWorld(behavior: behavior), Doorbell(ringLimit: 9)) }
    ]
  }
}

/// Explores a shelf in this process, and one in what passes for another.
private func selfCheck(other: ShelfSpec, _ words: String...) -> Captured {
  let recorder = Recorder()
  let second = SecondProcess { words throws(CommandFailure) in
    let recorder = Recorder()
    let status = ModalCheck.run(words, specs: [other], output: recorder.output())
    #expect(status == .success)
    return recorder.text.output
  }
  let status = ModalCheck.run(
    ["explore", "--self-check"] + words, specs: [ShelfSpec()], secondProcess: second,
    output: recorder.output())
  return Captured(status: status, output: recorder.text.output, error: recorder.text.error)
}

@Suite("Explorations that are printed")
struct PrintedRunTests {
  @Test func `--stop-at-first ends with the first violation and its trace, and writes nothing`() {
    let captured = doorbell(
      "explore", "--stop-at-first", "--depth", "6", "--output", "no such folder")
    #expect(
      captured
        == Captured(
          status: .notAsExpected,
          output: """
            doorbell, loud: 8 states, 8 generated, stopped at the first violation, at depth 2
              two rings: ❌ violated in 2 steps
                modalcheck replay doorbell 'loud; door=front > ring the bell; ring the bell'

            "two rings" is violated.
               0  hall
               1  user: ring the bell
                    changed        rings: 0 → 1
               2  user: ring the bell
                    changed        rings: 1 → 2

            """, error: ""))
  }

  @Test func `--stop-at-first looks as far as reports do, unless a depth is given`() {
    let explore = { (words: [String]) in
      Captured {
        ModalCheck.run(
          ["explore", "--stop-at-first"] + words, specs: [CarillonSpec()], output: $0)
      }
    }
    #expect(explore([]).output.contains("eight rings: ❌ violated in 8 steps"))
    #expect(explore(["--depth", "6"]).status == .success)
  }

  @Test func `--stop-at-first passes over known defects`() {
    let captured = chime("explore", "--stop-at-first", "--depth", "6")
    #expect(captured.status == .success)
    #expect(!captured.output.contains("two rings"))
    #expect(captured.output.contains("open: ✅ reached in 2 steps"))
  }

  @Test func `--stop-at-first goes on where a property is only never exercised`() {
    let recorder = Recorder()
    let status = ModalCheck.run(
      ["explore", "--stop-at-first", "--depth", "1"], specs: [ChimeSpec(), DoorbellSpec()],
      output: recorder.output())
    #expect(status == .notAsExpected)
    #expect(recorder.text.output.contains("open: ❔ not reached up to depth 1"))
    #expect(recorder.text.output.contains("\ndoorbell, silent: "))
  }

  @Test("--digest is the same for any number of threads, and another for what else is explored")
  func digest() {
    let one = doorbell("explore", "--digest", "--jobs", "1")
    #expect(one.status == .success)
    #expect(one.output.contains(/^doorbell, loud: \d+ states, digest [0-9a-f]{32}\n/))
    #expect(doorbell("explore", "--digest", "--jobs", "3") == one)
    #expect(doorbell("explore", "--digest", "--depth", "2").output != one.output)
  }

  @Test func `--self-check says that a second process found the same`() {
    #expect(
      selfCheck(other: ShelfSpec(), "--depth", "3", "--jobs", "2")
        == .success("A second process with another hash seed found the same in 1 variant.\n"))
    #expect(selfCheck(other: ShelfSpec(), "--quiet") == .success(""))
  }

  @Test("--self-check finds an order that is another in a second process, and says what to change")
  func otherOrder() {
    let captured = selfCheck(other: ShelfSpec(order: [.read, .take]))
    #expect(captured.status == .notAsExpected)
    #expect(captured.output == "")
    #expect(
      captured.error.hasPrefix(
        """
        Error: Two processes found different things, so an order depends on hashing, which differs \
        from process to process. Sort what the app, its actions or the spec take from a Set or a \
        Dictionary, and use no hashValue and no Hasher.
          here:  shelf, only: 2 states, digest
        """))
    #expect(captured.error.contains("\n  there: shelf, only: 2 states, digest "))
  }

  @Test(arguments: PrintedRun.flags)
  func `What writes no reports does not go with what compares or saves`(flag: Command.Flag) {
    for words in [
      "--check", "--checkpoint file", "--resume file", "--format json", "--shard 1/2",
      "--behavior every",
    ] {
      let captured = doorbell(
        ["explore", flag.label] + words.split(separator: " ").map(String.init))
      #expect(captured.status == .usage)
      let word = words.hasSuffix("every") ? words : String(words.prefix { $0 != " " })
      #expect(
        captured.error.hasPrefix(
          """
          Error: '\(flag.label)' explores one behavior and writes no reports and no checkpoints, so it \
          does not go with '\(word)'.
          """))
    }
  }
}

// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@testable import ModalCheckCommand

struct BehaviorOptionTests {
  @TemporaryFolder private var folder

  @Test func `Without it, or with 'every', verdicts are asked for under every behavior`() throws {
    #expect(try BehaviorOption([]).isEvery)
    #expect(try BehaviorOption(["every"]).isEvery)
    #expect(try BehaviorOption(["every"]).words == [])
  }

  @Test func `Switches are set one by one, and asked for again in the same words`() throws {
    let values = ["swipeStart=viewWillDisappearFirst", "cancelledDismissalRunsCompletion=yes"]
    let option = try BehaviorOption(values)
    #expect(!option.isEvery)
    #expect(option.explored.swipeStart == .viewWillDisappearFirst)
    #expect(option.explored.cancelledDismissalRunsCompletion)
    #expect(option.words == values.flatMap { ["--behavior", $0] })
  }

  @Test(
    "What is no setting is refused with what would be one",
    arguments: [
      ("swipeStart", "expected 'every' alone, or 'switch=value'"),
      (
        "swipStart=x",
        """
        There is no switch 'swipStart' for '--behavior'; 'modalcheck list behaviors' shows all. \
        Did you mean 'swipeStart'?
        """
      ),
      (
        "swipeStart=later",
        "The switch 'swipeStart' has no value 'later'. Values: 'willDismissFirst', "
          + "'viewWillDisappearFirst'."
      ),
    ])
  func refused(value: String, message: String) throws {
    let failure = try #require(throws: CommandFailure.self) { try BehaviorOption([value]) }
    #expect(failure.status == .usage)
    #expect(failure.message.contains(message))
  }

  @Test func `A switch that is given twice is refused`() throws {
    let failure = try #require(throws: CommandFailure.self) {
      try BehaviorOption(["swipeStart=willDismissFirst", "swipeStart=viewWillDisappearFirst"])
    }
    #expect(
      failure
        == CommandFailure(.usage, "The switch 'swipeStart' is given twice for '--behavior'."))
  }

  @Test(
    "'every' is refused, with what to do instead, where one behavior is asked for",
    arguments: [
      ["replay", "page-sheet-dismissal", "x > y"],
      ["export", "page-sheet-dismissal", "--to", "tla"], ["simulate", "page-sheet-dismissal"],
    ],
    [["--behavior", "every"], ["--behavior", "swipeStart=willDismissFirst", "--behavior=every"]])
  func everyOfOne(words: [String], options: [String]) {
    let captured = modalcheck(words + options)
    #expect(captured.status == .usage)
    #expect(captured.output == "")
    #expect(
      captured.error.hasPrefix(
        """
        Error: '--behavior every' is for 'modalcheck explore'; 'modalcheck \(words[0])' works \
        under one behavior. Leave the option out for the default one, or set switches with \
        '--behavior switch=value' as 'modalcheck list behaviors' shows them.
        Usage: modalcheck \(words[0]) 
        """))
  }

  @Test("A verdict that depends on an answer turns when that answer is given, and can be replayed")
  func turned() throws {
    let setting = "modalFlagTiming=whenTheSwipeBegins"
    let captured = modalcheck(
      "explore", "page-sheet-dismissal", "--behavior", setting, "--depth", "6", "--output",
      folder)
    #expect(captured.status == .notAsExpected)
    #expect(captured.output.contains("is never bypassed by the user' (violated)"))
    let replayed = modalcheck(
      "replay", "page-sheet-dismissal",
      "delegate on the presented controller > tap Open; animation ends; swipe: pull down",
      "--behavior", setting)
    #expect(replayed.status == .success)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import ModalCheckTesting
import Reporting
import Synchronization
import TestSupport
import Testing

// begin: app
/// Writes a draft in a sheet, and has told nobody that there is one.
struct Composer: Application {
  enum Input: String, ApplicationInput {
    case open = "tap Compose"
    case type = "type"
    case send = "tap Send"
    var actor: Actor { .user }
  }

  var hasDraft = false
  var wasSent = false

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.count == 0 { inputs.append(.open) }
    if world.acceptsTouches(.composer) { inputs += [.type, .send] }
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    switch input {
    case .open:
      self = Composer()
      uikit.present(.composer, from: .root, .pageSheet)
    case .type: hasDraft = true
    case .send:
      wasSent = true
      uikit.dismiss(from: .composer)
    }
  }
}

// end

// begin: spec
struct ComposerSpec: Spec {
  let identifier = "composer"
  let title = "A composer in a sheet"
  let summary = "The user writes a draft and sends it."
  var defects: [KnownDefect] = []

  var variants: [Variant<Composer>] {
    let names = ControllerNames(["root", "composer"])
    let properties: [Property<PresentationSystem<Composer>>] = [
      .catalog(.userIsNeverTrapped),
      .never("a draft is lost") { state in
        state.world.count == 0 && state.app.hasDraft && !state.app.wasSent
      },
    ]
    return [
      Variant(
        "today", summary: "As it is.", names: names, properties: properties, knownDefects: defects
      ) { _, behavior in (PresentationWorld(behavior: behavior), Composer()) }
    ]
  }
}

extension ControllerID { static let composer = ControllerID(1) }
// end

@Suite("A composer, described by a value")
struct ComposerTests {
  @Test("finds that a swipe loses the draft, shows how, and points to the line that forbids it")
  func findsTheBug() throws {
    let comments = Mutex("")
    let lines = Mutex<[Int]>([])
    try withKnownIssue {
      try expectVerdicts(of: ComposerSpec())
    } matching: { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue).joined() }
      lines.withLock { lines in
        if let place = issue.sourceLocation, place.fileName == "ComposerTests.swift" {
          lines.append(place.line)
        }
      }
      return true
    }
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let claim = source.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(".never(\"a draft is lost\")") }
    #expect(lines.withLock(\.self) == [(claim ?? 0) + 1])
    let comment = comments.withLock(\.self)
    #expect(comment.contains("\"a draft is lost\" is violated"))
    #expect(
      comment.contains(
        """
        modalcheck replay composer 'today > tap Compose; animation ends; type; swipe: pull down; \
        swipe: past the threshold; swipe: release; animation ends'
        """))
  }

  @Test("is printed in an article, with what is found", arguments: ["app", "spec"])
  func article(_ name: String) throws {
    let article = try Article("DescribeAnApp", of: "ModalHarness")
    #expect(try article.prints(name, in: #filePath))
    #expect(article.blocks(of: "text") == (try unexpectedVerdicts(of: ComposerSpec())))
  }

  @Test("records a known defect as a known issue, with the counterexample, and nothing else")
  func knownDefect() throws {
    var spec = ComposerSpec()
    spec.defects = [KnownDefect("a draft is lost", steps: 7, "Nobody asks.")]
    try expectVerdicts(of: spec)  // It fails this test if it is not a known issue.
    let variant = spec.variants[0]
    let found = violations(in: try variant.explore(limits: .none), of: variant, in: spec)
    let violation = try #require(found.first)
    #expect(found.count == 1)
    #expect(violation.known == "Nobody asks.")
    #expect(
      violation.text.hasPrefix(
        """
        today: "a draft is lost" is violated in 7 steps, a known defect.
        modalcheck replay composer 'today > tap Compose;
        """))
    #expect(
      violation.files.flatMap(\.all).map(\.name) == [
        "composer_today_a-draft-is-lost.json", "composer_today_a-draft-is-lost.itf.json",
      ])
  }

  @Test func `tells tests that use XCTest the same`() throws {
    let found = try unexpectedVerdicts(of: ComposerSpec())
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("today: \"a draft is lost\" is violated") == true)
  }

  @Test("is lost under every behavior of UIKit: no verdict depends on an open question")
  func hangsOnNothing() throws {
    try expectSameVerdictsUnderEveryBehavior(of: ComposerSpec())
  }
}

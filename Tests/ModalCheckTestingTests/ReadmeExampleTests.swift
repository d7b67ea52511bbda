// SPDX-License-Identifier: MIT

import Foundation
import ModalCheckTesting
import ModalHarness
import StateSpace
import Synchronization
import Testing
import UIKitSemantics

// The README shows the lines between the two marks; a test below compares them.
// example begins
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

struct ComposerSpec: Spec {
  let identifier = "composer"
  let title = "A composer in a sheet"
  let summary = "The user writes a draft and sends it."

  var variants: [Variant<Composer>] {
    let names = ControllerNames(["root", "composer"])
    let properties: [Property<PresentationSystem<Composer>>] = [
      .catalogue(.userIsNeverTrapped),
      .never("a draft is lost") { state in
        state.world.count == 0 && state.app.hasDraft && !state.app.wasSent
      },
    ]
    return [
      Variant("today", summary: "As it is.", names: names, properties: properties) { _, behavior in
        (PresentationWorld(behavior: behavior), Composer())
      }
    ]
  }
}

extension ControllerID { static let composer = ControllerID(1) }
// example ends

@Suite("The README's example")
struct ReadmeExampleTests {
  @Test("finds that a swipe loses the draft, and shows how")
  func findsTheBug() throws {
    let comments = Mutex("")
    try withKnownIssue {
      try expectVerdicts(of: ComposerSpec())
    } matching: { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue).joined() }
      return true
    }
    let comment = comments.withLock(\.self)
    #expect(comment.contains("\"a draft is lost\" is violated"))
    #expect(
      comment.contains(
        """
        modalcheck replay composer 'today > tap Compose; animation ends; type; swipe: pull down; \
        swipe: past the threshold; swipe: release; animation ends'
        """))
    let trace = comment.split(separator: "\n\n").dropLast().joined(separator: "\n\n")
    #expect(try Self.readme().contains(trace), "The README shows this output")
  }

  @Test("is lost under every behavior of UIKit: no verdict hangs on an open question")
  func hangsOnNothing() throws {
    try expectSameVerdictsUnderEveryBehavior(of: ComposerSpec())
  }

  @Test("stands in the README as it is tested here")
  func isTheReadmes() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let marks = ["// example begins\n", "\n// example ends"]
    let start = try #require(source.range(of: marks[0]))
    let end = try #require(source.range(of: marks[1]))
    let example = String(source[start.upperBound..<end.lowerBound])
    #expect(try Self.readme().contains("```swift\n\(example)\n```"))
  }

  private static func readme() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }
}

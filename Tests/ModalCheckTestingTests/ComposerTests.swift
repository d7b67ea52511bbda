// SPDX-License-Identifier: MIT

import ModalCheckTesting
import Synchronization
import Testing

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

struct ComposerSpec: Spec {
  let identifier = "composer"
  let title = "A composer in a sheet"
  let summary = "The user writes a draft and sends it."

  var variants: [Variant<Composer>] {
    let names = ControllerNames(["root", "composer"])
    let properties: [Property<PresentationSystem<Composer>>] = [
      .catalog(.userIsNeverTrapped),
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

@Suite("A composer, described by a value")
struct ComposerTests {
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
  }

  @Test("tells tests that use XCTest the same")
  func forXCTest() throws {
    let found = try unexpectedVerdicts(of: ComposerSpec())
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("today: \"a draft is lost\" is violated") == true)
  }

  @Test("is lost under every behavior of UIKit: no verdict depends on an open question")
  func hangsOnNothing() throws {
    try expectSameVerdictsUnderEveryBehavior(of: ComposerSpec())
  }
}

// SPDX-License-Identifier: MIT

import ModalCheckTesting
import Synchronization
import Testing

/// A sheet that is locked while the finger pulls: whether that comes in time, no source tells (L6).
private struct LateLock: Application {
  enum Input: String, ApplicationInput {
    case open, lock
    var actor: Actor { .app }
  }

  func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.count == 0 { inputs.append(.open) }
    if world.top?.isAtRest == false { inputs.append(.lock) }
  }

  mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    switch input {
    case .open:
      uikit.present(ControllerID(1), from: .root, .pageSheet)
      uikit.setModalInPresentation(false, of: ControllerID(1))
    case .lock: uikit.setModalInPresentation(true, of: ControllerID(1))
    }
  }
}

private struct LateLockSpec: Spec {
  let identifier = "late-lock"
  let title = "A lock that comes late"
  let summary = "A sheet is locked while it is pulled."

  var variants: [Variant<LateLock>] {
    [
      Variant(
        "one", summary: "The only one.", names: ControllerNames(["root", "sheet"]),
        properties: [.catalog(.vetoIsNeverBypassed)]
      ) { _, behavior in (PresentationWorld(behavior: behavior), LateLock()) }
    ]
  }
}

@Suite("Under every behavior")
struct EveryBehaviorTests {
  @Test("a verdict that depends on an open question is an issue, with a sequence to replay")
  func dependency() throws {
    let comments = Mutex("")
    try expectVerdicts(of: LateLockSpec(), limits: Limits(depth: 6))
    try withKnownIssue {
      try expectSameVerdictsUnderEveryBehavior(of: LateLockSpec(), limits: Limits(depth: 6))
    } matching: { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue).joined() }
      return true
    }
    let comment = comments.withLock(\.self)
    #expect(comment.contains("is violated if modalFlagTiming=whenTheSwipeBegins.\n"))
    #expect(comment.contains("modalcheck replay late-lock 'one > open; "))
    #expect(comment.contains("' --behavior modalFlagTiming=whenTheSwipeBegins"))
  }
}

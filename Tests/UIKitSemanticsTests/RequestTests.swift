// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// Section E: what `present` and `dismiss` do on which controller, in which phase.
@Suite("Requests to present and to dismiss")
struct RequestTests {
  @Test("X3: one dismissal that is put off is enough")
  func deferredTwice() {
    var behavior = UIKitBehavior()
    behavior.dismissWhilePresenting = .deferred
    var scenario = Scenario(behavior: behavior)
    scenario.present(.sheet, from: .root, .pageSheet)
    let deferred = scenario.dismiss(from: .sheet, completion: true)
    #expect(deferred == .deferred)
    let again = scenario.dismiss(from: .sheet, completion: true)
    #expect(again == .refused(.transitionInProgress))
    scenario.endAnimation()
    scenario.endAnimation()
    #expect(scenario.world.count == 0)
    #expect(scenario.received.last == .dismissCompletion(.sheet))
    #expect(scenario.count(.dismissCompletion(.sheet)) == 1)
  }

  @Test("E12, B24: a controller that a finger drags cannot present")
  func presenterIsDragged() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.perform(.swipeBegins)
    let dragged = scenario.present(.second, from: .sheet, .pageSheet)
    #expect(dragged == .refused(.presenterIsBeingDismissed))
  }
}

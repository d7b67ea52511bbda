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

  @Test("E13: a stack of three over a full screen brings the root back", arguments: 0...2)
  func stackOfThree(level: Int) {
    var scenario = Scenario.stack(.fullScreen, .pageSheet)
    scenario.present(.third, from: .second, .fullScreen)
    scenario.endAnimation()
    scenario.forget()
    scenario.dismiss(from: [.root, .sheet, .second][level])
    scenario.endAnimation()
    #expect(scenario.world.count == level)
    #expect(scenario.world.isAtRest)
    let top = scenario.world.topmostController
    #expect(scenario.world.state(of: top).appearance == .appeared)
  }

  @Test(
    "X3, L8: dismiss during a swipe is refused, or takes over from the finger",
    arguments: [true, false])
  func takeOver(reports: Bool) {
    var scenario = Scenario.presented(.pageSheet)
    scenario.perform(.swipeBegins)
    let refused = scenario.dismiss(from: .sheet)
    #expect(refused == .refused(.transitionInProgress))

    var behavior = UIKitBehavior()
    behavior.dismissWhileDragging = .takesOver
    behavior.didDismissAfterTakeover = reports
    scenario = Scenario.presented(.pageSheet, behavior: behavior)
    scenario.perform(.swipeBegins)
    let accepted = scenario.dismiss(from: .sheet, completion: true)
    #expect(accepted == .accepted)
    scenario.endAnimation()
    #expect(scenario.world.count == 0)
    #expect(scenario.count(.viewWillDisappear(.sheet)) == 1)
    #expect(scenario.count(.did) == (reports ? 1 : 0))
    #expect(scenario.count(.dismissCompletion(.sheet)) == 1)
  }

  @Test(
    "L10: dismissing nothing does nothing; whether its completion runs is a choice",
    arguments: [true, false])
  func dismissNothing(runs: Bool) {
    var behavior = UIKitBehavior()
    behavior.dismissOfNothingRunsCompletion = runs
    var scenario = Scenario(behavior: behavior)
    let response = scenario.dismiss(from: .root, completion: true)
    #expect(response == .refused(.nothingToDismiss))
    #expect(scenario.received == (runs ? [.dismissCompletion(.root)] : []))
  }
}

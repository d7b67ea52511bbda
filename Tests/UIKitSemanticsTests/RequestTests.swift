// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// Section E: what `present` and `dismiss` do on which controller, in which phase.
@Suite("Requests to present and to dismiss")
struct RequestTests {
  @Test("E1: dismiss takes down what the controller presents, with everything above")
  func dismissOnPresenter() {
    var scenario = Scenario.stack(.pageSheet, .pageSheet)
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(scenario.world.topmostController == .sheet)
  }

  @Test("E1: on a controller that presents nothing it takes down the controller itself")
  func dismissOnTop() {
    var scenario = Scenario.stack(.pageSheet, .pageSheet)
    scenario.dismiss(from: .second)
    scenario.endAnimation()
    #expect(scenario.world.topmostController == .sheet)
  }

  @Test("E2: dismissing twice on a presenter closes the presenter if the first is over by then")
  func dismissTwice() {
    var scenario = Scenario.stack(.pageSheet, .pageSheet)
    scenario.dismiss(from: .sheet)
    let early = scenario.dismiss(from: .sheet)
    #expect(early == .refused(.transitionInProgress))
    scenario.endAnimation()
    #expect(scenario.world.topmostController == .sheet)
    let late = scenario.dismiss(from: .sheet)
    #expect(late == .accepted)
    scenario.endAnimation()
    #expect(scenario.world.count == 0)
  }

  @Test("E4: dismiss and present in one turn: the presentation is refused")
  func dismissThenPresent() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.world.dismiss(from: .root)
    let response = scenario.world.present(
      .second, from: .root, PresentationRequest(.pageSheet, hasCompletion: true))
    #expect(response == .refused(.transitionInProgress))
    scenario.run()
    scenario.endAnimation()
    #expect(!scenario.heard.contains(.presentCompletion(.second)))
  }

  @Test("E4: presenting in dismiss's completion works")
  func presentInCompletion() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.reaction = { callback, world in
      guard callback == .dismissCompletion(.sheet) else { return }
      world.present(.second, from: .root, PresentationRequest(.pageSheet))
    }
    scenario.dismiss(from: .sheet, completion: true)
    scenario.endAnimation()
    scenario.endAnimation()
    #expect(scenario.world.topmostController == .second)
  }

  @Test("E5: a controller that presents already ignores present, completion included")
  func alreadyPresenting() {
    var scenario = Scenario.presented(.pageSheet)
    let response = scenario.present(.second, from: .root, .pageSheet, completion: true)
    #expect(response == .refused(.alreadyPresenting))
    #expect(scenario.heard.isEmpty)
  }

  @Test("E6: present during the presenter's own presentation is refused")
  func presentWhilePresenting() {
    var scenario = Scenario()
    scenario.present(.sheet, from: .root, .pageSheet)
    let onRoot = scenario.present(.second, from: .root, .pageSheet)
    #expect(onRoot == .refused(.transitionInProgress))
    let onSheet = scenario.present(.second, from: .sheet, .pageSheet)
    #expect(onSheet == .refused(.transitionInProgress))
  }

  @Test("E7: dismiss during a dismissal is refused")
  func dismissWhileDismissing() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.dismiss(from: .sheet)
    let again = scenario.dismiss(from: .root)
    #expect(again == .refused(.transitionInProgress))
  }

  @Test("E8, X3: dismiss during the presentation is lost, or put off until it is over")
  func dismissWhilePresenting() {
    var scenario = Scenario()
    scenario.present(.sheet, from: .root, .pageSheet)
    let lost = scenario.dismiss(from: .sheet)
    #expect(lost == .refused(.transitionInProgress))
    scenario.endAnimation()
    #expect(scenario.world.isAtRest)
    #expect(scenario.world.count == 1)

    var behavior = UIKitBehavior()
    behavior.dismissWhilePresenting = .deferred
    scenario = Scenario(behavior: behavior)
    scenario.present(.sheet, from: .root, .pageSheet)
    let deferred = scenario.dismiss(from: .sheet, completion: true)
    #expect(deferred == .deferred)
    let again = scenario.dismiss(from: .sheet, completion: true)
    #expect(again == .refused(.transitionInProgress), "One is enough")
    scenario.endAnimation()
    #expect(scenario.world.top?.isBeingDismissed == true)
    scenario.endAnimation()
    #expect(scenario.world.count == 0)
    #expect(scenario.heard.last == .dismissCompletion(.sheet))
    #expect(scenario.count(.dismissCompletion(.sheet)) == 1)
  }

  @Test("E9: a presenter whose view is in no window cannot present")
  func notInWindow() {
    var scenario = Scenario()
    let response = scenario.present(.second, from: .sheet, .pageSheet, completion: true)
    #expect(response == .refused(.viewNotInWindow))
    #expect(scenario.heard.isEmpty)
  }

  @Test("E10: presenting in viewWillAppear fails, in viewDidAppear it works")
  func presentWhileAppearing() {
    var scenario = Scenario()
    scenario.reaction = { callback, world in
      if callback == .viewWillAppear(.sheet) {
        let early = world.present(.second, from: .sheet, PresentationRequest(.pageSheet))
        #expect(early == .refused(.viewNotInWindow))
      }
      if callback == .viewDidAppear(.sheet) {
        let inTime = world.present(.second, from: .sheet, PresentationRequest(.pageSheet))
        #expect(inTime == .accepted)
      }
    }
    scenario.present(.sheet, from: .root, .pageSheet)
    scenario.endAnimation()
    scenario.endAnimation()
    #expect(scenario.world.topmostController == .second)
  }

  @Test("E11, E33: presenting what is presented raises; what is on its way out is refused")
  func samePresentedTwice() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.dismiss(from: .sheet)
    let leaving = scenario.present(.sheet, from: .root, .pageSheet)
    #expect(leaving == .refused(.transitionInProgress))
    scenario = .presented(.pageSheet)
    let raised = scenario.present(.sheet, from: .sheet, .pageSheet)
    #expect(raised == .raised(.alreadyPresented))
    #expect(scenario.world.error == .alreadyPresented)
  }

  @Test("E12, B24: a controller that is being dismissed cannot present, dragged or not")
  func presenterLeaves() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.perform(.swipeBegins)
    let dragged = scenario.present(.second, from: .sheet, .pageSheet)
    #expect(dragged == .refused(.presenterIsBeingDismissed))
  }

  @Test("E13, E15, A27: a stack goes in one transition with one completion")
  func stackGoesAtOnce() {
    var scenario = Scenario.stack(.pageSheet, .pageSheet)
    scenario.dismiss(from: .root, completion: true)
    #expect(scenario.world.presentation(at: 0).isBeingDismissed)
    #expect(scenario.world.presentation(at: 1).isBeingDismissed)
    scenario.endAnimation()
    #expect(scenario.world.count == 0)
    #expect(scenario.count(.dismissCompletion(.sheet)) == 1)
    #expect(scenario.count(.dismissCompletion(.second)) == 0)
    #expect(scenario.heard.last == .dismissCompletion(.sheet))
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
    #expect(scenario.heard == (runs ? [.dismissCompletion(.root)] : []))
  }
}

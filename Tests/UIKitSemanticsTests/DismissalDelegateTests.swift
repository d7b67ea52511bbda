// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// Section A: the adaptive delegate's dismissal callbacks.
@Suite("The delegate and dismissal")
struct DismissalDelegateTests {
  @Test("A1: a completed swipe asks, announces and reports, in that order")
  func completedSwipe() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.swipe(.complete)
    #expect(
      scenario.heard == [
        .asks, .will, .viewWillDisappear(.sheet), .viewDidDisappear(.sheet), .did,
      ])
    #expect(scenario.world.count == 0)
  }

  @Test("A1: without the method, shouldDismiss counts as yes")
  func shouldDismissAbsent() {
    var scenario = Scenario.presented(
      .pageSheet, delegate: .dismissal.subtracting(.shouldDismiss))
    scenario.swipe(.complete)
    #expect(scenario.delegateHeard == [.will, .did])
  }

  @Test("A2, A3: isModalInPresentation blocks a swipe; the attempt is reported, nothing is asked")
  func modalFlagBlocks() {
    var scenario = Scenario.presented(.pageSheet, modal: true)
    scenario.swipe(.complete)
    #expect(scenario.heard == [.attempt])
    #expect(scenario.world.isAtRest)
  }

  @Test("A4: shouldDismiss answering no blocks a swipe and the attempt is reported")
  func shouldDismissBlocks() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.shouldDismiss = .no
    scenario.swipe(.complete)
    #expect(scenario.heard == [.asks, .attempt])
    #expect(scenario.world.count == 1)
  }

  @Test(
    "A5, A6: dismiss tells the delegate nothing and no veto stops it",
    arguments: [ControllerID.root, .sheet], [true, false])
  func programmaticDismissal(source: ControllerID, modal: Bool) {
    var scenario = Scenario.presented(.pageSheet, modal: modal)
    scenario.shouldDismiss = .no
    scenario.dismiss(from: source)
    scenario.endAnimation()
    #expect(scenario.heard == [.viewWillDisappear(.sheet), .viewDidDisappear(.sheet)])
    #expect(scenario.world.count == 0)
  }

  @Test("A9, A10: pulling down and up k times asks and announces k times, and reports never")
  func upAndDown() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.perform(.swipeBegins)
    for _ in 1...3 { scenario.perform(.swipeReturnsToTop, .swipeDownAgain) }
    scenario.perform(.swipeReleased)
    scenario.endAnimation()
    #expect(scenario.count(.asks) == 4)
    #expect(scenario.count(.will) == 4)
    #expect(scenario.count(.did) == 0)
  }

  @Test("A11: after willDismiss a cancel is seen by the appearance callbacks only")
  func cancelIsSilent() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.swipe(.cancel)
    #expect(scenario.delegateHeard == [.asks, .will])
    #expect(scenario.appearance(of: .sheet).last == .viewDidAppear(.sheet))
  }

  @Test("A12: in willDismiss there is a transition coordinator")
  func coordinatorInWillDismiss() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.reaction = { callback, world in
      guard callback == .will else { return }
      let response = world.animateAlongsideTransition(of: .sheet)
      #expect(response == .accepted)
    }
    scenario.swipe(.complete)
    #expect(scenario.count(.alongsideAnimations(.sheet)) == 1)
    #expect(scenario.heard.last == .alongsideCompletion(.sheet, cancelled: false))
  }

  @Test("A13, A14, C22: didDismiss comes when the sheet is gone, after viewDidDisappear")
  func didDismissComesLast() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.perform(.swipeBegins, .swipeMovesPastThreshold, .swipeReleased)
    #expect(scenario.count(.did) == 0)
    scenario.reaction = { callback, world in
      if callback == .did { #expect(world.count == 0) }
    }
    scenario.endAnimation()
    #expect(scenario.heard.suffix(2) == [.viewDidDisappear(.sheet), .did])
  }

  @Test("A15: dismissing inside didAttemptToDismiss brings neither willDismiss nor didDismiss")
  func dismissInsideAttempt() {
    var scenario = Scenario.presented(.pageSheet, modal: true)
    scenario.reaction = { callback, world in
      if callback == .attempt { world.dismiss(from: .sheet) }
    }
    scenario.swipe(.complete)
    #expect(
      scenario.heard == [.attempt, .viewWillDisappear(.sheet), .viewDidDisappear(.sheet)])
    #expect(scenario.world.count == 0)
  }

  @Test("A16: every blocked attempt is reported, as often as it is made")
  func everyAttemptIsReported() {
    var scenario = Scenario.presented(.pageSheet, modal: true)
    for _ in 1...3 { scenario.swipe(.complete) }
    #expect(scenario.heard == [.attempt, .attempt, .attempt])
  }

  @Test("A17, L3: a blocked drag causes no appearance callbacks, unless the switch says so")
  func blockedDrag() {
    var scenario = Scenario.presented(.pageSheet, modal: true)
    scenario.swipe(.cancel)
    #expect(scenario.heard.isEmpty)

    var behavior = UIKitBehavior()
    behavior.blockedSwipeCausesAppearanceCallbacks = true
    scenario = Scenario.presented(.pageSheet, modal: true, behavior: behavior)
    scenario.swipe(.cancel)
    #expect(
      scenario.heard == [
        .viewWillDisappear(.sheet), .viewWillAppear(.sheet), .viewIsAppearing(.sheet),
        .viewDidAppear(.sheet),
      ])
  }

  @Test("A18: a delegate on the presentation controller of another object hears nothing")
  func delegateOnAnotherObject() {
    var scenario = Scenario.presented(.pageSheet, delegate: [])
    scenario.world.setDelegate(.dismissal, of: .second)
    scenario.swipe(.complete)
    #expect(scenario.delegateHeard.isEmpty)
    #expect(scenario.world.count == 0)
  }

  @Test("A20: a delegate assigned after present hears of the dismissal")
  func lateDelegate() {
    var scenario = Scenario.presented(.pageSheet, delegate: [])
    scenario.world.setDelegate(.dismissal, of: .sheet)
    scenario.swipe(.complete)
    #expect(scenario.delegateHeard == [.asks, .will, .did])
  }

  @Test("A22: without a delegate nobody is told and nothing is vetoed")
  func noDelegate() {
    var scenario = Scenario.presented(.pageSheet, delegate: [])
    scenario.swipe(.complete)
    #expect(scenario.heard == [.viewWillDisappear(.sheet), .viewDidDisappear(.sheet)])
  }

  @Test("A23: the delegate goes with the presentation; a second one needs another assignment")
  func delegateIsNotKept() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.swipe(.complete)
    scenario.present(.sheet, from: .root, .pageSheet)
    scenario.endAnimation()
    scenario.forget()
    scenario.swipe(.complete)
    #expect(scenario.delegateHeard.isEmpty)
  }

  @Test("A24: isModalInPresentation belongs to the controller and outlives the presentation")
  func modalFlagIsKept() {
    var scenario = Scenario.presented(.pageSheet, modal: true)
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    scenario.present(.sheet, from: .root, .pageSheet)
    scenario.endAnimation()
    scenario.swipe(.complete)
    #expect(scenario.world.count == 1)
  }

  @Test("A27: dismissing the whole stack tells no delegate")
  func stackDismissal() {
    var scenario = Scenario.stack(.pageSheet, .pageSheet)
    scenario.dismiss(from: .root)
    scenario.endAnimation()
    #expect(scenario.delegateHeard.isEmpty)
    #expect(scenario.world.count == 0)
  }

  @Test("A28: a swipe on the uppermost sheet concerns that sheet only")
  func swipeOnTop() {
    var scenario = Scenario.stack(.pageSheet, .pageSheet)
    scenario.swipe(.complete)
    #expect(
      scenario.delegateHeard == [
        .presentationControllerShouldDismiss(.second),
        .presentationControllerWillDismiss(.second), .presentationControllerDidDismiss(.second),
      ])
    #expect(scenario.world.topmostController == .sheet)
  }

  @Test("A34: a delegate with one of the four methods hears that one only")
  func oneMethod() {
    for method in [DelegateMethods.shouldDismiss, .willDismiss, .didDismiss] {
      var scenario = Scenario.presented(.pageSheet, delegate: method)
      scenario.swipe(.complete)
      #expect(scenario.delegateHeard.count == 1)
    }
    var scenario = Scenario.presented(.pageSheet, delegate: .didAttemptToDismiss, modal: true)
    scenario.swipe(.complete)
    #expect(scenario.delegateHeard == [.attempt])
  }

  @Test("A37: shouldDismiss answering the modal flag itself blocks every swipe")
  func invertedAnswer() {
    for modal in [true, false] {
      var scenario = Scenario.presented(.pageSheet, modal: modal)
      scenario.shouldDismiss = modal ? .yes : .no
      scenario.swipe(.complete)
      #expect(scenario.world.count == 1)
    }
  }
}

extension Scenario {
  /// A scenario in which one controller is presented on top of another, both with delegates.
  static func stack(_ lower: ModalPresentationStyle, _ upper: ModalPresentationStyle) -> Scenario {
    var scenario = Scenario.presented(lower)
    scenario.world.setDelegate(.dismissal, of: .second)
    scenario.present(.second, from: .sheet, upper)
    scenario.endAnimation()
    scenario.forget()
    return scenario
  }
}

// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// How a presentation can end, who learns of it, and what remains.
@Suite("The end of a presentation")
struct EndOfPresentationTests {
  private static let disappears: [Callback] = [
    .viewWillDisappear(.sheet), .viewDidDisappear(.sheet),
  ]

  // MARK: J1

  @Test("J1: what is learned of the user's, the code's and the presenter's dismissal differs")
  func causes() {
    var user = Scenario.presented(.pageSheet, delegate: [.willDismiss, .didDismiss])
    user.swipe(.complete)
    #expect(user.received == [.will] + Self.disappears + [.did])

    var code = Scenario.presented(.pageSheet, delegate: [.willDismiss, .didDismiss])
    code.dismiss(from: .sheet, completion: true)
    code.endAnimation()
    #expect(code.received == Self.disappears + [.dismissCompletion(.sheet)])

    var presenter = Scenario.stack(.pageSheet, .pageSheet)
    presenter.dismiss(from: .root)
    presenter.endAnimation()
    let receivedOfUpper = presenter.received.filter {
      $0 != Self.disappears[0] && $0 != Self.disappears[1]
    }
    #expect(receivedOfUpper == [.viewWillDisappear(.second), .viewDidDisappear(.second)])
  }

  @Test("J1, B23: viewDidDisappear while being dismissed is common to all three")
  func commonEnd() {
    for cause in 0...2 {
      var scenario = Scenario.presented(.pageSheet)
      scenario.reaction = { callback, world in
        guard callback == .viewDidDisappear(.sheet) else { return }
        #expect(world.presentation(of: .sheet)?.isBeingDismissed == true)
      }
      switch cause {
      case 0: scenario.swipe(.complete)
      case 1: scenario.dismiss(from: .sheet)
      default: scenario.dismiss(from: .root)
      }
      scenario.finishTransition()
      #expect(scenario.count(.viewDidDisappear(.sheet)) == 1)
    }
  }

  // MARK: The delegate

  @Test("A9, A10, B17: up and down twice and then away, callback by callback")
  func upAndDown() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.perform(.swipeBegins, .swipeReturnsToTop)
    scenario.perform(.swipeDownAgain, .swipeMovesPastThreshold, .swipeReleased)
    scenario.endAnimation()
    #expect(
      scenario.received == [
        .asks, .will, .viewWillDisappear(.sheet), .viewWillAppear(.sheet),
        .viewIsAppearing(.sheet), .viewDidAppear(.sheet), .asks, .will,
      ] + Self.disappears + [.did])
  }

  @Test("A16, A15: a swipe, an alert, cancelled, another swipe, and then the code dismisses")
  func alertOnEachAttempt() {
    var scenario = Scenario.presented(.pageSheet, modal: true)
    scenario.reaction = { callback, world in
      guard callback == .attempt else { return }
      world.present(.second, from: .sheet, PresentationRequest(.overFullScreen))
    }
    for _ in 1...2 {
      scenario.swipe(.complete)
      #expect(scenario.world.topmostController == .second)
      scenario.finishTransition()
      scenario.dismiss(from: .second)
      scenario.finishTransition()
    }
    scenario.dismiss(from: .sheet)
    scenario.finishTransition()
    #expect(scenario.delegateReceived == [.attempt, .attempt])
    #expect(scenario.world.count == 0)
  }

  @Test(
    "A29, L8: didDismiss comes after code took over, unless the delegate was cleared before",
    arguments: [true, false])
  func clearedDelegate(isCleared: Bool) {
    var behavior = UIKitBehavior()
    behavior.dismissWhileDragging = .takesOver
    behavior.didDismissAfterTakeover = true
    var scenario = Scenario.presented(.pageSheet, behavior: behavior)
    scenario.perform(.swipeBegins)
    if isCleared { scenario.world.setDelegate([], of: .sheet) }
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(scenario.delegateReceived == (isCleared ? [.asks, .will] : [.asks, .will, .did]))
  }

  @Test("A23: a delegate assigned in didDismiss is the next presentation's")
  func delegateForTheNextTime() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.reaction = { callback, world in
      if callback == .did { world.setDelegate(.didDismiss, of: .sheet) }
    }
    scenario.swipe(.complete)
    scenario.present(.sheet, from: .root, .pageSheet)
    scenario.finishTransition()
    scenario.forget()
    scenario.swipe(.complete)
    #expect(scenario.delegateReceived == [.did])
  }

  @Test("A23: one assigned in viewDidDisappear is still the old presentation's")
  func delegateInViewDidDisappear() {
    var scenario = Scenario.presented(.pageSheet, delegate: [])
    scenario.reaction = { callback, world in
      guard callback == .viewDidDisappear(.sheet) else { return }
      world.setDelegate(.didDismiss, of: .sheet)
    }
    scenario.swipe(.complete)
    #expect(scenario.delegateReceived == [.did])
    #expect(scenario.world.state(of: .sheet).delegate == [])
  }

  // MARK: The presenter

  @Test(
    "B1, B2, B8, B9, B-matrix: no swipe and no tap tells the presenter anything",
    arguments: ModalPresentationStyle.allCases.filter { $0 != .none }, HorizontalSizeClass.allCases)
  func presenterOfSwipe(style: ModalPresentationStyle, width: HorizontalSizeClass) {
    var scenario = Scenario.presented(style, width: width)
    if scenario.world.offers(.swipeBegins) {
      scenario.swipe(.cancel)
      scenario.swipe(.interrupt)
      scenario.swipe(.complete)
    } else if scenario.world.offers(.tapOutside) {
      scenario.perform(.tapOutside)
      scenario.finishTransition()
    }
    #expect(scenario.appearance(of: .root).isEmpty)
  }
}

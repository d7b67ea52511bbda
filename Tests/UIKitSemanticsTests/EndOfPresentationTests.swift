// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// How a presentation can end, who learns of it, and what remains.
@Suite("The end of a presentation")
struct EndOfPresentationTests {
  // MARK: The delegate

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

// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// Which gestures there are, and the open questions about swipes.
@Suite("Styles, widths and gestures")
struct GestureTests {
  private static let sheets: [ModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]

  // MARK: Which gestures are offered

  @Test("A1, H11, I21: only sheets can be swiped", arguments: ModalPresentationStyle.allCases)
  func swipeable(style: ModalPresentationStyle) {
    guard style != .none else { return }
    let compact = Scenario.presented(style).world.offers(.swipeBegins)
    #expect(compact == (Self.sheets.contains(style) || style == .popover))
    let regular = Scenario.presented(style, width: .regular).world.offers(.swipeBegins)
    #expect(regular == Self.sheets.contains(style))
  }

  @Test(
    "H1, H3, H7: popovers, and sheets in regular width, have a dimmed area to tap",
    arguments: ModalPresentationStyle.allCases)
  func tappable(style: ModalPresentationStyle) {
    guard style != .none else { return }
    let compact = Scenario.presented(style).world.offers(.tapOutside)
    #expect(!compact)
    let regular = Scenario.presented(style, width: .regular).world.offers(.tapOutside)
    #expect(regular == (Self.sheets.contains(style) || style == .popover))
  }

  // MARK: L

  @Test("L4, A7: shouldDismiss may also be asked on every move, which changes nothing")
  func askedOnEveryMove() {
    var behavior = UIKitBehavior()
    behavior.shouldDismissTiming = .alsoOnEveryMove
    var scenario = Scenario.presented(.pageSheet, behavior: behavior)
    scenario.perform(.swipeBegins)
    scenario.shouldDismiss = .no
    scenario.perform(.swipeMovesPastThreshold, .swipeMovesBack, .swipeMovesPastThreshold)
    #expect(scenario.count(.asks) == 4)
    scenario.perform(.swipeReleased)
    scenario.endAnimation()
    #expect(scenario.world.count == 0)
  }

  @Test("L4: or on release, where a no cancels and is reported")
  func askedOnRelease() {
    var behavior = UIKitBehavior()
    behavior.shouldDismissTiming = .alsoOnRelease
    var scenario = Scenario.presented(.pageSheet, behavior: behavior)
    scenario.perform(.swipeBegins)
    scenario.shouldDismiss = .no
    scenario.perform(.swipeMovesPastThreshold, .swipeReleased)
    scenario.endAnimation()
    #expect(scenario.delegateReceived == [.asks, .will, .asks, .attempt])
    #expect(scenario.world.isAtRest)
    #expect(scenario.world.count == 1)
  }

  // MARK: The finger

  @Test("A blocked sheet that is let go before the threshold is no attempt")
  func shortBlockedPull() {
    var scenario = Scenario.presented(.pageSheet, modal: true)
    scenario.perform(.swipeBegins, .swipeMovesPastThreshold, .swipeMovesBack, .swipeReleased)
    #expect(scenario.received.isEmpty)
  }

  @Test("What covers a sheet takes the finger off it")
  func coveredFinger() {
    var scenario = Scenario.presented(.pageSheet, modal: true)
    scenario.perform(.swipeBegins)
    scenario.present(.second, from: .sheet, .pageSheet)
    #expect(scenario.world.presentation(at: 0).finger == .up)
    scenario.endAnimation()
    #expect(scenario.world.isAtRest)
  }
}

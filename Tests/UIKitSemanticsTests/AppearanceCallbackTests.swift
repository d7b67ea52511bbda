// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// Section B: appearance callbacks of the presenter and of what it presents.
@Suite("Appearance callbacks")
struct AppearanceCallbackTests {
  private static let presentable = ModalPresentationStyle.allCases.filter { $0 != .none }
  private static let covering: [ModalPresentationStyle] = [.fullScreen, .currentContext]

  private static let presenterWent: [Callback] = [
    .viewWillDisappear(.root), .viewDidDisappear(.root),
  ]
  private static let presenterCame: [Callback] = [
    .viewWillAppear(.root), .viewIsAppearing(.root), .viewDidAppear(.root),
  ]

  @Test(
    "B1–B9, B11, B-matrix: only full screen and current context tell the presenter that it went",
    arguments: presentable, HorizontalSizeClass.allCases)
  func presenterOnPresent(style: ModalPresentationStyle, width: HorizontalSizeClass) {
    var scenario = Scenario(width: width)
    scenario.present(.sheet, from: .root, style)
    scenario.endAnimation()
    let isCovered = Self.covering.contains(style)
    #expect(scenario.appearance(of: .root) == (isCovered ? Self.presenterWent : []))
    #expect(scenario.world.state(of: .root).isViewInWindow == !isCovered)
  }

  @Test(
    "B2, B3, B5–B9, B11: and only they tell it on dismissal that it is back",
    arguments: presentable, HorizontalSizeClass.allCases)
  func presenterOnDismiss(style: ModalPresentationStyle, width: HorizontalSizeClass) {
    var scenario = Scenario.presented(style, width: width)
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    let isCovered = Self.covering.contains(style)
    #expect(scenario.appearance(of: .root) == (isCovered ? Self.presenterCame : []))
    #expect(scenario.world.state(of: .root).isViewInWindow)
  }

  @Test("B12: a custom presentation that removes the presenter's view tells it so")
  func customRemovingPresenter() {
    var scenario = Scenario(width: .compact)
    scenario.world.setTransitioningDelegate(.presentationController, of: .sheet)
    scenario.present(.sheet, from: .root, .custom)
    scenario.endAnimation()
    #expect(scenario.appearance(of: .root) == Self.presenterWent)
    scenario.forget()
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(scenario.appearance(of: .root) == Self.presenterCame)
  }

  @Test("B11: a custom presentation that keeps it tells it nothing")
  func customKeepingPresenter() {
    var scenario = Scenario.presented(
      .custom, transitioning: .presentationController,
      answers: {
        if case .shouldRemovePresentersView = $0 { .no } else { .yes }
      })
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(scenario.appearance(of: .root).isEmpty)
  }

  @Test("B13: presenting with .none raises an exception")
  func noneRaises() {
    var scenario = Scenario()
    let response = scenario.present(.sheet, from: .root, .none)
    #expect(response == .raised(.presentedWithStyleNone))
    #expect(scenario.world.error == .presentedWithStyleNone)
    #expect(scenario.heard.isEmpty)
  }

  @Test("B14, B15: what is presented appears once, in three steps", arguments: presentable)
  func presentedAppears(style: ModalPresentationStyle) {
    var scenario = Scenario()
    scenario.reaction = { callback, world in
      let isInWindow = world.state(of: .sheet).isViewInWindow
      if callback == .viewWillAppear(.sheet) { #expect(!isInWindow) }
      if callback == .viewIsAppearing(.sheet) { #expect(isInWindow) }
    }
    scenario.present(.sheet, from: .root, style)
    scenario.endAnimation()
    #expect(
      scenario.appearance(of: .sheet) == [
        .viewWillAppear(.sheet), .viewIsAppearing(.sheet), .viewDidAppear(.sheet),
      ])
  }

  @Test("B16, B24: with the first pull the sheet is about to disappear and being dismissed")
  func swipeBegins() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.perform(.swipeBegins)
    #expect(scenario.appearance(of: .sheet) == [.viewWillDisappear(.sheet)])
    #expect(scenario.world.top?.isBeingDismissed == true)
  }

  @Test("B17, B19: a cancelled swipe ends in viewDidAppear and never in viewDidDisappear")
  func swipeCancelled() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.swipe(.cancel)
    #expect(
      scenario.appearance(of: .sheet) == [
        .viewWillDisappear(.sheet), .viewWillAppear(.sheet), .viewIsAppearing(.sheet),
        .viewDidAppear(.sheet),
      ])
    #expect(scenario.appearance(of: .root).isEmpty)
  }

  @Test("B17: a swipe that the system takes away is a cancelled one, however far it went")
  func swipeInterrupted() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.swipe(.interrupt)
    #expect(scenario.appearance(of: .sheet).last == .viewDidAppear(.sheet))
    #expect(scenario.world.count == 1)
  }

  @Test("B18, B26, B35: a completed swipe ends in one viewDidDisappear, and only the sheet hears")
  func swipeCompleted() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.swipe(.complete)
    #expect(scenario.appearance(of: .sheet).last == .viewDidDisappear(.sheet))
    #expect(scenario.count(.viewDidDisappear(.sheet)) == 1)
    #expect(scenario.appearance(of: .root).isEmpty)
    #expect(scenario.world.presentingViewController(of: .sheet) == nil)
  }

  @Test(
    "B20, B21, X6: a removed presenter hears that it came, and on a cancel that it goes again",
    arguments: [true, false])
  func cancelWithRemovedPresenter(hearsDid: Bool) {
    var behavior = UIKitBehavior()
    behavior.cancelledPresenterHearsDidDisappear = hearsDid
    var scenario = Scenario.interactive(behavior: behavior)
    scenario.dismiss(from: .sheet)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.finishTransition()
    let will: [Callback] = [
      .viewWillAppear(.root), .viewIsAppearing(.root), .viewWillDisappear(.root),
    ]
    #expect(scenario.appearance(of: .root) == will + (hearsDid ? [.viewDidDisappear(.root)] : []))
    #expect(!scenario.world.state(of: .root).isViewInWindow)
    let order = scenario.heard.filter {
      $0 == .viewWillDisappear(.root) || $0 == .viewWillAppear(.sheet)
    }
    #expect(order == [.viewWillDisappear(.root), .viewWillAppear(.sheet)])
  }

  @Test("B23, B27: the flags are to be read in the appearance callbacks")
  func flags() {
    var scenario = Scenario()
    scenario.reaction = { callback, world in
      let sheet = world.presentation(of: .sheet)
      switch callback {
      case .viewWillAppear(.sheet), .viewDidAppear(.sheet):
        #expect(sheet?.isBeingPresented == true)
      case .viewWillDisappear(.sheet), .viewDidDisappear(.sheet):
        #expect(sheet?.isBeingDismissed == true)
        #expect(world.presentedViewController(of: .root) == .sheet)
      default: break
      }
    }
    scenario.present(.sheet, from: .root, .pageSheet)
    scenario.endAnimation()
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(scenario.heard.count == 5)
  }

  @Test("B25: being covered by a full screen is no dismissal")
  func covered() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.reaction = { callback, world in
      guard callback == .viewDidDisappear(.sheet) else { return }
      #expect(world.presentation(of: .sheet)?.isBeingDismissed == false)
      #expect(world.presentingViewController(of: .sheet) == .root)
    }
    scenario.present(.second, from: .sheet, .fullScreen)
    scenario.endAnimation()
    #expect(
      scenario.appearance(of: .sheet) == [.viewWillDisappear(.sheet), .viewDidDisappear(.sheet)])
  }

  @Test(
    "B28: dismissing a stack makes all of it disappear, covered or not",
    arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func stackDisappears(upper: ModalPresentationStyle) {
    var scenario = Scenario.stack(.pageSheet, upper)
    scenario.reaction = { callback, world in
      if callback == .viewDidDisappear(.sheet) {
        #expect(world.presentation(of: .sheet)?.isBeingDismissed == true)
      }
    }
    scenario.dismiss(from: .root)
    scenario.endAnimation()
    for controller in [ControllerID.sheet, .second] {
      #expect(
        scenario.appearance(of: controller) == [
          .viewWillDisappear(controller), .viewDidDisappear(controller),
        ])
    }
  }

  @Test("B31, E3: without animation the callbacks are the same, but not inside the call")
  func withoutAnimation() {
    var scenario = Scenario()
    scenario.present(.sheet, from: .root, .pageSheet, animated: false)
    #expect(!scenario.heard.contains(.viewDidAppear(.sheet)))
    scenario.endAnimation()
    #expect(scenario.heard.last == .viewDidAppear(.sheet))
    scenario.world.dismiss(from: .sheet, animated: false)
    scenario.run()
    #expect(scenario.world.presentedViewController(of: .root) == .sheet)
    scenario.endAnimation()
    #expect(scenario.world.count == 0)
  }

  @Test("B33: a full screen's viewDidAppear comes before the presenter's viewDidDisappear")
  func orderOfFullScreen() {
    var scenario = Scenario()
    scenario.present(.sheet, from: .root, .fullScreen)
    scenario.endAnimation()
    #expect(
      scenario.heard == [
        .viewWillDisappear(.root), .viewWillAppear(.sheet), .viewIsAppearing(.sheet),
        .viewDidAppear(.sheet), .viewDidDisappear(.root),
      ])
  }
}

extension Scenario {
  /// A custom presentation that removes the presenter's view and is dismissed interactively.
  static func interactive(
    behavior: UIKitBehavior = UIKitBehavior(), removesPresenter: Bool = true
  ) -> Scenario {
    .presented(
      .custom,
      transitioning: [
        .presentationController, .animationControllerForDismissed,
        .interactionControllerForDismissal,
      ], behavior: behavior,
      answers: { question in
        if case .shouldRemovePresentersView = question {
          removesPresenter ? .yes : .no
        } else {
          .yes
        }
      })
  }
}

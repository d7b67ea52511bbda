// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// `completeTransition`: too early, twice, with the wrong flag, and over several levels.
@Suite("Completing a custom transition")
struct CompleteTransitionTests {
  private static let animators: TransitioningMethods = [
    .animationControllerForPresented, .animationControllerForDismissed,
  ]

  @Test("D1, D9: before the animator was called it has no context to complete")
  func beforeTheAnimator() {
    var scenario = Scenario.presented(
      .custom, transitioning: [.presentationController, .animationControllerForDismissed])
    scenario.reaction = { callback, world in
      guard callback == .dismissalTransitionWillBegin(.sheet) else { return }
      let response = world.completeTransition(true, of: .sheet)
      #expect(response == .refused(.noTransitionToComplete))
    }
    scenario.dismiss(from: .sheet)
    #expect(scenario.received.contains(.animateTransition(.sheet)))
    #expect(scenario.world.top?.isBeingDismissed == true)
  }

  @Test("D7, D9: before UIKit starts an interactive transition there is no context either")
  func beforeTheInteractionStarts() {
    var scenario = Scenario.interactive()
    scenario.dismiss(from: .sheet)
    let response = scenario.world.completeTransition(true, of: .sheet)
    #expect(response == .refused(.noTransitionToComplete))
    #expect(scenario.world.offers(.interactiveTransitionStarts))
  }

  @Test("D1: an animator that completes at once ends the transition without an animation")
  func insideTheAnimator() {
    var scenario = Scenario.presented(.custom, transitioning: Self.animators)
    scenario.reaction = { callback, world in
      if callback == .animateTransition(.sheet) { world.completeTransition(true, of: .sheet) }
    }
    scenario.dismiss(from: .sheet, completion: true)
    #expect(
      scenario.received == [
        .animationControllerForDismissed(.sheet), .viewWillDisappear(.sheet),
        .animateTransition(.sheet), .viewDidDisappear(.sheet), .dismissCompletion(.sheet),
        .animationEnded(.sheet, completed: true),
      ])
  }

  @Test(
    "D9: completing twice is completing once", arguments: [true, false], [true, false])
  func twice(isPresentation: Bool, second: Bool) {
    var scenario = Scenario()
    scenario.world.setTransitioningDelegate(Self.animators, of: .sheet)
    scenario.present(.sheet, from: .root, .custom, completion: true)
    if !isPresentation {
      scenario.finishTransition()
      scenario.dismiss(from: .sheet, completion: true)
    }
    scenario.endAnimation()
    scenario.forget()
    let first = scenario.world.completeTransition(true, of: .sheet)
    let again = scenario.world.completeTransition(second, of: .sheet)
    scenario.run()
    #expect(first == .accepted)
    #expect(again == .refused(.noTransitionToComplete))
    #expect(
      scenario.received == [
        isPresentation ? .viewDidAppear(.sheet) : .viewDidDisappear(.sheet),
        isPresentation ? .presentCompletion(.sheet) : .dismissCompletion(.sheet),
        .animationEnded(.sheet, completed: true),
      ])
  }

  @Test("D9, D11: once it is completed an interactive transition cannot be cancelled")
  func cancelAfterCompletion() {
    var scenario = Scenario.interactive(removesPresenter: false)
    scenario.dismiss(from: .sheet)
    scenario.startInteraction()
    scenario.reaction = { callback, world in
      guard callback == .viewDidDisappear(.sheet) else { return }
      let response = world.cancelInteractiveTransition(of: .sheet)
      #expect(response == .refused(.noInteractiveTransition))
    }
    scenario.world.completeTransition(true, of: .sheet)
    scenario.run()
    #expect(scenario.world.count == 0)
    #expect(!scenario.received.contains(.viewWillAppear(.sheet)))
  }

  @Test("D10, B21: completeTransition(true) after a cancel: the exact calls of both controllers")
  func wrongFlag() {
    var scenario = Scenario.interactive()
    scenario.dismiss(from: .sheet)
    scenario.startInteraction()
    scenario.forget()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.endAnimation()
    scenario.world.completeTransition(true, of: .sheet)
    scenario.run()
    #expect(
      scenario.received == [
        .animatorAnimationsDidFinish(.sheet, cancelled: true),
        .dismissalTransitionDidEnd(.sheet, completed: true), .viewDidAppear(.root),
        .viewDidDisappear(.sheet), .animationEnded(.sheet, completed: true),
      ])
    #expect(scenario.world.brokenInvariant == nil)
  }

  @Test("C4, B20, B28: a cancelled dismissal of two levels leaves both as they were")
  func cancelOfTwoLevels() {
    var scenario = Scenario.interactivePair()
    let before = scenario.world
    scenario.dismiss(from: .root, completion: true)
    scenario.startInteraction()
    scenario.forget()
    scenario.world.cancelInteractiveTransition(of: .second)
    scenario.run()
    scenario.finishTransition()
    #expect(
      scenario.received == [
        .animatorAnimationsDidFinish(.second, cancelled: true),
        .dismissalTransitionDidEnd(.second, completed: false), .viewWillDisappear(.root),
        .viewDidDisappear(.root), .viewWillAppear(.second), .viewIsAppearing(.second),
        .viewDidAppear(.second), .dismissCompletion(.sheet),
        .animationEnded(.second, completed: false),
      ])
    #expect(scenario.world == before)
  }

  @Test("D22, C30: two levels report the end of a cancelled dismissal when both are at rest")
  func reportsComeLast() {
    var scenario = Scenario.interactivePair()
    scenario.reaction = { callback, world in
      switch callback {
      case .viewWillDisappear(.second):
        world.animateAlongsideTransition(of: .second)
        world.animateAlongsideTransition(of: .sheet)
      case .animationEnded, .alongsideCompletion: #expect(!world.isInTransition)
      default: break
      }
    }
    scenario.dismiss(from: .root)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .second)
    scenario.run()
    scenario.finishTransition()
    #expect(
      scenario.received.suffix(3) == [
        .animationEnded(.second, completed: false),
        .alongsideCompletion(.second, cancelled: true),
        .alongsideCompletion(.sheet, cancelled: true),
      ])
  }

  @Test("L5, C21: the completion of a cancelled dismissal runs once, not again after a later one")
  func completionIsNotKept() {
    var scenario = Scenario.interactivePair()
    scenario.dismiss(from: .root, completion: true)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .second)
    scenario.run()
    scenario.finishTransition()
    #expect(scenario.received.contains(.dismissCompletion(.sheet)))
    scenario.forget()
    scenario.dismiss(from: .root)
    scenario.startInteraction()
    scenario.world.finishInteractiveTransition(of: .second)
    scenario.finishTransition()
    #expect(scenario.world.count == 0)
    #expect(!scenario.received.contains(.dismissCompletion(.sheet)))
  }
}

extension Scenario {
  /// A full screen under a custom presentation that covers it and is dismissed interactively.
  static func interactivePair() -> Scenario {
    var behavior = UIKitBehavior()
    behavior.animatedLevelOfStack = .uppermost
    var scenario = Scenario.presented(.fullScreen, behavior: behavior)
    scenario.world.setTransitioningDelegate(
      [
        .presentationController, .animationControllerForDismissed,
        .interactionControllerForDismissal,
      ], of: .second)
    scenario.present(.second, from: .sheet, .custom)
    scenario.finishTransition()
    scenario.forget()
    return scenario
  }
}

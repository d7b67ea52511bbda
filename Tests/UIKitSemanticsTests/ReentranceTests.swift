// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// Requests that the app makes while UIKit tells or asks it something.
@Suite("Requests inside callbacks")
struct ReentranceTests {
  // MARK: Inside a question

  @Test(
    "A8: dismissing inside shouldDismiss ends the swipe, whatever the answer",
    arguments: [Answer.yes, .no])
  func dismissInsideShouldDismiss(answer: Answer) {
    var scenario = Scenario.presented(.pageSheet)
    scenario.shouldDismiss = answer
    scenario.reaction = { callback, world in
      if callback == .asks { world.dismiss(from: .sheet) }
    }
    scenario.perform(.swipeBegins)
    #expect(!scenario.world.offers(.swipeReleased))
    scenario.endAnimation()
    #expect(scenario.received == [.asks, .viewWillDisappear(.sheet), .viewDidDisappear(.sheet)])
    #expect(scenario.world.count == 0)
  }

  @Test("A8: presenting inside shouldDismiss wins over the tap that asked")
  func presentInsideShouldDismiss() {
    var scenario = Scenario.presented(.popover, width: .regular)
    scenario.reaction = { callback, world in
      guard callback == .asks else { return }
      world.present(.second, from: .sheet, PresentationRequest(.pageSheet))
    }
    scenario.perform(.tapOutside)
    scenario.endAnimation()
    #expect(scenario.delegateReceived == [.asks])
    #expect(scenario.world.topmostController == .second)
    #expect(scenario.world.isAtRest)
  }

  @Test(
    "X3, L4: a dismissal that takes over while shouldDismiss is asked on release stays",
    arguments: [Answer.yes, .no])
  func takeOverInsideShouldDismiss(answer: Answer) {
    var behavior = UIKitBehavior()
    behavior.shouldDismissTiming = .alsoOnRelease
    behavior.dismissWhileDragging = .takesOver
    var scenario = Scenario.presented(.pageSheet, behavior: behavior)
    scenario.perform(.swipeBegins, .swipeMovesPastThreshold)
    scenario.shouldDismiss = answer
    scenario.reaction = { callback, world in
      if callback == .asks { world.dismiss(from: .sheet) }
    }
    scenario.perform(.swipeReleased)
    scenario.endAnimation()
    #expect(scenario.delegateReceived == [.asks, .will, .asks])
    #expect(scenario.world.count == 0)
  }

  @Test("E11: a crash inside a question is the end, the answer is not waited for")
  func crashInsideQuestion() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.reaction = { callback, world in
      guard callback == .asks else { return }
      world.present(.sheet, from: .sheet, PresentationRequest(.pageSheet))
    }
    scenario.perform(.swipeBegins)
    #expect(scenario.received == [.asks])
    #expect(scenario.world.error == .alreadyPresented)
    #expect(!scenario.world.awaitsAnswer)
  }

  @Test("E11, B13: after a crash nothing is accepted and nothing is received")
  func nothingAfterCrash() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.present(.second, from: .sheet, .none)
    let presentation = scenario.present(.second, from: .sheet, .pageSheet)
    let dismissal = scenario.dismiss(from: .sheet, completion: true)
    #expect(presentation == .raised(.presentedWithStyleNone))
    #expect(dismissal == .raised(.presentedWithStyleNone))
    #expect(scenario.received.isEmpty)
    #expect(scenario.world.presentation(at: 0).isAtRest)
  }

  @Test("E11: the root of the window is on screen already and cannot be presented")
  func presentRoot() {
    var scenario = Scenario()
    let response = scenario.present(.root, from: .root, .pageSheet)
    #expect(response == .raised(.alreadyPresented))
  }

  // MARK: Inside the end of a transition

  @Test("C11: a layout pass asked for in viewDidDisappear dies with the container")
  func layoutOfWhatIsGone() {
    var scenario = Scenario.presented(.custom, transitioning: .presentationController)
    scenario.world.setTransitioningDelegate(.presentationController, of: .second)
    scenario.reaction = { callback, world in
      switch callback {
      case .viewDidDisappear(.sheet): world.perform(.containerLaysOut(.sheet))
      case .dismissCompletion(.sheet):
        world.present(.second, from: .root, PresentationRequest(.custom))
      default: break
      }
    }
    scenario.dismiss(from: .sheet, completion: true)
    scenario.forget()
    scenario.endAnimation()
    let passes = scenario.received.filter {
      $0 == .containerViewWillLayoutSubviews(.sheet)
        || $0 == .containerViewWillLayoutSubviews(.second)
    }
    #expect(passes == [.containerViewWillLayoutSubviews(.second)], "the one of its own beginning")
  }

  @Test(
    "D22, C30: what joins a transition at its end is not animated, but receives the completion",
    arguments: [true, false])
  func joinsTooLate(isPresentation: Bool) {
    var scenario = isPresentation ? Scenario() : Scenario.presented(.pageSheet, delegate: [])
    scenario.reaction = { callback, world in
      guard callback == .viewDidAppear(.sheet) || callback == .viewDidDisappear(.sheet) else {
        return
      }
      let response = world.animateAlongsideTransition(of: .sheet)
      #expect(response == .accepted)
    }
    if isPresentation {
      scenario.present(.sheet, from: .root, .pageSheet, completion: true)
    } else {
      scenario.dismiss(from: .sheet, completion: true)
    }
    scenario.forget()
    scenario.endAnimation()
    #expect(
      scenario.received == [
        isPresentation ? .viewDidAppear(.sheet) : .viewDidDisappear(.sheet),
        isPresentation ? .presentCompletion(.sheet) : .dismissCompletion(.sheet),
        .alongsideCompletion(.sheet, cancelled: false),
      ])
  }

  @Test("X3: a deferred dismissal waits for what was presented in viewDidAppear, then takes both")
  func deferredWhilePresentingAgain() {
    var scenario = Scenario(behavior: .deferring)
    scenario.reaction = { callback, world in
      switch callback {
      case .viewDidAppear(.sheet):
        world.present(.second, from: .sheet, PresentationRequest(.pageSheet))
      case .presentCompletion(.sheet):
        let response = world.dismiss(from: .root)
        #expect(response == .deferred)
      default: break
      }
    }
    scenario.present(.sheet, from: .root, .pageSheet, completion: true)
    scenario.endAnimation()
    #expect(scenario.world.top?.isBeingPresented == true)
    scenario.endAnimation()
    #expect(scenario.count(.viewDidAppear(.second)) == 1)
    scenario.endAnimation()
    #expect(scenario.world.count == 0)
    #expect(scenario.world.isAtRest)
  }

  @Test("X3, C3: a dismissal put off during a presentation survives that presentation's cancel")
  func deferredWhilePresentationIsCancelled() {
    var scenario = Scenario.presented(.pageSheet, behavior: .deferring)
    scenario.world.setTransitioningDelegate(
      [.animationControllerForPresented, .interactionControllerForPresentation], of: .second)
    scenario.present(.second, from: .sheet, .custom)
    scenario.startInteraction()
    let response = scenario.dismiss(from: .root)
    #expect(response == .deferred)
    scenario.world.cancelInteractiveTransition(of: .second)
    scenario.run()
    scenario.finishTransition()
    #expect(scenario.world.presentation(of: .second) == nil)
    #expect(scenario.world.presentation(of: .sheet)?.isBeingDismissed == true)
  }

  @Test("X3, C10: a dismissal that was put off is animated or not, as it was asked for")
  func deferredWithoutAnimation() {
    for animated in [true, false] {
      var scenario = Scenario(behavior: .deferring)
      scenario.present(.sheet, from: .root, .pageSheet)
      scenario.world.dismiss(from: .sheet, animated: animated)
      scenario.endAnimation()
      #expect(scenario.world.top?.isBeingDismissed == true)
      #expect(scenario.world.top?.hasTransitionCoordinator == animated)
    }
  }

  @Test("X3: a dismissal in the viewDidAppear of a sheet that returns is a question of its own")
  func dismissInReturn() {
    for answer in UIKitBehavior.DismissWhileDragging.allCases {
      var behavior = UIKitBehavior()
      behavior.dismissWhileDragging = answer
      var scenario = Scenario.presented(.pageSheet, behavior: behavior)
      scenario.reaction = { callback, world in
        if callback == .viewDidAppear(.sheet) { world.dismiss(from: .root) }
      }
      scenario.perform(.swipeBegins, .swipeReleased)
      scenario.endAnimation()
      #expect(scenario.world.top?.isBeingDismissed == (answer == .takesOver))
      if answer == .takesOver { scenario.endAnimation() }
      #expect(scenario.world.count == (answer == .takesOver ? 0 : 1))
    }
  }

  @Test("E2: a sheet that returns is not on its way out, so a dismiss does not go past it")
  func dismissDuringReturnStaysAbove() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.present(.second, from: .sheet, .pageSheet)
    scenario.endAnimation()
    scenario.perform(.swipeBegins, .swipeReleased)
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(scenario.world.count == 2)
    #expect(scenario.world.isAtRest)
  }

  @Test("X3, C9: what goes along when code takes over from the finger has a coordinator too")
  func takeOverHasCoordinator() {
    var behavior = UIKitBehavior()
    behavior.dismissWhileDragging = .takesOver
    var scenario = Scenario.presented(.pageSheet, behavior: behavior)
    scenario.present(.second, from: .sheet, .pageSheet)
    scenario.endAnimation()
    scenario.perform(.swipeBegins)
    scenario.dismiss(from: .root)
    #expect(scenario.world.presentation(of: .sheet)?.hasTransitionCoordinator == true)
  }
}

extension UIKitBehavior {
  /// A dismissal that is asked for during a presentation follows it (X3).
  static var deferring: UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.dismissWhilePresenting = .deferred
    return behavior
  }
}

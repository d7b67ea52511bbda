// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// Sections C and D: presentation controllers, animators, interaction controllers, coordinators.
@Suite("Presentation controllers and custom transitions")
struct PresentationControllerTests {
  private static let everything: TransitioningMethods = [
    .presentationController, .animationControllerForPresented, .animationControllerForDismissed,
    .interactionControllerForPresentation, .interactionControllerForDismissal,
  ]
  /// Animators, but no interaction controllers.
  private static let animators: TransitioningMethods = [
    .presentationController, .animationControllerForPresented, .animationControllerForDismissed,
  ]
  @Sendable private static func keepsPresenter(_ question: Callback) -> Answer {
    if case .shouldRemovePresentersView = question { .no } else { .yes }
  }

  @Test("C1, C29, D1: the order of an animated custom presentation")
  func presentationOrder() {
    var scenario = Scenario()
    scenario.answers = Self.keepsPresenter
    scenario.world.setTransitioningDelegate(Self.animators, of: .sheet)
    scenario.present(.sheet, from: .root, .custom, completion: true)
    scenario.finishTransition()
    #expect(
      scenario.heard == [
        .presentationControllerForPresented(.sheet), .animationControllerForPresented(.sheet),
        .shouldRemovePresentersView(.sheet), .presentationTransitionWillBegin(.sheet),
        .viewWillAppear(.sheet), .viewIsAppearing(.sheet), .animateTransition(.sheet),
        .containerViewWillLayoutSubviews(.sheet), .containerViewDidLayoutSubviews(.sheet),
        .animatorAnimationsDidFinish(.sheet, cancelled: false),
        .presentationTransitionDidEnd(.sheet, completed: true), .viewDidAppear(.sheet),
        .animationEnded(.sheet, completed: true), .presentCompletion(.sheet),
      ])
  }

  @Test("C2, C7, D2: the order of an animated custom dismissal by code")
  func dismissalOrder() {
    var scenario = Scenario.presented(
      .custom, transitioning: Self.animators, answers: Self.keepsPresenter)
    scenario.dismiss(from: .sheet, completion: true)
    scenario.finishTransition()
    #expect(
      scenario.heard == [
        .animationControllerForDismissed(.sheet), .dismissalTransitionWillBegin(.sheet),
        .viewWillDisappear(.sheet), .animateTransition(.sheet),
        .containerViewWillLayoutSubviews(.sheet), .containerViewDidLayoutSubviews(.sheet),
        .animatorAnimationsDidFinish(.sheet, cancelled: false),
        .dismissalTransitionDidEnd(.sheet, completed: true), .viewDidDisappear(.sheet),
        .animationEnded(.sheet, completed: true), .dismissCompletion(.sheet),
      ])
  }

  @Test("C3: a cancelled interactive presentation ends with DidEnd(false), nothing on screen")
  func cancelledPresentation() {
    var scenario = Scenario()
    scenario.answers = Self.keepsPresenter
    scenario.world.setTransitioningDelegate(Self.everything, of: .sheet)
    scenario.present(.sheet, from: .root, .custom)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.finishTransition()
    #expect(scenario.count(.presentationTransitionDidEnd(.sheet, completed: false)) == 1)
    #expect(scenario.heard.contains(.viewDidDisappear(.sheet)))
    #expect(scenario.world.count == 0)
  }

  @Test("C4, C5, C6: a dismissal cancelled twice and then completed begins and ends three times")
  func cancelledDismissals() {
    var scenario = Scenario.interactive(removesPresenter: false)
    for _ in 1...2 {
      scenario.dismiss(from: .sheet)
      scenario.startInteraction()
      scenario.world.cancelInteractiveTransition(of: .sheet)
      scenario.run()
      scenario.finishTransition()
      #expect(scenario.world.isAtRest)
    }
    scenario.dismiss(from: .sheet)
    scenario.startInteraction()
    scenario.world.finishInteractiveTransition(of: .sheet)
    scenario.finishTransition()
    #expect(scenario.count(.dismissalTransitionWillBegin(.sheet)) == 3)
    #expect(scenario.count(.dismissalTransitionDidEnd(.sheet, completed: false)) == 2)
    #expect(scenario.count(.dismissalTransitionDidEnd(.sheet, completed: true)) == 1)
    #expect(scenario.world.count == 0)
  }

  @Test(
    "C8, C11: an overlay needs a container, stays there, and is left behind if nobody removes it")
  func overlay() {
    var scenario = Scenario()
    let tooEarly = scenario.world.addOverlay(to: .sheet)
    #expect(!tooEarly)
    scenario = Scenario.presented(
      .custom, transitioning: .presentationController, answers: Self.keepsPresenter)
    let inTime = scenario.world.addOverlay(to: .sheet)
    #expect(inTime)
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(scenario.world.state(of: .sheet).hasOverlay)
    scenario.world.removeOverlay(from: .sheet)
    #expect(!scenario.world.state(of: .sheet).hasOverlay)
  }

  @Test(
    "C9, C10, D22, D23: alongside animations need an animated transition", arguments: [true, false])
  func alongside(animated: Bool) {
    var scenario = Scenario()
    scenario.answers = Self.keepsPresenter
    scenario.world.setTransitioningDelegate(.presentationController, of: .sheet)
    scenario.reaction = { callback, world in
      guard callback == .presentationTransitionWillBegin(.sheet) else { return }
      let response = world.animateAlongsideTransition(of: .sheet)
      #expect(response == (animated ? .accepted : .refused(.noTransitionCoordinator)))
    }
    scenario.present(.sheet, from: .root, .custom, animated: animated)
    scenario.endAnimation()
    #expect(scenario.count(.alongsideAnimations(.sheet)) == (animated ? 1 : 0))
    #expect(
      scenario.count(.alongsideCompletion(.sheet, cancelled: false)) == (animated ? 1 : 0))
    let tooLate = scenario.world.animateAlongsideTransition(of: .sheet)
    #expect(tooLate == .refused(.noTransitionCoordinator))
  }

  @Test("C12, C13: the presented view fills the container until somebody gives it its frame")
  func frame() {
    var scenario = Scenario()
    scenario.answers = Self.keepsPresenter
    scenario.world.setTransitioningDelegate(.presentationController, of: .sheet)
    scenario.present(.sheet, from: .root, .custom)
    #expect(scenario.world.top?.frame == .container)
    scenario.endAnimation()
    #expect(scenario.world.top?.frame == .preferred, "UIKit's animation ends there")

    scenario = Scenario.presented(
      .custom, transitioning: Self.animators, answers: Self.keepsPresenter)
    #expect(scenario.world.top?.frame == .container, "the app's animation need not")
    scenario.world.applyPreferredFrame(to: .sheet)
    #expect(scenario.world.top?.frame == .preferred)
  }

  @Test("C14, C15: the container is laid out again at any time and by a change of width")
  func layout() {
    let pass: [Callback] = [
      .containerViewWillLayoutSubviews(.sheet), .containerViewDidLayoutSubviews(.sheet),
    ]
    var scenario = Scenario.presented(
      .custom, transitioning: .presentationController, answers: Self.keepsPresenter)
    scenario.world.layOutContainer(of: .sheet)
    scenario.run()
    scenario.world.setHorizontalSizeClass(.regular)
    scenario.run()
    #expect(scenario.heard == pass + pass)
  }

  @Test("C17: the presenter's view is kept unless the presentation controller says otherwise")
  func presenterIsKept() {
    let kept = Scenario.presented(
      .custom, transitioning: .presentationController, answers: Self.keepsPresenter)
    #expect(kept.world.state(of: .root).isViewInWindow)
    let removed = Scenario.presented(.custom, transitioning: .presentationController)
    #expect(!removed.world.state(of: .root).isViewInWindow)
  }

  @Test("D15: without a transitioning delegate nobody is asked and UIKit animates")
  func noTransitioningDelegate() {
    var scenario = Scenario()
    scenario.present(.sheet, from: .root, .custom)
    scenario.endAnimation()
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(!scenario.heard.contains { $0.isQuestion })
    #expect(scenario.world.count == 0)
  }

  @Test("D16: a transitioning delegate that comes after present is not asked for it")
  func lateForPresentation() {
    var scenario = Scenario()
    scenario.world.present(.sheet, from: .root, PresentationRequest(.custom))
    scenario.world.setTransitioningDelegate(Self.animators, of: .sheet)
    scenario.run()
    #expect(!scenario.heard.contains(.presentationControllerForPresented(.sheet)))
    #expect(!scenario.heard.contains(.animationControllerForPresented(.sheet)))
  }

  @Test("C20, C21: completions run last, after the appearance callbacks")
  func completions() {
    var scenario = Scenario()
    scenario.present(.sheet, from: .root, .fullScreen, completion: true)
    scenario.endAnimation()
    #expect(scenario.heard.last == .presentCompletion(.sheet))
    scenario.dismiss(from: .sheet, completion: true)
    scenario.endAnimation()
    #expect(scenario.heard.last == .dismissCompletion(.sheet))
  }

  @Test("C23, L1: the presentation controller is told first, or the view controllers are")
  func callbackOrder() {
    var behavior = UIKitBehavior()
    behavior.callbackOrder = .viewControllersFirst
    var scenario = Scenario(behavior: behavior)
    scenario.answers = Self.keepsPresenter
    scenario.world.setTransitioningDelegate(.presentationController, of: .sheet)
    scenario.present(.sheet, from: .root, .custom)
    scenario.endAnimation()
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    func index(_ callback: Callback) -> Int { scenario.heard.firstIndex(of: callback) ?? -1 }
    #expect(index(.viewWillAppear(.sheet)) < index(.presentationTransitionWillBegin(.sheet)))
    #expect(
      index(.viewDidAppear(.sheet))
        < index(.presentationTransitionDidEnd(.sheet, completed: true)))
    #expect(index(.viewWillDisappear(.sheet)) < index(.dismissalTransitionWillBegin(.sheet)))
    #expect(
      index(.viewDidDisappear(.sheet))
        < index(.dismissalTransitionDidEnd(.sheet, completed: true)))
  }

  @Test("C24: only the style custom asks for a presentation controller", arguments: [true, false])
  func systemStyleIgnoresIt(isCustom: Bool) {
    var scenario = Scenario()
    scenario.world.setTransitioningDelegate(.presentationController, of: .sheet)
    scenario.present(.sheet, from: .root, isCustom ? .custom : .pageSheet)
    #expect(scenario.world.top?.hasCustomPresentationController == isCustom)
    #expect(scenario.heard.contains(.presentationControllerForPresented(.sheet)) == isCustom)
  }

  @Test("C30: the coordinator's completion runs after present's completion handler")
  func coordinatorCompletionIsLast() {
    var scenario = Scenario()
    scenario.reaction = { callback, world in
      if callback == .viewWillAppear(.sheet) { world.animateAlongsideTransition(of: .sheet) }
    }
    scenario.present(.sheet, from: .root, .pageSheet, completion: true)
    scenario.endAnimation()
    #expect(
      scenario.heard.suffix(2) == [
        .presentCompletion(.sheet), .alongsideCompletion(.sheet, cancelled: false),
      ])
  }

  @Test("D3: without an animator the interaction controller is not asked for")
  func noAnimatorNoInteraction() {
    var scenario = Scenario.presented(.custom, transitioning: Self.everything) { question in
      if case .animationControllerForDismissed = question { .no } else { .yes }
    }
    scenario.dismiss(from: .sheet)
    #expect(!scenario.heard.contains(.interactionControllerForDismissal(.sheet)))
    #expect(!scenario.heard.contains(.animateTransition(.sheet)))
  }

  @Test("D4, D5: without an interaction controller UIKit animates; with one it starts that instead")
  func interactionOrAnimation() {
    var scenario = Scenario.presented(.custom, transitioning: Self.everything) { question in
      switch question {
      case .interactionControllerForDismissal, .interactionControllerForPresentation: .no
      default: .yes
      }
    }
    scenario.dismiss(from: .sheet)
    #expect(scenario.heard.contains(.animateTransition(.sheet)))

    scenario = .interactive()
    scenario.dismiss(from: .sheet)
    scenario.startInteraction()
    #expect(scenario.heard.contains(.startInteractiveTransition(.sheet)))
    #expect(!scenario.heard.contains(.animateTransition(.sheet)))
  }

  @Test("D7, D8: finish before the start is lost, and then nothing ends the transition")
  func quickFlick() {
    var scenario = Scenario.interactive()
    scenario.dismiss(from: .sheet)
    let early = scenario.world.finishInteractiveTransition(of: .sheet)
    #expect(early == .refused(.noInteractiveTransition))
    scenario.startInteraction()
    #expect(!scenario.world.canEndAnimation)
    #expect(scenario.world.isInTransition)
  }

  @Test("D9, D11, E7: until completeTransition is called nothing ends and nothing is accepted")
  func completeTransitionIsRequired() {
    var scenario = Scenario.presented(.custom, transitioning: Self.animators)
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(!scenario.heard.contains(.viewDidDisappear(.sheet)))
    #expect(!scenario.world.canEndAnimation)
    #expect(!scenario.world.acceptsTouches(.sheet))
    let dismissal = scenario.dismiss(from: .sheet)
    #expect(dismissal == .refused(.transitionInProgress))
    let presentation = scenario.present(.second, from: .sheet, .pageSheet)
    #expect(presentation == .refused(.presenterIsBeingDismissed))
    scenario.world.completeTransition(true, of: .sheet)
    scenario.run()
    #expect(scenario.world.count == 0)
  }

  @Test("D10: completeTransition(true) after a cancel removes the controller all the same")
  func wrongFlagAfterCancel() {
    var scenario = Scenario.interactive()
    scenario.dismiss(from: .sheet)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.endAnimation()
    #expect(scenario.heard.last == .animatorAnimationsDidFinish(.sheet, cancelled: true))
    scenario.world.completeTransition(true, of: .sheet)
    scenario.run()
    #expect(scenario.world.count == 0)
  }

  @Test("D10: completeTransition(false) without a cancel keeps the controller")
  func falseWithoutCancel() {
    var scenario = Scenario.presented(.custom, transitioning: Self.animators)
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    scenario.world.completeTransition(false, of: .sheet)
    scenario.run()
    #expect(scenario.world.isAtRest)
    #expect(scenario.world.topmostController == .sheet)
    #expect(scenario.world.state(of: .sheet).appearance == .appeared)
  }

  @Test("D20, J5: only what is interactive can be cancelled, and then everything is as before")
  func onlyInteractiveIsCancelled() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.dismiss(from: .sheet)
    let response = scenario.world.cancelInteractiveTransition(of: .sheet)
    #expect(response == .refused(.noInteractiveTransition))

    scenario = .interactive()
    let before = scenario.world
    scenario.dismiss(from: .sheet)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.finishTransition()
    #expect(scenario.world.isAtRest)
    #expect(scenario.world.state(of: .sheet) == before.state(of: .sheet))
    #expect(scenario.world.state(of: .root) == before.state(of: .root))
  }

  @Test("D28: the transitioning delegate is asked when the dismissal begins")
  func lateTransitioningDelegate() {
    var scenario = Scenario.presented(.pageSheet)
    scenario.world.setTransitioningDelegate(.animationControllerForDismissed, of: .sheet)
    scenario.dismiss(from: .sheet)
    #expect(scenario.heard.first == .animationControllerForDismissed(.sheet))
  }

  @Test("E35: the coordinator's completion runs after a cancel too, and says so")
  func coordinatorCompletionAfterCancel() {
    var scenario = Scenario.interactive()
    scenario.reaction = { callback, world in
      if callback == .dismissalTransitionWillBegin(.sheet) {
        world.animateAlongsideTransition(of: .sheet)
      }
    }
    scenario.dismiss(from: .sheet)
    #expect(!scenario.heard.contains(.alongsideAnimations(.sheet)))
    scenario.startInteraction()
    #expect(scenario.count(.alongsideAnimations(.sheet)) == 1)
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.finishTransition()
    #expect(scenario.heard.last == .alongsideCompletion(.sheet, cancelled: true))
  }

  @Test(
    "L5: whether dismiss's completion runs after a cancel is a choice", arguments: [true, false])
  func completionAfterCancel(runs: Bool) {
    var behavior = UIKitBehavior()
    behavior.cancelledDismissalRunsCompletion = runs
    var scenario = Scenario.interactive(behavior: behavior)
    scenario.dismiss(from: .sheet, completion: true)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.finishTransition()
    #expect(scenario.count(.dismissCompletion(.sheet)) == (runs ? 1 : 0))
    scenario.dismiss(from: .sheet)
    scenario.startInteraction()
    scenario.world.finishInteractiveTransition(of: .sheet)
    scenario.finishTransition()
    #expect(scenario.count(.dismissCompletion(.sheet)) == (runs ? 1 : 0), "It is not kept")
  }
}

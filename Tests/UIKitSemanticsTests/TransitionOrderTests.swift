// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

/// Whole transitions, callback by callback.
@Suite("The order of a transition")
struct TransitionOrderTests {
  private static let interactive: TransitioningMethods = [
    .presentationController, .animationControllerForPresented, .animationControllerForDismissed,
    .interactionControllerForPresentation, .interactionControllerForDismissal,
  ]
  @Sendable private static func keepsPresenter(_ question: Callback) -> Answer {
    if case .shouldRemovePresentersView = question { .no } else { .yes }
  }

  /// A custom presentation that waits for the start of its interaction.
  private static func interactivePresentation(removesPresenter: Bool) -> Scenario {
    var scenario = Scenario()
    if !removesPresenter { scenario.answers = keepsPresenter }
    scenario.world.setTransitioningDelegate(interactive, of: .sheet)
    scenario.present(.sheet, from: .root, .custom, completion: true)
    return scenario
  }

  // MARK: Interactive presentations

  @Test("D1, D5, C1: an interactive presentation asks, begins, and waits for its start")
  func interactiveBegin() {
    var scenario = Self.interactivePresentation(removesPresenter: false)
    #expect(
      scenario.heard == [
        .presentationControllerForPresented(.sheet), .animationControllerForPresented(.sheet),
        .interactionControllerForPresentation(.sheet), .shouldRemovePresentersView(.sheet),
        .presentationTransitionWillBegin(.sheet), .viewWillAppear(.sheet),
        .viewIsAppearing(.sheet),
      ])
    scenario.forget()
    scenario.startInteraction()
    #expect(
      scenario.heard == [
        .startInteractiveTransition(.sheet), .containerViewWillLayoutSubviews(.sheet),
        .containerViewDidLayoutSubviews(.sheet),
      ])
  }

  @Test("C3, B21, X6: a cancelled presentation takes back what it announced, without completion")
  func cancelledPresentation() {
    var scenario = Self.interactivePresentation(removesPresenter: true)
    scenario.startInteraction()
    scenario.forget()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    #expect(
      scenario.heard == [
        .viewWillDisappear(.sheet), .viewWillAppear(.root), .viewIsAppearing(.root),
      ])
    scenario.forget()
    scenario.finishTransition()
    #expect(
      scenario.heard == [
        .animatorAnimationsDidFinish(.sheet, cancelled: true),
        .presentationTransitionDidEnd(.sheet, completed: false), .viewDidAppear(.root),
        .viewDidDisappear(.sheet), .animationEnded(.sheet, completed: false),
      ])
    #expect(scenario.world.count == 0)
    #expect(scenario.world.brokenInvariant == nil)
  }

  @Test("D10: completeTransition(true) after a cancelled presentation shows the controller")
  func wrongFlagAfterCancelledPresentation() {
    var scenario = Self.interactivePresentation(removesPresenter: true)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.endAnimation()
    scenario.world.completeTransition(true, of: .sheet)
    scenario.run()
    #expect(scenario.heard.last == .presentCompletion(.sheet))
    #expect(scenario.world.topmostController == .sheet)
    #expect(scenario.world.brokenInvariant == nil)
  }

  @Test("A23, C3: a cancelled presentation takes its presentation controller's delegate with it")
  func delegateOfCancelledPresentation() {
    var scenario = Self.interactivePresentation(removesPresenter: false)
    scenario.world.setDelegate(.dismissal, of: .sheet)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.finishTransition()
    #expect(scenario.world.state(of: .sheet).delegate == [])
  }

  // MARK: Dismissals

  @Test("D2, D5, C2: an interactive dismissal asks, begins, waits, and is then animated to its end")
  func interactiveDismissal() {
    var scenario = Scenario.interactive(removesPresenter: false)
    scenario.dismiss(from: .sheet, completion: true)
    #expect(
      scenario.heard == [
        .animationControllerForDismissed(.sheet), .interactionControllerForDismissal(.sheet),
        .dismissalTransitionWillBegin(.sheet), .viewWillDisappear(.sheet),
      ])
    scenario.forget()
    scenario.startInteraction()
    scenario.world.finishInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.finishTransition()
    #expect(
      scenario.heard == [
        .startInteractiveTransition(.sheet), .containerViewWillLayoutSubviews(.sheet),
        .containerViewDidLayoutSubviews(.sheet),
        .animatorAnimationsDidFinish(.sheet, cancelled: false),
        .dismissalTransitionDidEnd(.sheet, completed: true), .viewDidDisappear(.sheet),
        .animationEnded(.sheet, completed: true), .dismissCompletion(.sheet),
      ])
  }

  @Test("D6: whether a dismissal is interactive is settled when it begins")
  func interactionIsDecidedAtOnce() {
    var scenario = Scenario.interactive(removesPresenter: false)
    scenario.answers = { question in
      if case .interactionControllerForDismissal = question { .no } else { .yes }
    }
    scenario.dismiss(from: .sheet)
    let late = scenario.world.finishInteractiveTransition(of: .sheet)
    #expect(late == .refused(.noInteractiveTransition))
    #expect(!scenario.world.canStartInteractiveTransition)
    #expect(scenario.world.canEndAnimation)
  }

  @Test("D13: an animator is called even where the transition is not animated")
  func animatorWithoutAnimation() {
    var scenario = Scenario.presented(
      .custom, transitioning: .animationControllerForDismissed, answers: Self.keepsPresenter)
    scenario.world.dismiss(from: .sheet, animated: false)
    scenario.run()
    #expect(scenario.heard.contains(.animateTransition(.sheet)))
    #expect(scenario.world.top?.hasTransitionCoordinator == false)
  }

  @Test("B3, C21: a full screen's dismissal, callback by callback")
  func fullScreenDismissal() {
    var scenario = Scenario.presented(.fullScreen)
    scenario.dismiss(from: .sheet, completion: true)
    scenario.endAnimation()
    #expect(
      scenario.heard == [
        .viewWillDisappear(.sheet), .viewWillAppear(.root), .viewIsAppearing(.root),
        .viewDidAppear(.root), .viewDidDisappear(.sheet), .dismissCompletion(.sheet),
      ])
  }

  @Test(
    "B28, E13, E15: a stack goes from the top, and who was covered hears of it too",
    arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func stack(upper: ModalPresentationStyle) {
    var scenario = Scenario.stack(.fullScreen, upper)
    scenario.dismiss(from: .root, completion: true)
    scenario.endAnimation()
    #expect(
      scenario.heard == [
        .viewWillDisappear(.second), .viewWillDisappear(.sheet), .viewWillAppear(.root),
        .viewIsAppearing(.root), .viewDidAppear(.root), .viewDidDisappear(.second),
        .viewDidDisappear(.sheet), .dismissCompletion(.sheet),
      ])
    #expect(scenario.world.brokenInvariant == nil)
  }

  @Test("C23, L1: with the view controllers first, a dismissal's callbacks change places in pairs")
  func viewControllersFirst() {
    var behavior = UIKitBehavior()
    behavior.callbackOrder = .viewControllersFirst
    var scenario = Scenario.presented(
      .custom, transitioning: .presentationController, behavior: behavior,
      answers: Self.keepsPresenter)
    scenario.dismiss(from: .sheet)
    scenario.endAnimation()
    #expect(
      scenario.heard == [
        .viewWillDisappear(.sheet), .dismissalTransitionWillBegin(.sheet),
        .containerViewWillLayoutSubviews(.sheet), .containerViewDidLayoutSubviews(.sheet),
        .viewDidDisappear(.sheet), .dismissalTransitionDidEnd(.sheet, completed: true),
      ])
  }
}

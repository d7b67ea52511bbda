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

  @Test("D10: completeTransition(true) after a cancelled presentation shows the controller")
  func wrongFlagAfterCancelledPresentation() {
    var scenario = Self.interactivePresentation(removesPresenter: true)
    scenario.startInteraction()
    scenario.world.cancelInteractiveTransition(of: .sheet)
    scenario.run()
    scenario.endAnimation()
    scenario.world.completeTransition(true, of: .sheet)
    scenario.run()
    #expect(
      scenario.received.suffix(2) == [
        .presentCompletion(.sheet), .animationEnded(.sheet, completed: true),
      ])
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

}

// SPDX-License-Identifier: MIT

import ModalHarness

/// What must be true of an app whose bindings say what is presented.
enum BindingProperty: String, CaseIterable {
  case bindingsTellTheTruth = "the bindings say what is on screen whenever nothing moves"
  case tappedRowIsShown = "only the requested row's screen is shown"
  case comesOnlyWhenAsked = "a screen appears only when requested"
  case openOpens = "OPEN opens at the first tap"
  case closeCloses = "CLOSE closes"
  case closingTwiceOpensNothing = "a second request to close opens nothing"
  case rotationChangesNothing = "rotation opens and closes nothing"
  case swipeIsWrittenBack = "a dismissal by the user is written back"
  case cancelledSwipeChangesNothing = "a cancelled swipe leaves the bindings alone"
  case answerClosesOnlyItsOwn = "an answer closes only the screen that waited for it"
  case canBeOpenedAgain = "a screen can be opened again after it is gone"
  case environmentTellsTheTruth = "isPresented in the environment is true while the screen exists"
  case outsideNothingHappens = "dismiss outside a modal does nothing"
  case leavesWithoutButton = "the user can dismiss screen 2 without a button"
  case answerFindsNothing = "an answer can find its screen gone"

  /// The claim about an app, be it a model or real code.
  func claim<App: BindingDrivenApp>() -> Property<PresentationSystem<App>> {
    switch self {
    case .bindingsTellTheTruth: truth()
    case .tappedRowIsShown:
      .always(
        rawValue,
        when: { $0.world.count > 0 && $0.world.isAtRest && !$0.app.bindings.asked.isEmpty },
        explanation: "OPEN n shows screen n and no other (I12, I13)."
      ) { $0.app.bindings.hasAsked(for: $0.world.topmostController) }
    case .comesOnlyWhenAsked:
      .onEveryStep(
        rawValue, when: { $0.presented != nil },
        explanation: "What was closed or never asked for does not appear by itself."
      ) { step in step.presented.map { step.after.app.bindings.hasAsked(for: $0) } ?? true }
    case .openOpens:
      .onEveryStep(
        rawValue, when: { $0.isInput(.openFirst) || $0.isInput(.openSecond) },
        explanation: "A tap that seems to do nothing is how users meet a stale binding (R35)."
      ) { $0.after.world.top?.isBeingPresented == true }
    case .closeCloses:
      .onEveryStep(
        rawValue, when: { $0.isInput(.close) && !$0.before.world.isInTransition },
        explanation:
          "The dismissal begins when the screen's own button is tapped and nothing moves."
      ) { $0.after.world.top?.isBeingDismissed == true }
    case .closingTwiceOpensNothing: closingTwice()
    case .rotationChangesNothing:
      .onEveryStep(
        rawValue, when: { $0.isInput(.rotate) },
        explanation: "An unrelated re-render is not a request to present or dismiss (I14)."
      ) { $0.before.world == $0.after.world }
    case .swipeIsWrittenBack:
      .onEveryStep(
        rawValue, when: { $0.rowDismissedByUser != nil },
        explanation: "After a swipe or a tap outside the binding is false (I2, A1)."
      ) { step in step.rowDismissedByUser.map { !step.after.app.bindings.isOn($0) } ?? true }
    case .cancelledSwipeChangesNothing:
      .onEveryStep(
        rawValue,
        when: { $0.action == .uikit(.animationEnds) && $0.before.world.top?.drive == .reversing },
        explanation: "The user cancelled the swipe and the screen stays (I4)."
      ) { $0.before.app.bindings.values == $0.after.app.bindings.values }
    case .answerClosesOnlyItsOwn:
      .onEveryStep(
        rawValue, when: { $0.isInput(.answer) && $0.isForAnotherScreen() },
        explanation: "The answer comes when another row's screen is up."
      ) { $0.after.world.top?.isBeingDismissed == $0.before.world.top?.isBeingDismissed }
    case .canBeOpenedAgain:
      .alwaysReachable(
        rawValue, when: { $0.world.count == 0 },
        via: { $0.actor == .user || $0 == .uikit(.animationEnds) },
        explanation: "Some taps open it, however it was dismissed (R35)."
      ) { $0.world.count > 0 }
    case .environmentTellsTheTruth:
      .always(
        rawValue, when: { $0.world.count > 0 },
        explanation: "What the environment holds is the presenter's binding, seen from inside."
      ) { state in
        BindingApp.Row(showing: state.world.topmostController).map { state.app.bindings.isOn($0) }
          ?? true
      }
    case .outsideNothingHappens:
      .onEveryStep(
        rawValue, when: { $0.isInput(.closeOutside) },
        explanation: "The default of the environment value is a constant."
      ) { $0.before == $0.after }
    case .leavesWithoutButton:
      .reachable(rawValue, explanation: "By a swipe, or a tap outside in regular width (H3, H7).") {
        let isUsers = $0.world.top?.cause == .user && $0.world.top?.finger == .up
        return isUsers && $0.world.topmostController == BindingApp.Row.second.screen
      }
    case .answerFindsNothing:
      .reachable(rawValue, explanation: "Nothing cancels the request when its screen is dismissed.")
      {
        $0.app.bindings.answerDue != nil && $0.world.count == 0
      }
    }
  }

  private func truth<App: BindingDrivenApp>() -> Property<PresentationSystem<App>> {
    .always(
      rawValue, when: { $0.world.isAtRest },
      explanation: "A binding is true exactly when its row's screen is presented (P7)."
    ) { state in
      guard !state.app.bindings.areShared else {
        return state.app.bindings.isPresented1 == (state.world.count > 0)
      }
      return BindingApp.Row.allCases.allSatisfy { row in
        state.app.bindings.isOn(row) == (state.world.presentation(of: row.screen) != nil)
      }
    }
  }

  private func closingTwice<App: BindingDrivenApp>() -> Property<PresentationSystem<App>> {
    .onEveryStep(
      rawValue,
      when: { step in step.rowAskedToClose().map { !step.before.app.bindings.isOn($0) } ?? false },
      explanation: "An answer that comes late calls dismiss on a screen that is closed (I7)."
    ) { step in step.rowAskedToClose().map { !step.after.app.bindings.isOn($0) } ?? true }
  }
}

extension Step {
  /// Whether this is what happens in the step.
  fileprivate func isInput<App: BindingDrivenApp>(
    _ meaning: BindingApp.Input
  ) -> Bool where System == PresentationSystem<App> {
    guard case .input(let input) = action else { return false }
    return App.meaning(of: input) == meaning
  }

  /// Whether the screen on show is not the one that waits for the answer.
  fileprivate func isForAnotherScreen<App: BindingDrivenApp>() -> Bool
  where System == PresentationSystem<App> {
    guard let shown = BindingApp.Row(showing: before.world.topmostController) else { return false }
    return before.app.bindings.answerDue != shown
  }

  /// The row whose screen calls its closing code in this step.
  fileprivate func rowAskedToClose<App: BindingDrivenApp>() -> BindingApp.Row?
  where System == PresentationSystem<App> {
    if isInput(.close) { return BindingApp.Row(showing: before.world.topmostController) }
    return isInput(.answer) ? before.app.bindings.answerDue : nil
  }
}

extension Step where System: HarnessedSystem {
  /// The screen that UIKit began to present in this step.
  fileprivate var presented: ControllerID? {
    events.lazy.compactMap { event in
      if case .call(.present(let screen, from: _, _), .accepted) = event { screen } else { nil }
    }.first
  }

  /// The row whose screen the user's gesture took away, finally, in this step.
  fileprivate var rowDismissedByUser: BindingApp.Row? {
    guard let top = before.world.top, top.isBeingDismissed, top.cause == .user,
      events.contains(.callback(.viewDidDisappear(top.presented)))
    else { return nil }
    return BindingApp.Row(showing: top.presented)
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness

extension ScreenTracking {
  static let everyVisit = "a screen is counted once for each time the user comes to it"
  static let everyStay = "a screen is counted once for each stay of its view in the window"
  static let cancelledSwipe = "a swipe that the user cancels is not counted"

  /// What every version is asked.
  static func counts<App: VisitCountingApp>() -> [Property<PresentationSystem<App>>] {
    [
      .onEveryStep(
        Self.cancelledSwipe, when: { $0.keepsPulledEditor },
        explanation: "Whether the sheet follows the finger or is blocked, it is not a visit."
      ) { $0.sent() == 0 },
      .onEveryStep(
        Self.everyVisit, when: { $0.presentsEditor || $0.uncoversEditor || $0.sent() > 0 },
        explanation: """
          The user comes to the editor when its presentation is complete, and when another screen \
          that was on top of it, in whatever style, has gone and the editor has stayed. An alert \
          is no screen.
          """
      ) { step in
        let comes =
          step.presentsEditor || step.uncoversEditor && step.before.app.onTop.isScreen
        return step.sent() == (comes ? 1 : 0)
      },
      .onEveryStep(
        "coming back from a full screen is counted",
        when: { $0.uncoversEditor && $0.before.app.onTop.takesEditorAway },
        explanation: """
          Nothing was closed, but the user was elsewhere and the editor was out of the window \
          (B25): the second count is right.
          """
      ) { $0.sent() == 1 },
      .monitor(
        .wayBack,
        explanation: """
          viewWillDisappear is followed by viewDidDisappear (B18), or by viewWillAppear, \
          viewIsAppearing and viewDidAppear, in this order (B17).
          """),
    ]
  }

  /// Where an alert may be on top.
  static func alertsAreNoScreens<App: VisitCountingApp>() -> Property<PresentationSystem<App>> {
    .onEveryStep(
      "closing an alert is not counted",
      when: { $0.uncoversEditor && $0.before.app.onTop == .alert },
      explanation: "The user never left the editor to answer a question."
    ) { $0.sent() == 0 }
  }

  /// What is true of every version but the repaired one.
  static func onceForEachStay<App: VisitCountingApp>() -> Property<PresentationSystem<App>> {
    .onEveryStep(
      Self.everyStay, when: { $0.presentsEditor || $0.uncoversEditor || $0.sent() > 0 },
      explanation: """
        UIKit's own notion: a stay begins when the presentation of the editor is complete or when \
        a style that had taken its view out of the window has gone; pulling does not end it.
        """
    ) { step in
      let begins =
        step.presentsEditor || step.uncoversEditor && step.before.app.onTop.takesEditorAway
      return step.sent() == (begins ? 1 : 0)
    }
  }
}

extension Monitor<PresentationEvent> {
  /// Counts along the callbacks of an editor that had begun to go.
  fileprivate static var wayBack: Self {
    let order: [Callback] = [
      .viewWillDisappear(.editor), .viewWillAppear(.editor), .viewIsAppearing(.editor),
      .viewDidAppear(.editor),
    ]
    return Monitor(
      "a sheet that begins to disappear does so, or receives all three appear callbacks"
    ) {
      received, event in
      switch event {
      case .callback(order[Int(received)]): received == 3 ? .exercised(0) : .next(received + 1)
      case .callback(.viewDidDisappear(.editor)): received < 2 ? .next(0) : .violated
      case .callback(let callback):
        received > 0 && order.contains(callback) ? .violated : .next(received)
      case .settled(atRest: true): received > 0 ? .violated : .next(0)
      default: .next(received)
      }
    }
  }
}

extension Step {
  /// How many tracking events were sent.
  fileprivate func sent<App: VisitCountingApp>() -> Int where System == PresentationSystem<App> {
    after.app.eventsSent(since: before.app)
  }
}

extension Step where System: HarnessedSystem {
  /// Whether the presentation of the editor is complete in this step.
  fileprivate var presentsEditor: Bool {
    before.world.presentation(of: .editor)?.isBeingPresented == true
      && after.world.presentation(of: .editor)?.isBeingPresented == false
  }

  /// Whether what was on top of the editor has gone in this step, and the editor has stayed.
  fileprivate var uncoversEditor: Bool {
    before.world.presentation(of: .next) != nil && after.world.presentation(of: .next) == nil
      && after.world.presentation(of: .editor) != nil
  }

  /// Whether the user has, or had, the editor under the finger, and it stays.
  fileprivate var keepsPulledEditor: Bool {
    guard let before = before.world.top, before.presented == .editor else { return false }
    return (before.isBeingDismissed || before.finger != .up)
      && after.world.presentation(of: .editor) != nil
  }
}

extension ControllerID {
  fileprivate static let editor = ControllerID(1)
  fileprivate static let next = ControllerID(2)
}

// SPDX-License-Identifier: MIT

import UIKitSemantics

extension CatalogRule {
  /// Replays the appearance callbacks of a step and finds one that does not fit.
  static var appearanceBalanced: CatalogRule {
    .onEveryStep(
      when: { step in
        // A step that comes to rest without a callback may have left a controller halfway.
        step.events.contains { $0.appearance != nil }
          || step.after.isAtRest && !step.before.isAtRest
      }
    ) { step in
      step.after.controllersInUse.allSatisfy { controller in
        var state = step.before.state(of: controller).appearance
        for event in step.events {
          guard let (callback, target) = event.appearance, target == controller else { continue }
          guard let next = state.after(callback) else { return false }
          state = next
        }
        let isHalfWay = state == .appearing || state == .disappearing
        return !(isHalfWay && step.after.isAtRest)
      }
    }
  }

  /// A presenter that stays in the window receives no appearance callbacks.
  static var presenterReceivesOnlyWhenRemoved: CatalogRule {
    .onEveryStep(
      when: { step in step.before.count > 0 || step.after.count > 0 }
    ) { step in
      step.events.allSatisfy { event in
        guard let (_, target) = event.appearance else { return true }
        return step.mayReceiveAppearance(target)
      }
    }
  }

  /// A presenter that left the window receives viewDidDisappear, and viewDidAppear when it is back.
  static var removedPresenterReceivesAppearance: CatalogRule {
    .onEveryStep(
      when: { step in step.coveredPresenter != nil || step.uncoveredPresenter != nil }
    ) { step in
      if let presenter = step.coveredPresenter, !step.receives(.viewDidDisappear(presenter)) {
        return false
      }
      if let presenter = step.uncoveredPresenter, !step.receives(.viewDidAppear(presenter)) {
        return false
      }
      return true
    }
  }
}

extension Presentation {
  /// Whether this style takes the presenter's view out of the window, by the documentation.
  fileprivate var coversByStyle: Bool {
    style.removesPresentersView || style == .custom && removesPresentersView
  }
}

extension WorldStep {
  /// Whether a controller has reason to receive appearance callbacks in this step.
  ///
  /// What is in a container receives what the container receives (B32); a new object may come into
  /// one only in this step.
  fileprivate func mayReceiveAppearance(_ child: ControllerID) -> Bool {
    let earlier = before.outermostContainer(of: child)
    let later = after.outermostContainer(of: child)
    if before.movesOrCovers(earlier) || after.movesOrCovers(later) { return true }
    // It came and settled, or went, within this step.
    return (before.presentation(of: earlier) == nil) != (after.presentation(of: later) == nil)
  }

  /// The presenter that a presentation, complete in this step, has covered.
  fileprivate var coveredPresenter: ControllerID? {
    guard let before = before.top, before.isBeingPresented, before.coversByStyle,
      after.presentation(of: before.presented)?.isAtRest == true
    else { return nil }
    return before.presenting
  }

  /// The presenter that a dismissal, complete in this step, has uncovered.
  ///
  /// When several presentations go at once, only the one below all of them comes back.
  fileprivate var uncoveredPresenter: ControllerID? {
    guard after.count < before.count else { return nil }
    let lowest = before.presentation(at: after.count)
    guard lowest.coversByStyle, lowest.isBeingDismissed else { return nil }
    return lowest.presenting
  }
}

extension PresentationWorld {
  fileprivate func outermostContainer(of controller: ControllerID) -> ControllerID {
    parent(of: controller).map { outermostContainer(of: $0) } ?? controller
  }
}

extension PresentationEvent {
  /// The appearance callback that this event is, if it is one, and who receives it.
  fileprivate var appearance: (Callback, ControllerID)? {
    guard case .callback(let callback) = self else { return nil }
    switch callback {
    case .viewWillAppear(let target), .viewIsAppearing(let target), .viewDidAppear(let target),
      .viewWillDisappear(let target), .viewDidDisappear(let target):
      return (callback, target)
    default:
      return nil
    }
  }
}

extension ControllerState.Appearance {
  /// Where a callback leads, or `nil` if it does not fit.
  ///
  /// A controller that is covered may receive will and did disappear once more when it goes (B28).
  fileprivate func after(_ callback: Callback) -> ControllerState.Appearance? {
    switch (callback, self) {
    case (.viewWillAppear, .disappeared), (.viewWillAppear, .disappearing): .appearing
    case (.viewIsAppearing, .appearing): .appearing
    case (.viewDidAppear, .appearing): .appeared
    case (.viewWillDisappear, .appeared), (.viewWillDisappear, .appearing),
      (.viewWillDisappear, .disappeared):
      .disappearing
    case (.viewDidDisappear, .disappearing): .disappeared
    default: nil
    }
  }
}

extension PresentationWorld {
  /// Whether a controller is on its way, or presents something that takes its view away.
  fileprivate func movesOrCovers(_ controller: ControllerID) -> Bool {
    if let own = presentation(of: controller), !own.isAtRest || own.finger != .up { return true }
    return (0..<count).contains { level in
      presentation(at: level).presenting == controller && presentation(at: level).coversByStyle
    }
  }
}

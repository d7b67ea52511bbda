// SPDX-License-Identifier: MIT

// MARK: - Presentations that wait

/// A presentation that was asked for during a push or a pop.
struct WaitingPresentation: Hashable, Sendable {
  let controller: ControllerID
  let caller: ControllerID
  let request: PresentationRequest
}

extension PresentationWorld {
  /// A `present` in the middle of an animated push or pop around the presenter is put off to its end
  /// (M6); a second one finds the first.
  mutating func putOffPresentation(
    of controller: ControllerID, from caller: ControllerID, _ request: PresentationRequest
  ) -> Response? {
    guard let container = containerInTransition(around: caller),
      containment[container].kind != .pages,
      containment.transition(of: container)?.isAnimated == true, obeys(.m6)
    else { return nil }
    guard waiting == nil else {
      return refuse(.transitionInProgress, presenting: controller, on: caller, from: caller)
    }
    waiting = WaitingPresentation(controller: controller, caller: caller, request: request)
    return .deferred
  }

  /// The controller whose presentation waits for the end of a push or a pop.
  public var waitingController: ControllerID? { waiting?.controller }

  mutating func takeUpWaitingPresentation() {
    guard let waiting else { return }
    self.waiting = nil
    present(waiting.controller, from: waiting.caller, waiting.request)
  }
}

// MARK: - Transitions that wait

extension PresentationWorld {
  /// Whether a transition is to begin that waits until the main queue has been served (L13).
  package mutating func servesMainQueueFirst() -> Bool {
    let isAskedFor = agenda.contains {
      [.beginPresentation, .beginDismissal, .beginContainerTransition].contains($0)
    }
    return isAskedFor && consulting(.mainQueueComesFirst).mainQueueComesFirst
  }
}

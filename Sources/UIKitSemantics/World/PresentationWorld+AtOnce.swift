// SPDX-License-Identifier: MIT

// MARK: - What is delivered before a call returns

extension PresentationWorld {
  /// The question that waited when something else was delivered before a call returned.
  public struct SuspendedQuestion: Sendable { let step: MicroStep? }

  /// Lets the beginning of a container's transition be what ``next()`` takes now, and nothing after
  /// it (REC39).
  ///
  /// - Returns: The question that waits, for ``resume(_:)``; `nil` if nothing begins.
  public mutating func isolateBeginning(
    ofTransitionIn container: ControllerID
  ) -> SuspendedQuestion? {
    guard containment.transition(of: container)?.hasBegun == false else { return nil }
    let begin = MicroStep(.beginContainerTransition, of: container)
    agenda.remove(begin)
    agenda.prepend(MicroStep(.stop, of: container))
    agenda.prepend(begin)
    return suspendQuestion()
  }

  /// Lets the callbacks that a container passes on to its children be what ``next()`` takes now, and
  /// nothing after them (REC91, REC94).
  ///
  /// - Returns: The question that waits, for ``resume(_:)``; `nil` if it passes nothing on.
  public mutating func isolateForwarded(by container: ControllerID) -> SuspendedQuestion? {
    let world = self
    let isThere = agenda.insert(MicroStep(.stop, of: container)) { step in
      switch step.kind {
      case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear:
        step.controller != container
          && world.chainOfParents(from: step.controller).contains(container)
      default: false
      }
    }
    return isThere ? suspendQuestion() : nil
  }

  /// Goes on with what was interrupted.
  public mutating func resume(_ suspended: SuspendedQuestion) {
    if error == nil { question = suspended.step }
  }

  private mutating func suspendQuestion() -> SuspendedQuestion {
    defer { question = nil }
    return SuspendedQuestion(step: question)
  }
}

// SPDX-License-Identifier: MIT

// MARK: - Requests that UIKit does not carry out

extension PresentationWorld {
  /// Gives away the line that the last request caused in the log, if it caused one.
  ///
  /// A request causes one line at most; worlds that differ in it only are equal.
  public mutating func takeLogLine() -> LogLine? {
    defer { logLine.value = nil }
    return logLine.value
  }

  /// Something that is not a rule of UIKit's writes to the log.
  package mutating func write(_ line: LogLine) { logLine.value = line }

  /// The exception of presenting what is on screen already (E11).
  mutating func mistakeInPresenting(_ controller: ControllerID) -> ProgrammingError? {
    // What a pop takes away may be presented when that is over.
    if parent(of: controller) != nil, !containment[controller].contains(.leaves) {
      return .presentedChild
    }
    // An instance on its way out is refused instead (E33).
    let isThere = level(of: controller).map { !stack[$0].isBeingDismissed } ?? false
    let isOnScreen = isThere || isReplaced(controller) || controller == rootViewController
    return isOnScreen && obeys(.e11) ? .alreadyPresented : nil
  }

  /// Why a controller cannot present now.
  mutating func refusalToPresent(from source: ControllerID) -> Refusal? {
    if let level = levelPresented(inTreeOf: source) {
      switch stack[level].transition {
      case .none: if obeys(.e5) { return .alreadyPresenting }
      case .presentation: if obeys(.e6) { return .transitionInProgress }
      case .dismissal: if obeys(.e4) { return .transitionInProgress }
      }
    }
    if !controllers[source.index].isViewInWindow, obeys(.e9) { return .viewNotInWindow }
    guard let own = levelShowing(source) else { return nil }
    if stack[own].isBeingDismissed { return .presenterIsBeingDismissed }  // E12, B24
    guard stack[own].isBeingPresented else { return nil }
    // In its own viewDidAppear a controller may present.
    let hasAppeared = controllers[source.index].appearance == .appeared && obeys(.e10)
    return !hasAppeared && obeys(.e6) ? .transitionInProgress : nil
  }

  /// Refuses a presentation, and writes to the log what UIKit writes.
  mutating func refuse(
    _ refusal: Refusal, presenting controller: ControllerID, on presenter: ControllerID,
    from source: ControllerID
  ) -> Response {
    switch refusal {
    case .alreadyPresenting:
      guard let level = levelPresented(inTreeOf: presenter) else { break }
      logLine.value = .presentWhilePresenting(
        controller, on: presenter, from: source, presented: stack[level].presented)
    case .transitionInProgress, .presenterIsBeingDismissed:
      logLine.value = .presentDuringTransition(controller, on: presenter)
    case .viewNotInWindow:
      logLine.value = .presentOutsideWindow(controller, on: presenter, from: source)
    default: break
    }
    return .refused(refusal)
  }

  /// Refuses a dismissal because something comes or goes (E2, E7, E8).
  mutating func refuseDismissal(askedAt controller: ControllerID) -> Response {
    logLine.value = .dismissDuringTransition(controller)
    return .refused(.transitionInProgress)
  }

  /// Lets what has gone make room for a request in its last callbacks: nobody presents it then (B26).
  ///
  /// Of a presenter that has appeared again nobody reports otherwise: steps that follow each other are
  /// presented so.
  package mutating func makeRoom() {
    guard let base = (0..<count).first(where: { stack[$0].flags.contains(.departed) }) else {
      return
    }
    let isBack =
      stack[base].removesPresentersView
      && controllers[stack[base].presenting.index].appearance == .appeared
    guard
      isBack || consulting(.requestInLastCallbacks).requestInLastCallbacks == .takesEffect
    else { return }
    remove(from: base, beforeLastCallbacks: true)
  }
}

// SPDX-License-Identifier: MIT

// MARK: - Presentations that get mixed up with a dismissal

extension PresentationWorld {
  /// A controller that is on its way out is to present another one (E12).
  ///
  /// - Returns: `nil` where UIKit refuses.
  mutating func presentOnWhatGoes(
    _ controller: ControllerID, from source: ControllerID, _ request: PresentationRequest
  ) -> Response? {
    guard let own = level(of: source), isSureToGo(own), !stack[own].flags.contains(.comesBack),
      consulting(.presentWhileBeingDismissed).presentWhileBeingDismissed != .refused
    else { return nil }
    stack[count] = Presentation(
      presented: controller, presenting: source, requestedStyle: request.style,
      style: adapted(request.style, of: controller), transition: .dismissal,
      flags: [.container, .joined])
    count += 1
    enqueue(.viewWillAppear, of: controller)
    enqueue(.viewIsAppearing, of: controller)
    return .accepted
  }

  /// A controller is to be presented again while its own dismissal runs (E33).
  ///
  /// - Returns: `nil` where UIKit refuses.
  mutating func presentAgain(_ controller: ControllerID, from source: ControllerID) -> Response? {
    guard let own = level(of: controller), isSureToGo(own), transitionBase == own,
      stack[own].presenting == source,
      consulting(.presentDuringOwnDismissal).presentDuringOwnDismissal != .refused
    else { return nil }
    stack[own].flags.insert(.comesBack)
    return .accepted
  }

  /// Whether a level is the uppermost one of a dismissal by UIKit's own animation, which nobody can
  /// cancel any more.
  private func isSureToGo(_ level: Int) -> Bool {
    guard level == count - 1, stack[level].isBeingDismissed else { return false }
    return (transitionBase...level).allSatisfy {
      let methods = controllers[stack[$0].presented.index].transitioningDelegate
      return stack[$0].drive == .animating
        && stack[$0].flags.isDisjoint(with: [.ending, .customAnimator])
        && !methods.contains(.animationControllerForDismissed)
    }
  }

  /// Whether what goes stays presented after all, with nothing to see of it (E12, E33).
  func staysWithoutContent(_ levels: Range<Int>) -> Bool {
    let base = levels.lowerBound
    if stack[base].flags.contains(.comesBack) { return true }
    return levels.count == 2 && stack[base + 1].flags.contains(.joined)
      && behavior.asked(.presentWhileBeingDismissed).presentWhileBeingDismissed == .keepsItAlive
  }

  /// A dismissal is complete, and what went is presented again, or still: its view is gone, and
  /// the user's touches reach no view.
  mutating func keepWithoutContent(at base: Int) {
    let reports = reportsOfEnd(of: base..<base + 1, completed: true)
    for level in base..<count {
      stack[level].transition = .none
      stack[level].drive = .animating
      stack[level].cause = .program
      stack[level].frame = .preferred
      stack[level].flags.subtract(.ofOneTransition)
      stack[level].flags.remove([.joined, .comesBack, .dismissCompletion])
    }
    stack[base].flags.remove(.removesPresenter)
    stack[base].flags.insert(.withoutContent)
    // There is no view that another one could take out of the window.
    for level in base + 1..<count {
      setRemovesPresenter(shouldRemovePresentersView(at: level), at: level)
    }
    agenda.prepend(reports)
  }

  /// The callbacks of what was presented on a controller that goes: it goes too, or stays.
  mutating func appendEndOfJoined(at level: Int, to views: inout Agenda) {
    let presented = stack[level].presented
    guard !staysWithoutContent(transitionBase..<count) else {
      views.append(MicroStep(.viewDidAppear, of: presented))
      return
    }
    views.append(MicroStep(.viewWillDisappear, of: presented))
    views.append(MicroStep(.viewDidDisappear, of: presented))
  }
}

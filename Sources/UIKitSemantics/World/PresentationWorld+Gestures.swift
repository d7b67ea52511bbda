// SPDX-License-Identifier: MIT

// MARK: - What the user can do

extension PresentationWorld {
  /// Whether the user can make a gesture now.
  func offersGesture(_ gesture: UIKitInput) -> Bool {
    guard error == nil, let top, isSettled, !top.isWithoutContent else { return false }
    switch gesture {
    case .swipeBegins:
      if canBeCaught(top) { return true }
      return top.isAtRest && top.finger == .up && followsFinger(top) && isAtSmallestDetent(top)
    case .swipeDownAgain:
      let isHeld = top.finger == .resting || top.finger == .sliding
      return top.isAtRest && isHeld && isAtSmallestDetent(top)
    case .swipeMovesPastThreshold: return top.finger == .pulled
    case .swipeMovesBack: return top.finger == .pastThreshold
    case .swipeReturnsToTop: return top.finger == .pulled
    case .swipeReleased: return top.finger != .up
    case .swipeInterrupted: return top.finger == .pulled || top.finger == .pastThreshold
    case .tapOutside: return offersTapOutside
    case .accessibilityEscape:
      return top.isAtRest && top.finger == .up && (top.style.isSheet || top.style == .popover)
    default: return offersDetentGesture(gesture, on: top)
    }
  }
}

// MARK: - What the gestures do

extension PresentationWorld {
  /// The user makes a gesture.
  ///
  /// - Precondition: ``offersGesture(_:)``.
  mutating func performGesture(_ gesture: UIKitInput) {
    precondition(offersGesture(gesture), "The user cannot do this now.")
    let level = count - 1
    switch gesture {
    case .swipeBegins where !stack[level].isAtRest: catchSheet(at: level)
    case .swipeBegins, .swipeDownAgain: pull(at: level)
    case .swipeMovesPastThreshold: move(to: .pastThreshold, at: level)
    case .swipeMovesBack: move(to: .pulled, at: level)
    case .swipeReturnsToTop: returnToTop(at: level)
    case .swipeReleased: release(at: level)
    case .swipeInterrupted: letGo(at: level)
    case .tapOutside: tapOutside()
    case .accessibilityEscape:
      if obeys(.h14) { attemptDismissal(at: level) }
    default: performDetentGesture(gesture, at: level)
    }
  }

  /// Says whether a controller zooms in: `preferredTransition = .zoom(…)`.
  public mutating func setZooms(_ value: Bool, of controller: ControllerID) {
    if value {
      settings[controller.index].flags.insert(.zooms)
    } else {
      settings[controller.index].flags.remove(.zooms)
    }
  }

  /// Whether a finger can dismiss what is presented: a sheet (A1), or what zooms in (A40).
  private func followsFinger(_ presentation: Presentation) -> Bool {
    presentation.style.isSheet
      || presentation.style != .popover && zooms(presentation) && !mutated(.without(.a40))
  }

  private func zooms(_ presentation: Presentation) -> Bool {
    settings[presentation.presented.index].flags.contains(.zooms)
  }

  /// Whether vetoes stop the user's gesture, and the delegate learns of it (L9).
  private mutating func tellsOfGesture(at level: Int) -> Bool {
    !zooms(stack[level]) || consulting(.zoomDismissalIsTold).zoomDismissalIsTold
  }

  /// Whether a finger can catch a sheet that the user has let go (L11); one that is modal by now, or
  /// that the app dismisses by now, moves on.
  ///
  /// To catch one that comes is no more than the end of its presentation and then a swipe, which are
  /// offered one after the other anyway.
  func canBeCaught(_ top: Presentation) -> Bool {
    let moves = top.drive == .animating || top.drive == .reversing
    return moves && top.isBeingDismissed && top.cause == .user && top.finger == .up
      && !top.flags.contains(.takenOver)
      && followsFinger(top) && transitionBase == count - 1 && !isModalInPresentation(top.presented)
      && behavior.asked(.movingSheetCanBeCaught).movingSheetCanBeCaught
  }

  /// The same for whoever wants to know that it was asked.
  public mutating func isSheetOnItsWayCatchable() -> Bool {
    _ = consulting(.movingSheetCanBeCaught)
    return top.map(canBeCaught) ?? false
  }

  /// Whether of several recognizers on one view the one that was added last gets a touch first (L14).
  public mutating func newestRecognizerComesFirst() -> Bool {
    consulting(.recognizerOrder).recognizerOrder == .newestFirst
  }

  /// The delegate is asked as for any other pull; if it refuses, the sheet moves on.
  private mutating func catchSheet(at level: Int) {
    _ = consulting(.movingSheetCanBeCaught)
    if controllers[stack[level].presented.index].delegate.contains(.shouldDismiss) {
      enqueue(.askShouldDismissOnCatch, at: level)
    } else {
      takeHold(at: level)
    }
  }

  /// The finger has the sheet again, and the dismissal is as open as before it was let go.
  mutating func takeHold(at level: Int) {
    stack[level].finger = stack[level].drive == .animating ? .pastThreshold : .pulled
    stack[level].drive = .dragging
    enqueueInteractionChange(.interactionBegins)
  }

  /// A finger begins to pull; `isModalInPresentation` blocks it without a question (A2, A3).
  mutating func pull(at level: Int) {
    stack[level].finger = .pulled
    let controller = controllers[stack[level].presented.index]
    if !stack[level].style.isSheet { _ = obeys(.a40) }
    let isTold = tellsOfGesture(at: level)
    if isTold, isModalInPresentation(at: level), obeys(.a2) {
      blockPull(at: level)
    } else if isTold, controller.delegate.contains(.shouldDismiss) {
      enqueue(.askShouldDismissOnPull, at: level)  // L4
    } else {
      startDrag(at: level)
    }
  }

  /// The sheet follows the finger with resistance, nothing begins (A17, L3).
  mutating func blockPull(at level: Int) {
    if consulting(.blockedSwipeCausesAppearanceCallbacks).blockedSwipeCausesAppearanceCallbacks {
      enqueue(.viewWillDisappear, of: stack[level].presented)
    }
  }

  /// The dismissal begins before it is known whether it will be completed (B16, B24).
  mutating func startDrag(at level: Int) {
    beginUserDismissal(at: level, drive: .dragging)
  }

  /// A dismissal that the user began, and reported to the delegate of this level only (A28).
  mutating func beginUserDismissal(at level: Int, drive: Presentation.Drive) {
    let levels = level..<count
    for level in levels {
      stack[level].transition = .dismissal
      stack[level].drive = drive
      stack[level].cause = .program
      if obeys(.a12) { stack[level].flags.insert(.animated) }
      stack[level].flags.remove(.alongside)
    }
    guard drive == .animating || tellsOfGesture(at: level) else {
      return enqueueDismissalBegin(levels: levels)
    }
    stack[level].cause = .user
    guard drive == .animating || obeys(.b16) else {
      enqueue(.willDismiss, at: level)
      return
    }
    switch consulting(.swipeStart).swipeStart {  // A12, A13, L2
    case .willDismissFirst:
      enqueue(.willDismiss, at: level)
      enqueueDismissalBegin(levels: levels)
    case .viewWillDisappearFirst:
      for level in levels.reversed() { enqueue(.viewWillDisappear, of: stack[level].presented) }
      enqueue(.willDismiss, at: level)
      enqueueReturnOfPresenter(at: level)
    }
  }

  private mutating func move(to finger: Presentation.Finger, at level: Int) {
    stack[level].finger = finger
    let delegate = controllers[stack[level].presented.index].delegate
    if stack[level].isBeingDismissed, delegate.contains(.shouldDismiss),
      tellsOfGesture(at: level),
      consulting(.shouldDismissTiming).shouldDismissTiming == .alsoOnEveryMove
    {
      enqueue(.askShouldDismissOnMove, at: level)  // A7, L4
    }
  }

  /// Up and down without lifting the finger cancels and begins anew each time (A9).
  private mutating func returnToTop(at level: Int) {
    stack[level].finger = .resting
    if stack[level].isBeingDismissed, obeys(.a9) {
      turnBack()
      endTransition(completed: false)
    } else {
      endBlockedPull(at: level)
    }
  }

  private mutating func release(at level: Int) {
    guard stack[level].finger == .pastThreshold else {
      letGo(at: level)
      return
    }
    guard stack[level].isBeingDismissed else {
      letGo(at: level)
      enqueueAttempt(at: level)  // A2, A4
      return
    }
    let controller = controllers[stack[level].presented.index]
    guard tellsOfGesture(at: level) else { return commitDrag(at: level) }
    let isBlocked =
      isModalInPresentation(at: level)
      && consulting(.modalFlagTiming).modalFlagTiming == .untilRelease
      && obeys(.a2)
    if isBlocked {  // L6
      letGo(at: level)
      enqueueAttempt(at: level)
    } else if controller.delegate.contains(.shouldDismiss),
      consulting(.shouldDismissTiming).shouldDismissTiming == .alsoOnRelease
    {
      enqueue(.askShouldDismissOnRelease, at: level)  // L4
    } else {
      commitDrag(at: level)
    }
  }

  /// The finger is gone and the sheet goes too.
  mutating func commitDrag(at level: Int) {
    stack[level].finger = .up
    stack[level].drive = .animating
    enqueueInteractionChange(.interactionEnds)
    sheets[stack[level].presented.index].nearest = nil
  }

  /// The finger is gone and the sheet snaps back (B17).
  mutating func letGo(at level: Int) {
    let finger = stack[level].finger
    let wasPulled = finger == .pulled || finger == .pastThreshold
    stack[level].finger = .up
    if stack[level].isBeingDismissed {
      turnBack()
    } else if wasPulled {
      endBlockedPull(at: level)
    }
    endDetentDrag(at: level)
  }

  /// Something else takes the sheet out of the finger's reach.
  mutating func loseFinger(at level: Int) {
    let finger = stack[level].finger
    stack[level].finger = .up
    sheets[stack[level].presented.index].nearest = nil
    let isInconclusive = question?.kind == .askShouldDismissOnPull  // Nothing began yet.
    if stack[level].isAtRest, finger == .pulled || finger == .pastThreshold, !isInconclusive {
      endBlockedPull(at: level)
    }
  }

  private mutating func endBlockedPull(at level: Int) {
    guard consulting(.blockedSwipeCausesAppearanceCallbacks).blockedSwipeCausesAppearanceCallbacks
    else { return }  // L3
    let presented = stack[level].presented
    enqueue(.viewWillAppear, of: presented)
    enqueue(.viewIsAppearing, of: presented)
    enqueue(.viewDidAppear, of: presented)
  }

  /// The delegate is told about an attempt that a veto stopped (A2, A4, A16).
  mutating func enqueueAttempt(at level: Int) {
    if obeys(.a16) { enqueue(.didAttemptToDismiss, at: level) }
  }
}

// SPDX-License-Identifier: MIT

// MARK: - The end of a transition

extension PresentationWorld {
  /// The running transition turns back (B17, B20, B21).
  mutating func enqueueCancellation() {
    let levels = transitionBase..<count
    let former = stack[animatedLevel].drive
    if former == .interacting || former == .dragging {
      enqueueInteractionChange(.interactionEndsCancelled)
    }
    for level in levels { stack[level].drive = .reversing }
    let base = stack[levels.lowerBound]
    var appearing = Agenda()
    var disappearing = Agenda()
    if base.isBeingPresented {
      appearing.append(MicroStep(.viewWillDisappear, of: base.presented))
      disappearing = returnOfPresenter(at: levels.lowerBound)
    } else {
      if base.removesPresentersView, obeys(.b20) {
        appearing.append(MicroStep(.viewWillDisappear, of: base.presenting))
      }
      for level in levels.reversed() where !isCovered(level) {
        disappearing.append(MicroStep(.viewWillAppear, of: stack[level].presented))
        disappearing.append(MicroStep(.viewIsAppearing, of: stack[level].presented))
      }
    }
    let isSimple = appearing.isEmpty || disappearing.isEmpty
    let inOrder = isSimple || obeys(.b21) ? (appearing, disappearing) : (disappearing, appearing)
    append(inOrder.0)
    append(inOrder.1)
  }

  /// Whether the view of a level was taken out of the window by the level above it.
  func isCovered(_ level: Int) -> Bool {
    level + 1 < count && stack[level + 1].removesPresentersView
  }

  mutating func endTransition(completed: Bool) {
    let top = count - 1
    leaveViews(completed: completed)
    for level in transitionBase..<count {
      stack[level].flags.remove(.context)
      stack[level].flags.insert(.ending)
    }
    switch (stack[top].transition, completed) {
    case (.presentation, true) where mutated(.presentationIsLost): enqueue(.remove, at: top)
    case (.presentation, true): enqueueEndOfPresentation(at: top)
    case (.presentation, false): enqueueEndOfCancelledPresentation(at: top)
    case (.dismissal, true) where mutated(.dismissalIsLost): enqueueEndOfCancelledDismissal()
    case (.dismissal, true): enqueueEndOfDismissal(levels: transitionBase..<count)
    case (.dismissal, false): enqueueEndOfCancelledDismissal()
    case (.none, _): break
    }
  }

  /// The presentation is complete (B14, B33, C3, C20, C29, C30).
  private mutating func enqueueEndOfPresentation(at level: Int) {
    let presentation = stack[level]
    var controller = Agenda()
    if presentation.hasCustomPresentationController, obeys(.c6) {
      controller.append(MicroStep(.presentationTransitionDidEnd, at: level))
    }
    var views = Agenda()
    if obeys(.b14) { views.append(MicroStep(.viewDidAppear, of: presentation.presented)) }
    if presentation.removesPresentersView {
      let step = MicroStep(.viewDidDisappear, of: presentation.presenting)
      if obeys(.b33) { views.append(step) } else { views.prepend(step) }
    }
    let isFlagLate = obeys(.b23)
    if !isFlagLate { enqueue(.settle, at: level) }
    append(inOrder(controller: controller, views: views))
    if isFlagLate { enqueue(.settle, at: level) }
  }

  /// An interactive presentation was cancelled: the controller is not on screen after all (C3).
  private mutating func enqueueEndOfCancelledPresentation(at level: Int) {
    let presentation = stack[level]
    var controller = Agenda()
    if presentation.hasCustomPresentationController, obeys(.c6) {
      let kind: MicroStep.Kind =
        obeys(.c3) ? .presentationTransitionDidEndCancelled : .presentationTransitionDidEnd
      controller.append(MicroStep(kind, at: level))
    }
    var views = Agenda()
    if presentation.removesPresentersView {
      views.append(MicroStep(.viewDidAppear, of: presentation.presenting))
    }
    views.append(MicroStep(.viewDidDisappear, of: presentation.presented))
    append(inOrder(controller: controller, views: views))
    enqueue(.remove, at: level)
  }

  /// The dismissal is complete (B18, B27, C4, C21, C22, E15).
  private mutating func enqueueEndOfDismissal(levels: Range<Int>) {
    let base = levels.lowerBound
    var controller = Agenda()
    var views = Agenda()
    if stack[base].removesPresentersView {
      views.append(MicroStep(.viewDidAppear, of: stack[base].presenting))
    }
    for level in levels.reversed() {
      if stack[level].hasCustomPresentationController, obeys(.c6) {
        let kind: MicroStep.Kind =
          mutated(.completedDismissalReportedAsCancelled)
          ? .dismissalTransitionDidEndCancelled : .dismissalTransitionDidEnd
        controller.append(MicroStep(kind, at: level))
      }
      if stack[level].flags.contains(.joined) {
        appendEndOfJoined(at: level, to: &views)
      } else if obeys(.b18), receivesDisappearance(level) {
        views.append(MicroStep(.viewDidDisappear, of: stack[level].presented))
      }
    }
    let isFlagLate = obeys(.b27)
    let last: MicroStep.Kind = staysWithoutContent(levels) ? .keepWithoutContent : .remove
    if !isFlagLate { enqueue(last, at: base) }
    append(inOrder(controller: controller, views: views))
    if isFlagLate { enqueue(last, at: base) }
  }

  /// The dismissal was cancelled: everything is as before it (B17, B20, C4, C5, J5).
  private mutating func enqueueEndOfCancelledDismissal() {
    let levels = transitionBase..<count
    let base = stack[levels.lowerBound]
    var controller = Agenda()
    var views = Agenda()
    for level in levels.reversed() {
      if stack[level].hasCustomPresentationController, obeys(.c6) {
        let kind: MicroStep.Kind =
          obeys(.c4) ? .dismissalTransitionDidEndCancelled : .dismissalTransitionDidEnd
        controller.append(MicroStep(kind, at: level))
      }
      if isCovered(level) {
        views.append(MicroStep(.leaveWindow, of: stack[level].presented))
      } else if obeys(.b17) {
        views.append(MicroStep(.viewDidAppear, of: stack[level].presented))
      }
    }
    if base.removesPresentersView {
      let receives = consulting(.cancelledPresenterReceivesDidDisappear)
        .cancelledPresenterReceivesDidDisappear  // X6
      views.append(MicroStep(receives ? .viewDidDisappear : .leaveWindow, of: base.presenting))
    }
    append(inOrder(controller: controller, views: views))
    enqueue(.settle, at: levels.lowerBound)
  }
}

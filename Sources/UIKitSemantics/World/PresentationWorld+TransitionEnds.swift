// SPDX-License-Identifier: MIT

// MARK: - The end of a transition

extension PresentationWorld {
  /// The running transition turns back: what waits for a change of the interaction learns of it now
  /// (D21), and who was coming or going at the end of the way back (B21).
  mutating func turnBack() {
    let former = stack[animatedLevel].drive
    if former == .interacting || former == .dragging {
      enqueueInteractionChange(.interactionEndsCancelled)
    }
    for level in transitionBase..<count { stack[level].drive = .reversing }
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
    var leaving = Agenda()
    leaving.append(MicroStep(.viewWillDisappear, of: presentation.presented))
    leaving.append(MicroStep(.viewDidDisappear, of: presentation.presented))
    var staying = returnOfPresenter(at: level)
    if presentation.removesPresentersView {
      staying.append(MicroStep(.viewDidAppear, of: presentation.presenting))
    }
    append(inOrder(controller: controller, views: compensation(leaving, staying)))
    enqueue(.remove, at: level)
  }

  /// What a cancel takes back, after the end of the transition: who did not come after all goes
  /// again, and then who stays comes back (B20, B21).
  mutating func compensation(_ leaving: Agenda, _ staying: Agenda) -> Agenda {
    let isSimple = leaving.isEmpty || staying.isEmpty
    let (first, second) = isSimple || obeys(.b21) ? (leaving, staying) : (staying, leaving)
    var steps = second
    steps.prepend(first)
    return steps
  }

  /// The dismissal is complete (B18, B26, B27, C4, C21, C22, E15).
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
    let staysPresented = staysWithoutContent(levels)
    if !staysPresented, obeys(.b26) { views.prepend(MicroStep(.endRelations, at: base)) }
    let last: MicroStep.Kind = staysPresented ? .keepWithoutContent : .remove
    if !isFlagLate { enqueue(last, at: base) }
    append(inOrder(controller: controller, views: views))
    if isFlagLate { enqueue(last, at: base) }
  }

  /// The dismissal was cancelled: everything is as before it (B17, B20, C4, C5, J5).
  private mutating func enqueueEndOfCancelledDismissal() {
    let levels = transitionBase..<count
    let base = stack[levels.lowerBound]
    var controller = Agenda()
    var staying = Agenda()
    for level in levels.reversed() {
      let presented = stack[level].presented
      if stack[level].hasCustomPresentationController, obeys(.c6) {
        let kind: MicroStep.Kind =
          obeys(.c4) ? .dismissalTransitionDidEndCancelled : .dismissalTransitionDidEnd
        controller.append(MicroStep(kind, at: level))
      }
      if isCovered(level) {
        staying.append(MicroStep(.leaveWindow, of: presented))
      } else {
        staying.append(MicroStep(.viewWillAppear, of: presented))
        staying.append(MicroStep(.viewIsAppearing, of: presented))
        if obeys(.b17) { staying.append(MicroStep(.viewDidAppear, of: presented)) }
      }
    }
    var leaving = Agenda()
    if base.removesPresentersView {
      if obeys(.b20) { leaving.append(MicroStep(.viewWillDisappear, of: base.presenting)) }
      let receives = consulting(.cancelledPresenterReceivesDidDisappear)
        .cancelledPresenterReceivesDidDisappear  // X6
      leaving.append(MicroStep(receives ? .viewDidDisappear : .leaveWindow, of: base.presenting))
    }
    append(inOrder(controller: controller, views: compensation(leaving, staying)))
    enqueue(.settle, at: levels.lowerBound)
  }
}

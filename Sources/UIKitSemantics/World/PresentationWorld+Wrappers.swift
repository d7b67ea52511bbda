// SPDX-License-Identifier: MIT

// MARK: - A controller that adaptation puts around the presented one

extension PresentationWorld {
  /// The controller that stands in a presentation for a controller: the wrapper that adaptation put
  /// around it, or itself (F11).
  func representative(of controller: ControllerID) -> ControllerID {
    (0..<count).first { stack[$0].wrapped == controller && !stack[$0].isReplaced }
      .map { stack[$0].presented } ?? controller
  }

  /// Whether adaptation has put another controller in the place of this one, which is not on screen
  /// but comes back where there is room for it (F18).
  func isReplaced(_ controller: ControllerID) -> Bool {
    (0..<count).contains { stack[$0].wrapped == controller && stack[$0].isReplaced }
  }

  /// The child of a wrapper that is on screen.
  func wrappedChild(of controller: ControllerID) -> ControllerID? {
    guard let level = level(of: controller), stack[level].presented == controller,
      !stack[level].isReplaced
    else { return nil }
    return stack[level].wrapped
  }

  /// Takes the delegate's answer: a controller to be presented in place of the other one, which is
  /// from then on its child (F11), or nowhere on screen (F18).
  mutating func takeViewControllerForAdaptiveStyle(_ answer: Answer, at level: Int) {
    let wrapper: ControllerID
    switch answer {
    case .controller(let other), .replacement(let other): wrapper = other
    default: return
    }
    guard wrapper != rootViewController, parent(of: wrapper) == nil,
      self.level(of: wrapper) == nil, !isReplaced(wrapper), canExchangeViews(at: level),
      obeys(.f11)
    else { return }
    let child = stack[level].presented
    replacePresented(at: level, by: wrapper)
    stack[level].wrapped = child
    if case .replacement = answer, obeys(.f18) { stack[level].flags.insert(.replaced) }
    if stack[level].isAtRest { exchangeViews([child], by: [wrapper], at: level) }
  }

  /// A presentation that goes back to its original style goes back to its controller.
  mutating func unwrap(at level: Int) {
    guard let child = stack[level].wrapped, canExchangeViews(at: level) else { return }
    let wrapper = stack[level].presented
    let former = stack[level].isReplaced ? [wrapper] : [wrapper, child]
    replacePresented(at: level, by: child)
    stack[level].wrapped = nil
    stack[level].flags.remove(.replaced)
    exchangeViews(former, by: [child], at: level)
  }

  /// Whether one view can take the place of another: before the presentation, or at rest.
  ///
  /// No controller is wrapped in the middle of a transition (no source).
  func canExchangeViews(at level: Int) -> Bool {
    !stack[level].hasContainerView || !isInTransition
  }

  /// Adds what a change of the size classes left to do at the end of a transition.
  func appendWaitingAdaptation(to steps: inout Agenda) {
    for level in 0..<count where stack[level].wrapped != nil && !isAdapted(stack[level]) {
      steps.append(MicroStep(.adaptPresentersView, at: level))
    }
  }

  /// The presentation controller stays, and with it its delegate and its settings.
  private mutating func replacePresented(at level: Int, by other: ControllerID) {
    let former = stack[level].presented
    (controllers[other.index].delegate, controllers[former.index].delegate) =
      (controllers[former.index].delegate, [])
    (sheets[other.index], sheets[former.index]) = (sheets[former.index], SheetState())
    stack[level].presented = other
    if level + 1 < count { stack[level + 1].presenting = other }
  }

  /// A view that moves from the container into the wrapper leaves the window on its way.
  ///
  /// No source tells; it follows from what appearance callbacks mean. What is covered receives nothing.
  private mutating func exchangeViews(
    _ former: [ControllerID], by others: [ControllerID], at level: Int
  ) {
    // A finger that pulls loses the sheet with the view that it is on.
    stack[level].finger = .up
    sheets[stack[level].presented.index].nearest = nil
    for controller in former { agenda.remove(MicroStep(.viewWillDisappear, of: controller)) }
    var steps = Agenda()
    for kind in [MicroStep.Kind.viewWillDisappear, .viewDidDisappear] {
      for controller in former {
        let appearance = controllers[controller.index].appearance
        if appearance == .disappeared { return }
        if appearance == .disappearing, kind == .viewWillDisappear { continue }  // L3
        steps.append(MicroStep(kind, of: controller))
      }
    }
    for kind in [MicroStep.Kind.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
      for controller in others { steps.append(MicroStep(kind, of: controller)) }
    }
    agenda.prepend(steps)
  }
}

// SPDX-License-Identifier: MIT

// MARK: - One chain of presentations for each window

/// What is presented in one window knows nothing of what is presented in another.
///
/// The stack holds the chains of all windows, one after the other. What happens, happens to the
/// uppermost one: before a request or a step that is about another chain, that one comes up. The
/// order of the chains says nothing else. A scenario with one window never gets here.
extension PresentationWorld {
  /// The root of the window in which a controller is shown; a root that was replaced counts as the
  /// one that is there instead (E30).
  func bottom(of controller: ControllerID) -> ControllerID {
    var bottom = farthestAncestor(of: representative(of: controller))
    while let level = level(of: bottom) { bottom = farthestAncestor(of: stack[level].presenting) }
    return isRootElsewhere(bottom) ? bottom : rootViewController
  }

  /// Whether the levels of two presentations belong to one chain.
  func isOneChain(_ level: Int, _ other: Int) -> Bool {
    !hasOtherChains.value
      || bottom(of: stack[level].presenting) == bottom(of: stack[other].presenting)
  }

  /// Whether the level of a presentation belongs to the chain of a controller.
  func isInChain(_ level: Int, of controller: ControllerID) -> Bool {
    !hasOtherChains.value || bottom(of: stack[level].presenting) == bottom(of: controller)
  }

  /// The uppermost presentation of the chain to which a controller belongs.
  func top(ofChainWith controller: ControllerID) -> Presentation? {
    guard hasOtherChains.value, count > 0 else { return top }
    let bottom = bottom(of: controller)
    return (0..<count).last { self.bottom(of: stack[$0].presenting) == bottom }.map { stack[$0] }
  }

  /// Brings the chain to which a controller belongs to the top of the stack.
  mutating func bringUpChain(of controller: ControllerID) {
    guard hasOtherChains.value, count > 1 else { return }
    let bottom = bottom(of: controller)
    let isIn = (0..<count).map { self.bottom(of: stack[$0].presenting) == bottom }
    let order = (0..<count).filter { !isIn[$0] } + (0..<count).filter { isIn[$0] }
    guard order != Array(0..<count) else { return }
    let former = stack
    for (level, place) in order.enumerated() { stack[level] = former[place] }
    agenda.moveLevels { level in order.firstIndex(of: level) ?? level }
    if let step = question, step.isOfLevel {
      question = MicroStep(step.kind, at: order.firstIndex(of: step.level) ?? step.level)
    }
  }

  /// Brings up the chain that a step is about; returns the step as it is then.
  mutating func bringUpChain(of step: MicroStep) -> MicroStep {
    guard hasOtherChains.value, step.isOfLevel, step.level < count else { return step }
    let presented = stack[step.level].presented
    bringUpChain(of: presented)
    return MicroStep(step.kind, at: level(of: presented) ?? step.level)
  }

  /// Brings up a chain in which something moves or is held, if nothing does in the uppermost one.
  mutating func bringUpWhatMoves() {
    func moves(_ level: Int) -> Bool { !stack[level].isAtRest || stack[level].finger != .up }
    guard hasOtherChains.value, count > 1, !moves(count - 1),
      let moving = (0..<count).last(where: moves)
    else { return }
    bringUpChain(of: stack[moving].presented)
  }
}

extension MicroStep {
  /// Whether `place` is a level of the stack.
  var isOfLevel: Bool { !kind.isOfController && container == nil }
}

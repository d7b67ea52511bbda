// SPDX-License-Identifier: MIT

// MARK: - What is true of every world between two inputs

extension PresentationWorld {
  /// Says what is wrong with the world, if anything is; for tests.
  ///
  /// - Complexity: O(*d*), where *d* is the number of presentations.
  package var brokenInvariant: String? {
    guard error == nil else { return nil }
    guard isSettled else { return "UIKit still has something to do" }
    for level in 0..<count {
      if let broken = brokenInvariant(at: level) { return "level \(level): \(broken)" }
    }
    return isAtRest ? brokenInvariantAtRest : nil
  }

  private func brokenInvariant(at level: Int) -> String? {
    let presentation = stack[level]
    let isTop = level == count - 1
    let below = level == 0 ? ControllerID.root : stack[level - 1].presented
    if farthestAncestor(of: presentation.presenting) != below {
      return "it is not presented by the one below"
    }
    if !presentation.hasContainerView { return "it has no container view" }
    if presentation.finger != .up, !isTop { return "a finger is on a covered sheet" }
    if presentation.finger == .up, sheets[presentation.presented.index].nearest != nil {
      return "it is moved among its detents without a finger"
    }
    if presentation.isBeingPresented, !isTop { return "something is on top of what is coming" }
    if presentation.isBeingDismissed, !isTop, !stack[level + 1].isBeingDismissed {
      return "something stays on top of what is going"
    }
    let isPulled = presentation.finger == .pulled || presentation.finger == .pastThreshold
    if presentation.drive == .dragging, !(isPulled && presentation.isBeingDismissed) {
      return "it is dragged without a finger"
    }
    return presentation.isAtRest ? brokenInvariantAtRest(at: level) : nil
  }

  private func brokenInvariantAtRest(at level: Int) -> String? {
    let presentation = stack[level]
    if presentation.drive != .animating { return "it rests and is driven" }
    if !presentation.flags.isDisjoint(with: .ofOneTransition) {
      return "it rests and remembers its transition"
    }
    var world = self
    if presentation.removesPresentersView != world.shouldRemovePresentersView(at: level) {
      return "its presenter's view does not follow its style"
    }
    return nil
  }

  /// Who is on screen has appeared; who is covered, or gone, has disappeared.
  private var brokenInvariantAtRest: String? {
    for controller in controllersInUse
    where parent(of: controller) == nil && !containment.isLeaving(controller) {
      let index = controller.index
      let level = level(of: controller)
      let isHere = level.map { !stack[$0].isWithoutContent } ?? false
      let isPresent = controller == rootViewController || isHere
      let above = level.map { $0 + 1 } ?? 0
      let isCovered =
        isPresent && above < count && stack[above].removesPresentersView
        && parent(of: stack[above].presenting) == nil
      let expected: ControllerState.Appearance =
        isPresent && !isCovered ? .appeared : .disappeared
      // What the app does by hand is its own business.
      if ![.none, .shown].contains(controllers[index].appearanceByHand) { continue }
      if controllers[index].appearance != expected {
        return "controller \(index) is \(controllers[index].appearance) at rest, not \(expected)"
      }
      if controllers[index].isViewInWindow != (expected == .appeared) {
        return "controller \(index) is in the window, or is not, against its appearance"
      }
    }
    return nil
  }
}

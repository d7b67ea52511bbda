// SPDX-License-Identifier: MIT

extension ControllerNames {
  /// The stack of presentations in one line: `root ▸ editor (pageSheet, dragged)`.
  public func describe(_ world: PresentationWorld) -> String {
    var parts = [describe(world.rootViewController, in: world)]
    for level in 0..<world.count {
      let presentation = world.presentation(at: level)
      var details = ["\(presentation.style)"]
      if let activity = activity(of: presentation) { details.append(activity) }
      let name = describe(presentation.presented, in: world)
      parts.append("\(name) (\(details.joined(separator: ", ")))")
    }
    if let error = world.error { parts.append("crashed: \(error.message)") }
    return parts.joined(separator: " ▸ ")
  }

  /// A controller, with what a container shows: `stack [list (searching), detail]`, the uppermost last.
  private func describe(_ controller: ControllerID, in world: PresentationWorld) -> String {
    let children =
      switch world.containment[controller].kind {
      case .plain: [ControllerID]()
      case .navigation: world.containment.children(of: controller)
      case .tabs, .pages: world.shownChildren(of: controller)
      }
    let isSearching = world.search(presentedBy: controller) != nil
    let name = isSearching ? "\(self[controller]) (searching)" : self[controller]
    guard !children.isEmpty else { return name }
    let inner = children.map { describe($0, in: world) }.joined(separator: ", ")
    return "\(name) [\(inner)]"
  }

  /// What a presentation is doing, in few words; `nil` where it rests.
  public func activity(of presentation: Presentation) -> String? {
    switch (presentation.transition, presentation.drive) {
    case (.none, _): finger(presentation.finger)
    case (.presentation, .animating): "being presented"
    case (.dismissal, .animating): "being dismissed"
    case (_, .reversing): "snapping back"
    case (_, .dragging):
      presentation.finger == .pastThreshold ? "dragged past the threshold" : "dragged"
    case (_, .awaitingInteractiveStart): "waiting for the interactive start"
    case (_, .interacting): "driven by the app"
    case (_, .awaitingCompletion): "waiting for completeTransition"
    }
  }

  private func finger(_ finger: Presentation.Finger) -> String? {
    switch finger {
    case .up: nil
    case .sliding: "moved among its detents"
    case .resting: "held at rest"
    case .pulled: "blocked, pulled"
    case .pastThreshold: "blocked, pulled past the threshold"
    }
  }
}

extension ControllerNames {
  /// The class that a state falls into: who is on the stack, and what moves, whatever the styles.
  public func situation(of world: PresentationWorld) -> String {
    if let error = world.error { return "crashed: \(error.message)" }
    var parts = [self[world.rootViewController]]
    for level in 0..<world.count {
      let presentation = world.presentation(at: level)
      let activity = activity(of: presentation).map { " (\($0))" } ?? ""
      parts.append(self[presentation.presented] + activity)
    }
    return parts.joined(separator: " ▸ ")
  }
}

extension UIKitInput {
  /// What has to be on screen before it can happen, for lists of gaps.
  public var requirement: String {
    switch self {
    case .swipeBegins: "needs a sheet on top, with nothing moving"
    case .swipeDownAgain: "needs a finger that holds a sheet at its place of rest"
    case .swipeMovesPastThreshold, .swipeReturnsToTop, .swipeInterrupted:
      "needs a finger that has begun to pull a sheet"
    case .swipeMovesBack: "needs a finger that has pulled a sheet past the threshold"
    case .swipeReleased: "needs a finger on a sheet"
    case .tapOutside: "needs a popover on top, or a sheet in regular width, with nothing moving"
    case .detentDragBegins: "needs a sheet with several detents on top, with nothing moving"
    case .detentDragMovesUp: "needs a finger on a sheet that has a larger detent"
    case .detentDragMovesDown: "needs a finger on a sheet that has a smaller detent"
    case .scrollAtTop: "needs a sheet on top that has a larger detent, with nothing moving"
    case .tapGrabber: "needs a sheet with a grabber on top, with nothing moving"
    case .accessibilityEscape: "needs a sheet or a popover on top, with nothing moving"
    case .animationEnds: "needs a transition that is animated"
    case .interactiveTransitionStarts: "needs an interactive transition that has not started"
    case .containerTransitionEnds: "needs a push, a pop or a turn of a page that is animated"
    case .containerLaysOut: "needs a custom presentation that has its container"
    case .shouldDismissIsAsked: "needs a presented controller whose delegate has the method"
    case .sizeClassChanges: "needs another width, with nothing moving"
    }
  }
}

// SPDX-License-Identifier: MIT

public import UIKitSemantics

extension ControllerNames {
  /// The stack of presentations in one line: `root ▸ editor (pageSheet, dragged)`.
  public func describe(_ world: PresentationWorld) -> String {
    var parts = [self[.root]]
    for level in 0..<world.count {
      let presentation = world.presentation(at: level)
      var details = ["\(presentation.style)"]
      if let activity = activity(of: presentation) { details.append(activity) }
      parts.append("\(self[presentation.presented]) (\(details.joined(separator: ", ")))")
    }
    if let error = world.error { parts.append("crashed: \(error.message)") }
    return parts.joined(separator: " ▸ ")
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
    case (_, .interacting): "driven by the app's gesture"
    case (_, .awaitingCompletion): "waiting for completeTransition"
    }
  }

  private func finger(_ finger: Presentation.Finger) -> String? {
    switch finger {
    case .up: nil
    case .resting: "held at rest"
    case .pulled: "blocked, pulled"
    case .pastThreshold: "blocked, pulled past the threshold"
    }
  }
}

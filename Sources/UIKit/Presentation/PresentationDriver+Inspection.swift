// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - What a harness looks at

extension PresentationDriver {
  /// The controllers on screen by a presentation, the lowest first.
  package var presentedControllers: [UIViewController] { shown.map(\.presented) }

  /// The sheet on top that dims nothing behind it, at rest, and whether touches beside it go there (G9).
  package var undimmedSheet: (presented: UIViewController, passesTouches: Bool)? {
    guard world.isAtRest, let top = world.top, let presented = presentedControllers.last else {
      return nil
    }
    let sheet = world.sheet(of: top.presented)
    return sheet.isDimmed ? nil : (presented, sheet.passesTouchesBehind)
  }

  /// The presentation controllers of the presentations that are at rest, the lowest first.
  package var controllersAtWork: [UIPresentationController] {
    shown.filter { world.presentation(of: $0.identifier)?.isAtRest ?? false }.map(\.controller)
  }

  /// Whether another presentation lies over one: what is seen of it then is the app's to decide,
  /// be it that a style takes its views out of the window or that the app hides some of them.
  package func isCovered(_ controller: UIPresentationController) -> Bool {
    shown.last.map { $0.controller !== controller } ?? false
  }

  /// The objects that take part in presentations, by names that are the same in each execution.
  package var objectsOfPresentations: [(name: String, object: AnyObject)] {
    shown.enumerated().flatMap { level, one in
      [
        ("presented \(level)", one.presented), ("presentation controller \(level)", one.controller),
        ("animator \(level)", one.animator as AnyObject?),
        ("interaction controller \(level)", one.interactionController as AnyObject?),
      ].compactMap { name, object in object.map { (name, $0) } }
    } + objectsOfExchanges + (waiting.map { [("waiting", $0.presented)] } ?? [])
  }

  /// What the app has handed in to be called in the course of transitions, by such names.
  package var closuresOfTransitions: [(name: String, closure: Any)] {
    let transitions: [AnimatedTransition] = shown + exchanges
    let blocks = transitions.enumerated().flatMap { place, one in
      [one.coordinator, one.endedCoordinator].flatMap { $0?.pendingBlocks ?? [] }
        .map { (name: "coordinator \(place)", closure: $0) }
    }
    let dismissals = dismissCompletions.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    let completions = shown.map(\.presentCompletion) + [waiting?.completion] + dismissals
    return blocks
      + completions.compactMap { completion in
        completion.map { (name: "completion", closure: $0) }
      }
  }

  /// Nothing else may know the children that leave, which are told of the end.
  private var objectsOfExchanges: [(name: String, object: AnyObject)] {
    exchanges.enumerated().flatMap { place, one in
      [
        ("animator of exchange \(place)", one.animator as AnyObject?),
        ("interaction controller of exchange \(place)", one.interactionController as AnyObject?),
      ].compactMap { name, object in object.map { (name, $0) } }
        + (one.isOver ? [] : one.leaving).map { ("leaves in exchange \(place)", $0) }
    }
  }

  /// Who leaves a container in a transition that is not over, and keeps them: an animator may have yet
  /// to complete it.
  package var controllersLeaving: [UIViewController] {
    exchanges.flatMap { $0.isOver ? [] : $0.leaving }
  }

  /// The view that a presentation shows: that of who adaptation has put in the place of the presented
  /// controller (F11, F18), or the presentation controller's.
  package func viewShown(by controller: UIPresentationController) -> UIView? {
    shown.first { $0.controller === controller }?.wrapper?.viewIfLoaded ?? controller.presentedView
  }

  /// Whether no transition runs, neither of a presentation nor of a container.
  package var isAtRest: Bool { world.isAtRest && world.containersInTransition.isEmpty }

  /// The containers whose own animation of a push, a pop or a change of tabs may end now.
  package var containersInTransition: [ControllerID] {
    world.containersInTransition.filter { offers(.containerTransitionEnds($0)) }
  }
}

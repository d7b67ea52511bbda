// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// Which of UIKit's inputs a spec explores.
///
/// The ends of transitions and the start of interactive ones are always explored.
public struct ActionVocabulary: Hashable, Sendable {
  /// The user's gestures, in the order in which they are tried.
  public var gestures: [UIKitInput]
  /// Whether the width changes while nothing moves.
  public var includesSizeClassChanges: Bool
  /// Whether containers of custom presentations are laid out again at any time.
  public var includesLayoutPasses: Bool
  /// Whether UIKit asks `shouldDismiss` at any time, for no reason that the app can see (A7, A8).
  public var includesQuestionsAtAnyTime: Bool

  /// Chooses inputs.
  public init(
    gestures: [UIKitInput] = UIKitInput.gesturesWithoutDetents,
    includesSizeClassChanges: Bool = false, includesLayoutPasses: Bool = false,
    includesQuestionsAtAnyTime: Bool = false
  ) {
    self.gestures = gestures
    self.includesSizeClassChanges = includesSizeClassChanges
    self.includesLayoutPasses = includesLayoutPasses
    self.includesQuestionsAtAnyTime = includesQuestionsAtAnyTime
  }

  /// Visits what the system can do now, in a fixed order.
  @inlinable
  public func forEachSystemInput(in world: PresentationWorld, _ visit: (UIKitInput) -> Void) {
    if world.offers(.animationEnds) { visit(.animationEnds) }
    if world.offers(.interactiveTransitionStarts) { visit(.interactiveTransitionStarts) }
    for container in world.containersInTransition { visit(.containerTransitionEnds(container)) }
    if includesLayoutPasses {
      for level in 0..<world.count {
        let pass = UIKitInput.containerLaysOut(world.presentation(at: level).presented)
        if world.offers(pass) { visit(pass) }
      }
    }
    if includesQuestionsAtAnyTime {
      let question = UIKitInput.shouldDismissIsAsked(world.topmostController)
      if world.offers(question) { visit(question) }
    }
    if includesSizeClassChanges {
      let change = UIKitInput.sizeClassChanges(
        to: world.horizontalSizeClass == .compact ? .regular : .compact)
      if world.offers(change) { visit(change) }
    }
  }
}

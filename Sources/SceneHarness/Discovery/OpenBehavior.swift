// SPDX-License-Identifier: MIT

import UIKit

// What neither Apple's documentation nor reports settle about animations. An app that is
// sound under one answer only is not sound: explore it under each.

/// What becomes of an animation when a later one changes the same property of the same view.
public enum OverlappingAnimations: Hashable, Sendable, CaseIterable {
  /// Both run, as additive animations do; each completion is told `true` at its own end.
  case runTogether
  /// The later one takes the property over; the completion of an animation that has lost all it
  /// changed is told `false`.
  case laterReplacesEarlier
}

/// When the completion of an animation block that changes nothing is called.
public enum EmptyAnimations: Hashable, Sendable, CaseIterable {
  /// Before `animate` returns.
  case completeAtOnce
  /// In a later turn of the run loop.
  case completeInNextTurn
}

extension SceneVocabulary {
  /// Lets a scene answer as is chosen here.
  @MainActor
  func decideWhatIsOpen(in scene: HeadlessScene) {
    scene.animations.rules.laterAnimation =
      overlappingAnimations == .laterReplacesEarlier ? .replaces : .isAdded
    scene.animations.rules.emptyBlock =
      emptyAnimations == .completeInNextTurn ? .endsNextTurn : .endsAtOnce
  }
}

// SPDX-License-Identifier: MIT

public import StateSpace

/// What properties and traces see of an app that is made of objects.
public struct SceneObservation: Hashable, Sendable {
  /// The checks of the scene that are not true now, by their names.
  public internal(set) var failedChecks: [String] = []
  /// What the scene wants to be shown in traces.
  public internal(set) var fields: [SceneField] = []
  /// Whether nothing moves, nothing waits and no finger is on the screen.
  public internal(set) var isQuiet = false
  /// What should be on screen with a presentation and is not, in words.
  public internal(set) var missing: [String] = []
  /// What an earlier presentation has left behind, in words.
  public internal(set) var leftBehind: [String] = []
  /// View controllers that were dismissed, that nobody can reach, and that are alive.
  public internal(set) var leaked: [String] = []
  /// Whether a presentation has ended since the scene was made.
  public internal(set) var hasDismissed = false
  /// Whether a transition waits for a hand, and no finger is on the screen.
  public internal(set) var waitsForNobody = false
  /// How many dismissals UIKit began by one touch, 2 for more.
  public var dismissalsOfTouch: Int { dismissals.greatest }
  var dismissals = DismissalCount()
  /// How the views stood when nothing moved for the last time.
  public internal(set) var viewsAtRest = Fingerprint()
  /// How a transition that is being animated differs from the same one without animation, now that
  /// it has ended, if that was compared and it does.
  public internal(set) var differenceWithoutAnimation: String?
  /// How all looks at the end of a transition that has begun, if it were not animated.
  var endWithoutAnimation: Fingerprint?
  /// What the view controllers are called, in the order of their identifiers.
  public internal(set) var controllerNames: [String] = []
  /// How the app ended, if it did.
  public internal(set) var crash: String?
}

/// A name and a value that traces show.
public struct SceneField: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The value.
  public let value: String
}

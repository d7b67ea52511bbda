// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// What the verdicts of a variant are under every behaviour that UIKit's sources allow.
///
/// Only questions that an exploration asked are answered in every way; the answer to any other
/// question would change nothing. Each configuration has questions of its own.
public struct BehaviorSurvey: Hashable, Sendable {
  /// One property under all behaviours.
  public struct Finding: Hashable, Sendable {
    /// The name of the property.
    public let property: String
    /// The fewest answers that bring about a violation; none if no behaviour violates it.
    ///
    /// Each stands for itself: any one of them suffices. The choice without answers means that the
    /// property is violated whatever the answers are.
    public let conditions: [BehaviorChoice]

    /// Whether every behaviour gives the same verdict.
    public var isTheSameEverywhere: Bool {
      conditions.isEmpty || conditions == [BehaviorChoice()]
    }
  }

  /// The questions that mattered, in the order of their switches.
  public let switches: [BehaviorSwitch]
  /// How many behaviours were explored, counted over all configurations.
  public let explorations: Int
  /// One entry for each property, in their order.
  public let findings: [Finding]
}

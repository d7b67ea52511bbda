// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// What the verdicts of a variant are under every behavior that UIKit's sources allow.
public struct BehaviorSweep: Hashable, Sendable {
  /// Answers that bring a violation about.
  public struct Condition: Hashable, Sendable {
    /// The answers; none if the property is violated whatever they are.
    public let choice: BehaviorChoice
    /// The shortest counterexample under such a behavior.
    public let trace: TraceScript
  }

  /// One property under all behaviors.
  public struct Finding: Hashable, Sendable {
    /// The name of the property.
    public let property: String
    /// The fewest answers that bring about a violation; none if no behavior violates it.
    ///
    /// Each stands for itself: any one of them suffices.
    public let conditions: [Condition]

    /// Whether every behavior gives the same verdict.
    public var isTheSameEverywhere: Bool {
      conditions.allSatisfy { $0.choice == BehaviorChoice() }
    }
  }

  /// The questions that were asked, in the order of their switches.
  public let switches: [BehaviorSwitch]
  /// How many states there are under all behaviors together.
  public let states: Int
  /// After how many actions the last of them was found.
  public let depth: Int
  /// Whether the whole space was explored under every behavior.
  public let isWhole: Bool
  /// One entry for each property, in their order.
  public let findings: [Finding]
}

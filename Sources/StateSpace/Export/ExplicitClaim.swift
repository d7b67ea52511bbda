// SPDX-License-Identifier: MIT

/// A property as plain tables over the states and transitions of an ``ExplicitModel``.
public struct ExplicitClaim: Hashable, Sendable {
  /// A claim that a goal stays within reach, with the distances that prove it.
  public struct Recovery: Hashable, Sendable {
    /// For each state, whether the goal must be within reach from it.
    public let isObligation: [Bool]
    /// For each state, whether it is a goal.
    public let isGoal: [Bool]
    /// For each action, whether it may be used on the way.
    public let isWay: [Bool]
    /// For each state, how many steps by those actions lead to a goal; `nil` if none do.
    public let distances: [Int?]
  }

  /// A claim about behaviors without end.
  public struct Temporal: Hashable, Sendable {
    /// When an obligation is made.
    public enum Trigger: Hashable, Sendable {
      /// Once, at the beginning.
      case initially
      /// In the states that are marked.
      case whenever([Bool])
      /// All the time.
      case always
    }

    /// How it is kept.
    public enum Goal: Hashable, Sendable {
      /// By coming to a marked state, then or later.
      case reached([Bool])
      /// By staying in marked states from some point on.
      case settled([Bool])
    }

    /// Something that has to come.
    public struct Obligation: Hashable, Sendable {
      /// When it is owed.
      public let trigger: Trigger
      /// How the obligation is kept.
      public let goal: Goal
    }

    /// All that is owed: each of these, and at least one.
    public let obligations: [Obligation]
    /// What is assumed of the behaviors, as far as it rules any out.
    public let fairness: [Assumption]
  }

  /// An assumption of fairness.
  public struct Assumption: Hashable, Sendable {
    /// The assumption in words.
    public let name: String
    /// Its strength.
    public let form: Form

    /// What is assumed.
    public enum Form: Hashable, Sendable {
      /// What stays enabled is done; the actions are marked.
      case weak([Bool])
      /// What is enabled again and again is done; the actions are marked.
      case strong([Bool])
      /// The marked actions come to an end.
      case ceasing([Bool])
      /// The marked states come again and again.
      case recurring([Bool])
    }
  }

  /// How the claim is decided.
  public enum Rule: Hashable, Sendable {
    /// Broken by reaching a marked state.
    case neverState([Bool])
    /// Broken by a step from a state by an action; for each state, its breaking transitions.
    case neverStep([[Int]])
    /// Fulfilled by reaching a marked state.
    case witness([Bool])
    /// Broken when a monitor, given by its number, is in its broken state.
    case monitor(Int)
    /// Broken by a state that has no transition and is not accepting.
    case deadlock
    /// Broken where no goal is within reach.
    case recovery(Recovery)
    /// Broken by a behavior without end.
    case temporal(Temporal)
  }

  /// The claim in words.
  public let name: String
  /// Its form.
  public let kind: PropertyKind
  /// How it is decided.
  public let rule: Rule
  /// What this engine concluded.
  public let verdict: Verdict
  /// The number of steps of the shortest counterexample, or of the way to a witness.
  public let steps: Int?
}

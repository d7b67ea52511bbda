// SPDX-License-Identifier: MIT

/// What was found out about one version of the app.
public struct VariantReport: Codable, Hashable, Sendable {
  /// The name in traces.
  public var name: String
  /// What is special about this version.
  public var summary: String
  /// What varies.
  public var axes: [AxisReport]
  /// How many configurations there are.
  public var configurations: Int
  /// What was explored.
  public var space: SpaceReport
  /// The whole space, if the spec records it; the tests prove it.
  public var wholeSpace: WholeSpaceReport?
  /// One verdict for each property.
  public var verdicts: [VerdictReport]
  /// The facts whose rules were applied, in the order of their sections.
  public var facts: [String]
  /// What follows from the questions that UIKit's sources leave open, if that was asked.
  public var uncertainty: UncertaintyReport?
  /// How often each action was taken.
  public var actions: [ActionReport]
  /// Actions that never happened, each with what it would have needed.
  public var actionsNeverTaken: [GapReport]
  /// Which actions followed which.
  public var actionPairs: ActionPairReport
  /// The situations that states fall into.
  public var situations: [SituationReport]
  /// How often UIKit called what.
  public var callbacks: [CallbackReport]
  /// The shortest ways to violations.
  public var counterexamples: [CounterexampleReport]

  /// Whether every verdict is as expected.
  public var isAsExpected: Bool { verdicts.allSatisfy(\.isAsExpected) }
}

/// How much was explored.
public struct SpaceReport: Codable, Hashable, Sendable {
  /// Distinct states, those of the monitors included.
  public var states: Int
  /// Initial states, and one for each transition.
  public var generated: Int
  /// The states first found after 0, 1, 2, … actions.
  public var levels: [Int]
  /// Whether nothing was left to find.
  public var isClosed: Bool
  /// States whose actions were not taken because of the bound.
  public var frontier: Int
  /// What ended the exploration before the depth asked for; none if nothing did.
  public var endedBy: EarlyEndReport?
  /// What else limits the meaning of the verdicts, in sentences; none if nothing does.
  public var notices: [String]?
}

/// What ended an exploration early, at the last complete level.
public struct EarlyEndReport: Codable, Hashable, Sendable {
  /// What it was.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// The limit on the number of states.
    case states
    /// The limit on memory.
    case memory
    /// The user.
    case interruption
    /// Steps that end the process, of which not all could be kept apart.
    case isolation
  }

  /// What it was.
  public var kind: Kind
  /// The limit: a number of states, or of bytes; none if the user wanted an end.
  public var limit: Int?

  /// Makes a report from its parts.
  public init(kind: Kind, limit: Int? = nil) {
    self.kind = kind
    self.limit = limit
  }
}

/// The size of a whole space.
public struct WholeSpaceReport: Codable, Hashable, Sendable {
  /// Distinct states.
  public var states: Int
  /// Initial states, and one for each transition.
  public var generated: Int
  /// How many actions lead to the farthest state.
  public var depth: Int
}

/// How often an action was taken.
public struct ActionReport: Codable, Hashable, Sendable {
  /// Its name in traces.
  public var name: String
  /// Who does it.
  public var actor: String
  /// On how many transitions.
  public var taken: Int
  /// After how many actions, itself included, it happened first.
  public var firstDepth: Int
}

/// Something that was not covered, and why.
public struct GapReport: Codable, Hashable, Sendable {
  /// What was not covered.
  public var name: String
  /// What it would have needed.
  public var reason: String
}

/// Which actions followed which.
public struct ActionPairReport: Codable, Hashable, Sendable {
  /// How many ordered pairs of actions occurred.
  public var occurred: Int
  /// How many there could be.
  public var possible: Int
  /// For each action, the actions that never came right after it.
  public var missing: [MissingPairs]

  /// The actions that never came right after one of them.
  public struct MissingPairs: Codable, Hashable, Sendable {
    /// The action that was taken.
    public var after: String
    /// The actions that never followed it.
    public var never: [String]
  }
}

/// One situation that states fall into.
public struct SituationReport: Codable, Hashable, Sendable {
  /// The stack of presentations and what moves.
  public var name: String
  /// How many states fall into it.
  public var states: Int
  /// After how many actions it is reached first.
  public var firstDepth: Int
}

/// How often UIKit made a call.
public struct CallbackReport: Codable, Hashable, Sendable {
  /// Who was called.
  public var receiver: String
  /// The method.
  public var method: String
  /// On how many transitions.
  public var transitions: Int
  /// After how many actions first.
  public var firstDepth: Int
  /// In how many configurations.
  public var configurations: Int
}

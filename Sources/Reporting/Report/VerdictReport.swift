// SPDX-License-Identifier: MIT

/// What was found out about one property.
public struct VerdictReport: Codable, Hashable, Sendable {
  /// The conclusion.
  public enum Conclusion: String, Codable, Hashable, Sendable {
    /// The whole space was seen without a violation, or a witness was found.
    case holds
    /// A counterexample exists.
    case violated
    /// No path as long as the bound, or shorter, violates it.
    case noViolationToDepth
    /// Nothing violates it in what was seen, but only the whole space could tell.
    case inconclusive
    /// Nothing put it to the test.
    case notExercised
  }

  /// What is known to be wrong.
  public struct Defect: Codable, Hashable, Sendable {
    /// How many actions its shortest counterexample has.
    public var steps: Int
    /// What is wrong and who is at fault.
    public var explanation: String
  }

  /// The property in words.
  public var property: String
  /// Its form.
  public var kind: String
  /// What it means.
  public var meaning: String
  /// The conclusion.
  public var conclusion: Conclusion
  /// The depth to which the conclusion goes, where it is bounded.
  public var depth: Int?
  /// How often the property was put to the test.
  public var exercised: Int
  /// How many actions the shortest counterexample or witness has.
  public var steps: Int?
  /// In how many configurations it is violated.
  public var violatedConfigurations: Int
  /// What the violated configurations have in common: `animated = no`.
  public var violatedWhere: String?
  /// The known defect, if one is recorded.
  public var knownDefect: Defect?
  /// Whether the conclusion is the expected one.
  public var isAsExpected: Bool
}

/// The shortest way to a violation.
public struct CounterexampleReport: Codable, Hashable, Sendable {
  /// The property that is violated.
  public var property: String
  /// What is wrong, where that is known.
  public var explanation: String
  /// The values of the axes: `animated=no`.
  public var configuration: String
  /// The trace for `modalcheck replay`.
  public var trace: String
  /// The facts whose rules were applied on the way.
  public var facts: [String]
  /// The actions.
  public var steps: [StepReport]
  /// After how many of the actions the rest repeats forever, where something that should come
  /// about never does; the number of actions if nothing more happens.
  public var repeatsAfter: Int?

  /// How the sequence goes on forever, if it does, in one sentence.
  public var continuation: String? {
    repeatsAfter.map { count in
      if count == steps.count { return "After that, nothing more happens." }
      return count + 1 == steps.count
        ? "Step \(steps.count) repeats forever."
        : "Steps \(count + 1) to \(steps.count) repeat forever."
    }
  }
}

/// One action and what came of it.
public struct StepReport: Codable, Hashable, Sendable {
  /// One message between the user, the app and UIKit.
  public struct Message: Codable, Hashable, Sendable {
    /// Which way a message goes.
    public enum Direction: String, Codable, Hashable, Sendable {
      /// The user or the system does something to UIKit.
      case toUIKit
      /// The user touches a view of the app's, or the app's timer fires.
      case toApp
      /// The app calls UIKit.
      case call
      /// UIKit calls the app.
      case callback
      /// The app answers the callback before.
      case answer
    }
    /// Which way it goes.
    public var direction: Direction
    /// What is said.
    public var text: String
    /// What UIKit made of it, if it did not just do it.
    public var response: String?
  }

  /// Counted from 1.
  public var number: Int
  /// Who acts.
  public var actor: String
  /// The action.
  public var action: String
  /// All that was said, in order.
  public var messages: [Message]
  /// What is on screen afterwards.
  public var screen: String
  /// Which variables of the app have changed, and how.
  public var changes: [String]
}

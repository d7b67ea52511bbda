// SPDX-License-Identifier: MIT

package struct VerdictReport: Codable, Hashable, Sendable {
  package enum Conclusion: String, Codable, Hashable, Sendable {
    /// The whole space was seen without a violation, or a witness was found.
    case holds
    case violated
    /// No path as long as the bound, or shorter, violates it.
    case noViolationToDepth
    /// No state is known from which the goal is out of reach; it may lie beyond the bound.
    case notRefutedToDepth
    /// Nothing violates it in what was seen, but only the whole space can tell.
    case inconclusive
    /// It is vacuous: its condition was never true, or its goal never reached.
    case vacuous
  }

  /// A known defect: the length of its shortest counterexample, and what is wrong.
  package struct Defect: Codable, Hashable, Sendable {
    package var steps: Int
    package var explanation: String
  }

  package var property: String
  package var kind: String
  package var meaning: String
  package var conclusion: Conclusion
  /// The depth to which the conclusion goes, where it is bounded.
  package var depth: Int?
  /// On how many states, or steps, the property applied.
  package var exercised: Int
  /// How many actions the shortest counterexample or witness has.
  package var steps: Int?
  /// In how many configurations it is violated.
  package var violatedConfigurations: Int
  /// What the violated configurations have in common: `animated = no`.
  package var violatedWhere: String?
  package var knownDefect: Defect?
  package var isAsExpected: Bool
}

package struct CounterexampleReport: Codable, Hashable, Sendable {
  package var property: String
  /// What is wrong, where that is known.
  package var explanation: String
  package var configuration: String
  package var trace: String
  /// The facts whose rules were applied on the way.
  package var facts: [String]
  package var steps: [StepReport]
  /// After how many of the actions the rest repeats forever, for a liveness property; the number of
  /// actions if nothing more happens.
  package var repeatsAfter: Int?

  /// How the sequence goes on forever, if it does, in one sentence.
  package var continuation: String? {
    repeatsAfter.map { Self.continuation(of: steps.count, repeatedAfter: $0) }
  }

  /// How a number of steps goes on forever, when the first of them are taken once.
  package static func continuation(of steps: Int, repeatedAfter count: Int) -> String {
    if count == steps { return "After that, nothing more happens." }
    return count + 1 == steps
      ? "Step \(steps) repeats forever." : "Steps \(count + 1) to \(steps) repeat forever."
  }
}

package struct StepReport: Codable, Hashable, Sendable {
  /// One message between the user, the app and UIKit.
  package struct Message: Codable, Hashable, Sendable {
    package enum Direction: String, Codable, Hashable, Sendable {
      /// The user or the system does something to UIKit.
      case toUIKit
      /// The user touches a view of the app's, or the app's timer fires.
      case toApp
      case call
      case callOfSwiftUI
      case callback
      case answer
      case output

      /// Who does what, before its text.
      var words: String {
        switch self {
        case .toUIKit, .toApp: "does"
        case .call: "the app calls"
        case .callOfSwiftUI: "SwiftUI calls"
        case .callback: "UIKit calls"
        case .answer: "the app says"
        case .output: "the app prints"
        }
      }
    }
    package var direction: Direction
    package var text: String
    /// How UIKit responded, if it did not simply comply.
    package var response: String?
  }

  /// Counted from 1.
  package var number: Int
  package var actor: String
  package var action: String
  package var messages: [Message]
  package var screen: String
  /// Which variables of the app have changed, and how.
  package var changes: [String]
  /// The screen, to be drawn.
  package var drawing: ScreenReport?
}

// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// What the model of UIKit does about one fact, and the scenarios that show it.
package struct Conformance: Sendable {
  package enum Status: Hashable, Sendable {
    /// The world does as the fact says.
    case conforms
    /// Switches of ``UIKitBehavior`` decide, because the fact is not certain; why the default is
    /// what it is.
    case choice([BehaviorSwitch], because: String)
    /// The fact is outside what is modeled, and why.
    case outOfScope(String)
  }

  /// Which rules of the model make a fact come out true.
  package enum Basis: Hashable, Sendable {
    /// A rule that is the fact's own, or the switches of a choice.
    case itself
    /// Rules of other facts: leave one of them out, and this fact fails.
    case follows([FactID])
    /// Nothing that could be left out, and why.
    case nothingToDelete(because: String)
  }

  package let fact: FactID
  package let status: Status
  /// What must come out as written; nothing for a fact that is out of scope.
  package let scenarios: [Scenario]
  package var basis = Basis.itself

  /// Returns the fact, which has no rule of its own and holds because of others.
  func follows(from rules: FactID...) -> Conformance {
    var copy = self
    copy.basis = .follows(rules)
    return copy
  }

  /// Returns the fact, which has no rule that could be left out.
  func nothingToDelete(because reason: String) -> Conformance {
    var copy = self
    copy.basis = .nothingToDelete(because: reason)
    return copy
  }

  /// A fact that the world obeys.
  package static func conforms(_ fact: FactID, _ scenarios: Scenario...) -> Conformance {
    Conformance(fact: fact, status: .conforms, scenarios: scenarios)
  }

  /// A fact that is a question; the scenarios show each answer.
  package static func choice(
    _ fact: FactID, _ switches: BehaviorSwitch..., because reason: String, _ scenarios: Scenario...
  ) -> Conformance {
    Conformance(
      fact: fact, status: .choice(switches, because: reason), scenarios: scenarios)
  }

  /// A fact that is left out.
  package static func outOfScope(_ fact: FactID, _ reason: String) -> Conformance {
    Conformance(fact: fact, status: .outOfScope(reason), scenarios: [])
  }

  /// The test that plays all scenarios of a fact.
  package static let testName = "ConformanceTests: the model of UIKit obeys the fact"

  /// One entry for each fact, in the order of the sections.
  package static let all: [Conformance] =
    (sectionA + sectionB + sectionC + sectionD + sectionE + sectionF + sectionG + sectionH
    + sectionI + sectionJ + sectionK + sectionL + sectionM + sectionN + containers).sorted {
      $0.fact.rawValue < $1.fact.rawValue
    }

  package static func of(_ fact: FactID) -> Conformance? { byFact[fact] }

  private static let byFact = Dictionary(all.map { ($0.fact, $0) }) { first, _ in first }
}

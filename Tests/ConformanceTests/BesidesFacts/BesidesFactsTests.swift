// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Testing
import UIKitSemantics

/// What UIKit's rules do where no fact says it: facts that meet, and requests at odd moments.
struct Claim: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let scenarios: [Scenario]
  /// Whether real objects show it, too: they lay out when they like, and run their own animations.
  private(set) var isOfObjects = true

  init(_ words: String, _ scenarios: Scenario...) { self.init(words, scenarios) }

  init(_ words: String, _ scenarios: [Scenario]) {
    (testDescription, self.scenarios) = (words, scenarios)
  }

  func ofRulesAlone() -> Claim {
    var copy = self
    copy.isOfObjects = false
    return copy
  }
}

@Suite("Besides what the facts say")
struct BesidesFactsTests {
  @MainActor
  @Test(
    arguments: Claim.requests + Claim.deferredDismissals + Claim.transitions + Claim.ends
      + Claim.gestures)
  func `the rules keep to what follows from them, and so do real objects`(_ claim: Claim) {
    for scenario in claim.scenarios {
      #expect(scenario.run().failures == [])
      if claim.isOfObjects { #expect(FactPlayback.run(scenario).failures == []) }
    }
  }

  @Test func `C4, B20, B28: a cancelled dismissal of two levels leaves the rules as they were`() {
    let cancelled = Claim.twoLevels
      .when(.dismiss(from: .p), .interactionStarts, .cancelInteraction(of: .w), .transitionEnds)
    #expect(cancelled.run().rules == Claim.twoLevels.run().rules)
  }

  @Test("a rule that is broken on purpose changes something", arguments: RuleMutation.ofProperties)
  func mutation(_ mutation: RuleMutation) {
    let isNoticed = Conformance.all.flatMap(\.scenarios).contains { scenario in
      !scenario.isOfViews && scenario.run(mutation: mutation).entries != scenario.run().entries
    }
    #expect(isNoticed)
  }
}

// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Testing
import UIKitSemantics

@MainActor
@Suite("Real objects on the stand-in receive and see")
struct FactPlaybackTests {
  @Test("what the fact says", arguments: Conformance.all)
  func played(conformance: Conformance) {
    for (number, scenario) in conformance.scenarios.enumerated() {
      print("PLAY", conformance.fact.name, number)
      let outcome = FactPlayback.play(scenario).outcome
      switch outcome {
      case .same: print("SAME", conformance.fact.name, number)
      case .differs(let d): print("DIFF", conformance.fact.name, number, d)
      case .inexpressible(let r): print("INEX", conformance.fact.name, number, r)
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Testing
import UIKitSemantics

@Suite("The model of UIKit obeys")
struct FactConformanceTests {
  @Test(arguments: Conformance.all) func `the fact`(conformance: Conformance) {
    for scenario in conformance.scenarios {
      #expect(FactPlayback.player(scenario, nil).failures == [])
    }
  }
}

extension Conformance: CustomTestStringConvertible {
  /// The identifier of the fact.
  public var testDescription: String { fact.name }
}

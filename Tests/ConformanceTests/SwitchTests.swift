// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Testing
import UIKitSemantics

@Suite("Of the open questions")
struct SwitchTests {
  @Test(arguments: BehaviorSwitch.allCases)
  func `each answer is tried by a scenario in which it matters`(item: BehaviorSwitch) {
    var tried: Set<String> = []
    for scenario in Conformance.all.flatMap(\.scenarios)
    where FactPlayback.player(scenario, nil).record.switches.contains(SwitchSet(item)) {
      tried.insert(item.value(in: scenario.behavior))
    }
    #expect(tried == Set(item.values))
  }

  @Test("each stands behind a fact that says so", arguments: BehaviorSwitch.allCases)
  func everySwitchHasAFact(item: BehaviorSwitch) {
    let choices = item.facts.compactMap { Conformance.of($0) }.filter {
      if case .choice(let switches, _) = $0.status { switches.contains(item) } else { false }
    }
    #expect(!choices.isEmpty)
  }

  @Test("each can be set, and says what it is set to", arguments: BehaviorSwitch.allCases)
  func everySwitchCanBeSet(item: BehaviorSwitch) {
    #expect(item.option(in: UIKitBehavior()) == 0)
    for option in item.values.indices {
      var behavior = UIKitBehavior()
      item.set(option, in: &behavior)
      #expect(item.option(in: behavior) == option)
      #expect(item.value(in: behavior) == item.values[option])
    }
  }
}

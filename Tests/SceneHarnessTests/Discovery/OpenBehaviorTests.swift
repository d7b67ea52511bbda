// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("What is open in UIKit can be chosen")
struct OpenBehaviorTests {
  private func stage(_ choose: (inout SceneVocabulary) -> Void) -> ActedScene {
    var vocabulary = SceneVocabulary()
    choose(&vocabulary)
    return ActedScene(vocabulary: vocabulary)
  }

  @Test(
    "whether a later animation ends an earlier one",
    arguments: [(OverlappingAnimations.runTogether, true), (.laterReplacesEarlier, false)])
  func animations(overlapping: OverlappingAnimations, finished: Bool) {
    let stage = stage { $0.overlappingAnimations = overlapping }
    let view = stage.add(UIView(), "card", rect(0, 0, 100, 100))
    var received: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { received.append($0) })
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    stage.perform(stage.names[0])
    #expect(received == [finished])
  }

  @Test(
    arguments: [
      (EmptyAnimations.completeAtOnce, ["done", "after"]), (.completeInNextTurn, ["after"]),
    ])
  func `when an empty animation has ended`(empty: EmptyAnimations, expected: [String]) {
    let stage = stage { $0.emptyAnimations = empty }
    var received: [String] = []
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in received.append("done") })
    received.append("after")
    #expect(received == expected)
    _ = stage
  }
}

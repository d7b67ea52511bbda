// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Testing
import UIKitSemantics

@Suite("Real objects on the stand-in")
struct FactPlaybackTests {
  @Test(
    "receive and see what the fact says, or something else that is known",
    arguments: Conformance.all)
  func played(conformance: Conformance) {
    let playback = FactPlayback.play(conformance)
    if playback.knownReason == nil {
      #expect(playback.deviations == [])
    } else {
      #expect(
        playback.deviations != [],
        "\(conformance.fact.name) is mended: delete it from KnownFactDifference")
    }
  }

  @Test("are noticed when they do something else, or see something else")
  func differences() {
    let wrong: [Scenario] = [
      given(.pageSheet).when(.swipe(.complete)).then(.isPresented(.v)),
      given(.pageSheet).when(.swipe(.complete)).then(.delegateReceives()),
      given(.pageSheet).when(.present(.w)).then(.responses(.accepted)),
      given(.fullScreen).when(.layout).then(.isInWindow(.p)),
      given(.pageSheet).when(.layout).then(.getsTouches(true, .p)),
    ]
    for scenario in wrong {
      let playback = FactPlayback.play(Conformance.conforms(.a1, scenario))
      #expect(playback.deviations.count == 1 && !playback.isAsExpected)
    }
  }

  /// Named one by one, so that none drops out unnoticed.
  @Test("play all but what no app can do here, which is named")
  func obstacles() {
    var obstacles: [String: [String]] = [:]
    for playback in Conformance.all.map(FactPlayback.play) where !playback.fact.isOfSwiftUI {
      for obstacle in Set(playback.obstacles) {
        obstacles[obstacle, default: []].append(playback.fact.name)
      }
    }
    #expect(
      obstacles == [
        "SwiftUI has no objects here": ["X11"],
        "the stand-in has no controllers of other processes": [
          "A30", "A31", "A32", "A33", "J2", "X5",
        ],
        "the stand-in has no unwind segues": ["B36", "E28"],
        "an override that the app calls itself cannot be told from one that UIKit calls": ["B37"],
      ])
  }

  @Test("are not there for SwiftUI, whose rules are played alone")
  func swiftUI() {
    for playback in Conformance.all.map(FactPlayback.play) where playback.fact.isOfSwiftUI {
      #expect(Set(playback.obstacles).isSubset(of: ["SwiftUI has no objects here"]))
      #expect(playback.same == 0 && playback.deviations.isEmpty)
    }
  }
}

extension FactID {
  fileprivate var isOfSwiftUI: Bool { name.hasPrefix("I") }
}

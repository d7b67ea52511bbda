// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Testing
import UIKitSemantics

@Suite("Real objects on the stand-in")
struct FactPlaybackTests {
  @Test("receive and see what the fact says", arguments: Conformance.all)
  func played(conformance: Conformance) {
    #expect(FactPlayback.play(conformance).deviations == [])
  }

  @MainActor
  @Test func `receive what the rules say, in the same order, with the same responses`() {
    var different: Set<String> = []
    for conformance in Conformance.all {
      for scenario in conformance.scenarios where !scenario.isOfViews && !isPlayedAlike(scenario) {
        different.insert(conformance.fact.name)
      }
    }
    #expect(different == [])
  }

  @MainActor
  @Test func `receive what the rules say where no fact is about it`() {
    let twoSheets = given(.pageSheet).when(.present(.w, from: .v), .transitionEnds)
    #expect(isPlayedAlike(twoSheets.delegate(.dismissal, of: .w).when(.swipe(.complete))))
    #expect(
      isPlayedAlike(
        givenNotPresented(.pageSheet)
          .when(.inOneTurn(.present(.v), .present(.w)), .transitionEnds)))
    #expect(
      isPlayedAlike(given(.fullScreen).when(.setRoot(.w), .dismiss(), .transitionEnds)))
  }

  /// Whether objects receive what the rules say, as far as they can play a scenario.
  @MainActor
  private func isPlayedAlike(_ scenario: Scenario) -> Bool {
    let objects = FactPlayback.run(scenario)
    return objects.obstacle != nil || objects.comparable == scenario.run().comparable
  }

  @Test func `are noticed when they do something else, or see something else`() {
    let wrong: [Scenario] = [
      given(.pageSheet).when(.swipe(.complete)).then(.isPresented(.v)),
      given(.pageSheet).when(.swipe(.complete)).then(.delegateReceives()),
      given(.pageSheet).when(.present(.w)).then(.responses(.accepted)),
      given(.fullScreen).when(.layout).then(.isInWindow(.p)),
      given(.pageSheet).when(.layout).then(.getsTouches(true, .p)),
    ]
    for scenario in wrong {
      #expect(FactPlayback.play(Conformance.conforms(.a1, scenario)).deviations.count == 1)
    }
  }

  /// Named one by one, so that none drops out unnoticed.
  @Test func `play all but what no app can do here, which is named`() {
    var obstacles: [String: [String]] = [:]
    for playback in Conformance.all.map(FactPlayback.play) {
      for obstacle in Set(playback.obstacles) {
        obstacles[obstacle, default: []].append(playback.fact.name)
      }
    }
    #expect(
      obstacles == [
        "the stand-in has no unwind segues": ["B36", "E28"],
        "an override that the app calls itself cannot be told from one that UIKit calls": ["B37"],
      ])
  }
}

extension ScenarioRun {
  /// What was received and what UIKit made of requests.
  ///
  /// Views ask for passes of layout whenever they need one, and UIKit may read a property as often as
  /// it likes.
  fileprivate var comparable: [Entry] {
    entries.filter { entry in
      switch entry {
      case .callback(.containerViewWillLayoutSubviews), .callback(.containerViewDidLayoutSubviews),
        .callback(.presentedView), .callback(.frameOfPresentedViewInContainerView),
        .callback(.shouldPresentInFullscreen), .callback(.transitionDuration):
        false
      case .callback, .note: true
      default: false
      }
    }
  }
}

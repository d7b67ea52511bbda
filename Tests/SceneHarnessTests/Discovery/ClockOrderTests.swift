// SPDX-License-Identifier: MIT

import StateSpace
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("The order of the clock's events")
struct ClockOrderTests {
  /// A scene in which two animations run and calls are put off, one of them without delay if told.
  func stage(_ order: ClockOrder, calls: Bool) -> ActedScene {
    var vocabulary = SceneVocabulary()
    vocabulary.clockOrder = order
    let stage = ActedScene(vocabulary: vocabulary)
    for (name, seconds) in [("slow", 2.0), ("quick", 0.2)] {
      let view = stage.add(UIView(), name, rect(0, 0, 100, 100))
      UIView.animate(withDuration: seconds) { view.alpha = 0 }
    }
    for delay in [3.0, 1.0] {
      Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in }
    }
    if calls { DispatchQueue.main.async {} }
    return stage
  }

  @Test("Animations end in any order; of calls and timers, the first is next")
  func anyTime() {
    let names = stage(.animationsAtAnyTime, calls: false).names
    #expect(
      names == ["end of animation: quick alpha", "end of animation: slow alpha", "timer of 1.0 s"])
  }

  @Test("A call that is due now comes first")
  func dueNow() {
    let stage = stage(.animationsAtAnyTime, calls: true)
    #expect(stage.names.count == 1 && stage.names[0].hasPrefix("main queue call at ClockOrder"))
    stage.perform(stage.names[0])
    #expect(stage.names.count == 3)
  }

  @Test("By time, there is one next event")
  func byTime() {
    #expect(stage(.byTime, calls: false).names == ["end of animation: quick alpha"])
  }

  @Test("Calls at once are made within the action that put them off")
  func atOnce() {
    let stage = stage(.callsAtOnce, calls: true)
    stage.perform(stage.names[0])
    #expect(!stage.names.contains { $0.hasPrefix("main queue call") })
  }

  @Test("States differ by the time that calls and timers still have to wait")
  func times() {
    func fingerprint(_ delay: Double) -> Fingerprint {
      let stage = ActedScene()
      Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in }
      var snapshot = Snapshot()
      stage.actor.add(to: &snapshot)
      return snapshot.fingerprint
    }
    #expect(fingerprint(1) != fingerprint(2))
    #expect(fingerprint(1) == fingerprint(1))
  }

  @Test("The end of an animation says nothing about the time, unless order is by time")
  func time() {
    let free = stage(.animationsAtAnyTime, calls: false)
    free.perform("end of animation: slow alpha")
    #expect(free.scene.clock.now == 0)
    let strict = stage(.byTime, calls: false)
    strict.perform("end of animation: quick alpha")
    #expect(strict.scene.clock.now == 0.2)
  }

  @Test("UIKit's own animation waits for calls that are due now")
  func system() {
    let stage = ActedScene(Home())
    stage.perform("tap showButton")
    #expect(stage.names == ["animation ends"])
    DispatchQueue.main.async {}
    #expect(stage.names.count == 1 && stage.names[0].hasPrefix("main queue call"))
  }
}

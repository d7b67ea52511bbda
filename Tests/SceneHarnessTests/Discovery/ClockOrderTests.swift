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

  @Test("Nothing that is due ten seconds after the end of an animation overtakes it")
  func lateness() {
    func names(_ animation: Double, _ timer: Double) -> [String] {
      let stage = ActedScene()
      let view = stage.add(UIView(), "view", rect(0, 0, 100, 100))
      UIView.animate(withDuration: animation) { view.alpha = 0 }
      Timer.scheduledTimer(withTimeInterval: timer, repeats: false) { _ in }
      return stage.names
    }
    #expect(names(0.5, 180) == ["end of animation: view alpha"])
    #expect(names(0.5, 10.6) == ["end of animation: view alpha"])
    #expect(names(0.5, 10.4) == ["end of animation: view alpha", "timer of 10.4 s"])
    #expect(names(60, 1) == ["timer of 1.0 s"])
    #expect(names(60, 180) == ["end of animation: view alpha"])
  }

  @Test("A timer that fires again and again overtakes an animation for ten seconds and no longer")
  func repeatedly() {
    let stage = ActedScene()
    let view = stage.add(UIView(), "view", rect(0, 0, 100, 100))
    UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in }
    for _ in 0..<2 {
      #expect(stage.names == ["end of animation: view alpha", "timer of 4.0 s"])
      stage.perform("timer of 4.0 s")
    }
    #expect(stage.names == ["end of animation: view alpha"])
  }

  @Test(
    "A timer that is due later waits for UIKit's own animation; by time, so does one of a second",
    arguments: [
      (ClockOrder.animationsAtAnyTime, 10.5), (.byTime, 1.0),
    ])
  func transition(order: ClockOrder, seconds: Double) {
    var vocabulary = SceneVocabulary()
    vocabulary.clockOrder = order
    let stage = ActedScene(Home(), vocabulary: vocabulary)
    stage.perform("tap showButton")
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in }
    #expect(stage.names == ["animation ends"])
    stage.perform("animation ends")
    #expect(stage.scene.clock.now == (order == .byTime ? 0.4 : 0))
    #expect(stage.names.last?.hasPrefix("timer of") == true)
  }

  @Test("By time, a timer that is due earlier comes before the end of UIKit's own animation")
  func transitionByTime() {
    var vocabulary = SceneVocabulary()
    vocabulary.clockOrder = .byTime
    let stage = ActedScene(Home(), vocabulary: vocabulary)
    stage.perform("tap showButton")
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in }
    #expect(stage.names == ["timer of 0.1 s"])
    stage.perform("timer of 0.1 s")
    #expect(stage.names == ["animation ends"])
  }

  @Test("No timer comes before the end of a transition without animation, but a call that is due")
  func withoutAnimation() {
    let home = Home()
    let stage = ActedScene(home)
    stage.scene.presentation.turn { home.present(UIViewController(), animated: false) }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    #expect(stage.names == ["animation ends"])
    DispatchQueue.main.async {}
    #expect(stage.names.count == 2 && stage.names.contains { $0.hasPrefix("main queue call") })
    stage.perform("animation ends")
    #expect(home.presentedViewController?.isBeingPresented == false)
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

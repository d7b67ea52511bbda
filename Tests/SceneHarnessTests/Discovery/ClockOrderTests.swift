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

  /// What the user may have waited for: lets the user do something, then begins an animation.
  func animate(_ name: String, for seconds: Double, on stage: ActedScene) {
    stage.scene.clock.pause()
    let view = stage.add(UIView(), name, rect(0, 0, 100, 100))
    UIView.animate(withDuration: seconds) { view.alpha = 0 }
  }

  @Test("What was begun together comes by its time; a call may be early or late by a second")
  func together() {
    #expect(
      stage(.possible(lateness: 1), calls: false).names
        == ["end of animation: quick alpha", "timer of 1.0 s"])
    #expect(
      stage(.possible(lateness: 0.25), calls: false).names == ["end of animation: quick alpha"])
  }

  @Test("Of two clocks that tick at the same time, the second one moves nothing when the first has")
  func clocks() throws {
    let stage = ActedScene()
    for _ in 0..<2 { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
    let first = try #require(stage.names.first)
    stage.perform(first)
    let clock = stage.scene.clock
    #expect(!clock.isMoving)
    #expect(clock.pending.allSatisfy { clock.comesByItself($0.id) })
  }

  @Test func `What began with something that is overtaken is put off as far`() {
    let stage = ActedScene()
    Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
    stage.scene.clock.pause()
    for delay in [5.0, 60] {
      Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in }
    }
    #expect(stage.names == ["timer of 5.0 s", "timer of 60.0 s"])
    stage.perform("timer of 60.0 s")
    #expect(stage.names == ["timer of 5.0 s"])
  }

  @Test func `What was begun later comes in any order, unless it takes longer`() {
    let stage = ActedScene()
    animate("first", for: 0.5, on: stage)
    animate("quick", for: 0.2, on: stage)
    animate("slow", for: 0.6, on: stage)
    #expect(stage.names == ["end of animation: quick alpha", "end of animation: first alpha"])
    stage.perform("end of animation: first alpha")
    stage.perform("end of animation: quick alpha")
    #expect(stage.names == ["end of animation: slow alpha"])
  }

  @Test func `Two that were begun together and take as long end in any order`() {
    let stage = ActedScene()
    for name in ["one", "other"] {
      let view = stage.add(UIView(), name, rect(0, 0, 100, 100))
      UIView.animate(withDuration: 0.3) { view.alpha = 0 }
    }
    #expect(stage.names == ["end of animation: one alpha", "end of animation: other alpha"])
  }

  @Test func `What was begun later and takes as long comes later`() {
    let stage = ActedScene()
    animate("first", for: 0.4, on: stage)
    animate("second", for: 0.4, on: stage)
    #expect(stage.names == ["end of animation: first alpha"])
  }

  @Test func `One of UIKit's transitions that was begun later and takes as long ends later, too`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = ActedScene(navigation)
    let home = navigation.viewControllers[0]
    stage.scene.presentation.turn {
      navigation.pushViewController(UIViewController(), animated: true)
    }
    stage.scene.clock.pause()
    UIView.animate(withDuration: 0.6) { home.view.alpha = 0 }
    let ends = stage.names.filter { $0.contains("end") }
    #expect(ends == ["transition in controller 0 ends"])
  }

  @Test("What is begun after an animation comes after what was begun with that", arguments: [0, 1])
  func afterwards(pauses: Int) {
    let stage = ActedScene()
    for name in ["one", "other"] {
      let view = stage.add(UIView(), name, rect(0, 0, 100, 100))
      UIView.animate(withDuration: 0.4) { view.alpha = 0 }
    }
    stage.perform("end of animation: one alpha")
    for _ in 0..<pauses { stage.scene.clock.pause() }
    let view = stage.add(UIView(), "next", rect(0, 0, 100, 100))
    UIView.animate(withDuration: 0.4) { view.alpha = 0 }
    #expect(stage.names == ["end of animation: other alpha"])
  }

  @Test("A timer of an hour may fire in an animation that was begun later, and what follows, too")
  func waited() {
    let stage = ActedScene()
    let view = stage.add(UIView(), "late", rect(0, 0, 100, 100))
    Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
    }
    animate("view", for: 0.3, on: stage)
    #expect(stage.names == ["end of animation: view alpha", "timer of 3600.0 s"])
    stage.perform("timer of 3600.0 s")
    #expect(stage.scene.clock.now == 3600)
    #expect(stage.names == ["end of animation: late alpha", "end of animation: view alpha"])
  }

  @Test func `A call comes before a shorter one that was put off after the user had waited`() {
    let stage = ActedScene()
    stage.scene.clock.runLayout()
    Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in }
    stage.scene.clock.pause()
    for seconds in [1.0, 2.0] {
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in }
    }
    stage.actor.noteRest()
    #expect(stage.names == ["timer of 1.0 s", "timer of 3.0 s"])
    stage.perform("timer of 3.0 s")
    #expect(stage.names == ["timer of 1.0 s"])
    #expect(stage.scene.clock.now == 3)
    #expect(stage.scene.clock.pending.map(\.due) == [4, 5])
  }

  @Test("A call that comes while an animation runs puts off what was put off with the animation")
  func apart() {
    let stage = ActedScene()
    stage.scene.clock.runLayout()
    Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { _ in }
    animate("sheet", for: 0.4, on: stage)
    Timer.scheduledTimer(withTimeInterval: 8, repeats: false) { _ in }
    stage.perform("timer of 8.0 s")
    #expect(stage.names == ["end of animation: sheet alpha"])
    stage.perform("end of animation: sheet alpha")
    #expect(stage.names == ["timer of 8.0 s"])
  }

  @Test func `Calls that wait on the main queue are made in one go, and no more than these`() {
    let stage = ActedScene()
    var made: [Int] = []
    for number in 1...3 {
      DispatchQueue.main.async {
        made.append(number)
        if number == 2 { DispatchQueue.main.async { made.append(4) } }
      }
    }
    #expect(stage.names.count == 1)
    #expect(stage.names.first?.hasSuffix(", and 2 more") == true, "\(stage.names)")
    stage.perform(stage.names[0])
    #expect(made == [1, 2, 3])
    #expect(stage.names.count == 1)
    stage.perform(stage.names[0])
    #expect(made == [1, 2, 3, 4])
  }

  @Test func `States differ by which call may overtake which, and by nothing else that is over`() {
    func fingerprint(_ timers: [Double], apart: Bool) -> Fingerprint {
      let stage = ActedScene()
      stage.scene.clock.runLayout()
      for seconds in timers {
        if apart { stage.scene.clock.pause() }
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in }
      }
      stage.actor.noteRest()
      var snapshot = Snapshot()
      stage.actor.add(to: &snapshot)
      return snapshot.fingerprint
    }
    #expect(fingerprint([3, 1], apart: true) != fingerprint([3, 1], apart: false))
    #expect(fingerprint([1, 3], apart: true) == fingerprint([3, 1], apart: false))
  }

  @Test func `States differ by what was begun before what`() {
    func fingerprint(_ names: [String], apart: Bool) -> Fingerprint {
      let stage = ActedScene()
      for name in names {
        if apart { stage.scene.clock.pause() }
        switch name {
        case "timer": Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in }
        default: UIView.animate(withDuration: 0.3) { stage.root.view.alpha = 0 }
        }
      }
      var snapshot = Snapshot()
      stage.actor.add(to: &snapshot)
      return snapshot.fingerprint
    }
    let together = fingerprint(["timer", "animation"], apart: false)
    #expect(together == fingerprint(["animation", "timer"], apart: false))
    #expect(together != fingerprint(["timer", "animation"], apart: true))
    #expect(
      fingerprint(["timer", "animation"], apart: true)
        != fingerprint(["animation", "timer"], apart: true))
  }

  @Test func `A call that is due now comes first`() {
    let stage = stage(.possible(lateness: 1), calls: true)
    #expect(stage.names.count == 1 && stage.names[0].hasPrefix("main queue call at ClockOrder"))
    stage.perform(stage.names[0])
    #expect(stage.names.count == 2)
  }

  @Test func `By time, there is one next event`() {
    #expect(stage(.byTime, calls: false).names == ["end of animation: quick alpha"])
  }

  @Test func `States differ by the time that calls and timers still have to wait`() {
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

  @Test func `The end of an animation says nothing about the time, unless order is by time`() {
    let free = stage(.possible(lateness: 1), calls: false)
    free.perform("end of animation: quick alpha")
    #expect(free.scene.clock.now == 0)
    let strict = stage(.byTime, calls: false)
    strict.perform("end of animation: quick alpha")
    #expect(strict.scene.clock.now == 0.2)
  }

  @Test("A timer that fires again and again overtakes an animation for a second and no longer")
  func repeatedly() {
    let stage = ActedScene()
    let view = stage.add(UIView(), "view", rect(0, 0, 100, 100))
    UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    Timer.scheduledTimer(withTimeInterval: 0.7, repeats: true) { _ in }
    for _ in 0..<2 {
      #expect(stage.names == ["end of animation: view alpha", "timer of 0.7 s"])
      stage.perform("timer of 0.7 s")
    }
    #expect(stage.names == ["end of animation: view alpha"])
  }

  @Test(
    "A timer that is due later waits for UIKit's own animation; by time, so does one of a second",
    arguments: [(ClockOrder.possible(lateness: 1), 1.6), (.byTime, 1.0)])
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

  @Test func `The end of a transition without animation waits for no animation`() {
    let home = Home()
    let stage = ActedScene(home)
    for name in ["one", "other"] {
      let view = stage.add(UIView(), name, rect(0, 0, 100, 100))
      UIView.animate(withDuration: 0.3) { view.alpha = 0 }
    }
    stage.perform("end of animation: one alpha")
    stage.scene.clock.pause()
    stage.scene.presentation.turn { home.present(UIViewController(), animated: false) }
    #expect(stage.names == ["animation ends"])
    stage.perform("animation ends")
    #expect(home.presentedViewController?.isBeingPresented == false)
    #expect(stage.names.contains("end of animation: other alpha"))
  }

  @Test func `UIKit's own animation waits for calls that are due now`() {
    let stage = ActedScene(Home())
    stage.perform("tap showButton")
    #expect(stage.names == ["animation ends"])
    DispatchQueue.main.async {}
    #expect(stage.names.count == 1 && stage.names[0].hasPrefix("main queue call"))
  }
}

// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("The logical clock")
struct LogicalClockTests {
  let journal = Journal()

  @Test func `Nothing is done in the distant future`() {
    let scene = HeadlessScene.start()
    for time in [DispatchTime.distantFuture, .now() + .infinity, .now() + .never] {
      DispatchQueue.main.asyncAfter(deadline: time) { Issue.record("It came.") }
    }
    #expect(scene.clock.isIdle)
  }

  @Test func `Events fire when they are told to, in the order in which they are due`() {
    let clock = Stage().clock
    clock.schedule(.call, "late", after: 2) { journal.note("late") }
    clock.schedule(.call, "early", after: 1) { journal.note("early") }
    clock.schedule(.call, "too", after: 1) { journal.note("too") }
    clock.schedule(.layout, "layout", after: 1) { journal.note("layout") }
    #expect(clock.pending.map(\.name) == ["layout", "early", "too", "late"])
    #expect(journal.lines.isEmpty)
    #expect(clock.run())
    #expect(journal.lines == ["layout", "early", "too", "late"] && clock.now == 2)
  }

  @Test func `Timers of Core Foundation fire at their time, and again after their interval`() {
    let clock = Stage().clock
    let late = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 2, 0, 0, 0
    ) { _ in journal.note("late") }
    let often = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 5, 0, 0
    ) { timer in
      journal.note("often")
      if journal.lines.count(where: { $0 == "often" }) == 2 { CFRunLoopTimerInvalidate(timer) }
    }
    for timer in [late, often] { CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes) }
    #expect(clock.run())
    #expect(journal.lines == ["often", "late", "often"])
    #expect(clock.pending.isEmpty)
  }

  #if os(Linux)
    @Test func `Timers fire at their dates, and rest as long as these are in the far future`() {
      let scene = HeadlessScene.start()
      scene.makeCurrent()
      TaskRuntime.run {
        let timer = Timer(fire: Date().addingTimeInterval(5), interval: 2, repeats: true) { _ in
          journal.note("\(scene.clock.now)")
        }
        #expect(timer.fireDate == Date().addingTimeInterval(5) && scene.clock.isIdle)
        RunLoop.main.add(timer, forMode: .common)
        scene.clock.fireNext()
        scene.clock.fireNext()
        #expect(timer.fireDate == Date().addingTimeInterval(2))
        timer.fireDate = .distantFuture
        #expect(scene.clock.isIdle && timer.isValid)
        timer.fireDate = Date().addingTimeInterval(1)
        scene.clock.fireNext()
        timer.invalidate()
      }
      #expect(journal.lines == ["5.0", "7.0", "8.0"] && scene.clock.isIdle)
    }
  #endif

  @Test func `Any pending event can be fired; the time never goes back`() {
    let clock = Stage().clock
    clock.schedule(.call, "first", after: 1) {}
    let second = clock.schedule(.call, "second", after: 2) {}
    #expect(clock.fire(second) && !clock.fire(second))
    #expect(clock.now == 2)
    #expect(clock.fire(named: "first") && clock.now == 2)
  }

  @Test func `What comes at any time does not tell the time`() {
    let clock = Stage().clock
    clock.schedule(.call, "first", after: 1) {}
    let answer = clock.schedule(.answer, "a server answers", after: .infinity) {}
    #expect(clock.fire(answer) && clock.now == 0)
    #expect(clock.fire(named: "first") && clock.now == 1)
  }

  @Test func `Events of one name are told apart by a number`() {
    let clock = Stage().clock
    for _ in 0..<3 { clock.schedule(.call, "call") {} }
    #expect(clock.pending.map(\.name) == ["call", "call (2)", "call (3)"])
    #expect(clock.fire(named: "call (2)"))
    #expect(clock.pending.map(\.name) == ["call", "call (2)"])
  }

  @Test("Motion that ends at the same time has an order of its own, after what tells the time")
  func orderOfMotion() {
    for names in [["a", "b"], ["b", "a"]] {
      let clock = Stage().clock
      for name in names { clock.schedule(.animation, name, after: 0.3) {} }
      clock.schedule(.call, "call", after: 1) {}
      #expect(clock.pending.map(\.name) == names + ["call"])
      #expect(clock.pendingWithMotionLast.map(\.name) == ["call", "a", "b"])
    }
  }

  @Test func `Events that never end are bounded`() {
    let clock = Stage().clock
    func again() { clock.schedule(.call, "again", after: 1) { again() } }
    again()
    #expect(!clock.run(atMost: 50))
    #expect(clock.now == 50)
  }

  @Test func `The main queue's calls wait in the clock, by default with the place of the call`() {
    let stage = Stage()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { journal.note("delayed") }
    DispatchQueue.main.async { journal.note("next") }
    let item = DispatchWorkItem { [journal] in MainActor.assumeIsolated { journal.note("item") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: item)
    item.cancel()
    #expect(
      stage.scene.pendingNames.first?.hasPrefix("main queue call at LogicalClockTests") == true)
    stage.clock.run()
    #expect(journal.lines == ["next", "delayed"])
  }

  @Test func `A work item that was cancelled is not waited for`() {
    let stage = Stage()
    let item = DispatchWorkItem { [journal] in MainActor.assumeIsolated { journal.note("item") } }
    stage.scene.presentation.turn {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    }
    #expect(stage.clock.isWaiting)
    stage.scene.presentation.turn { item.cancel() }
    #expect(stage.clock.isIdle)
  }

  @Test func `Timers fire once or repeat until they are invalid`() {
    let stage = Stage()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in journal.note("once") }
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
      count += 1
      if count == 3 { timer.invalidate() }
    }
    #expect(stage.clock.run())
    #expect(journal.lines == ["once"] && count == 3 && stage.clock.now == 6)
  }

  @Test func `An object's delayed calls can be called off`() {
    final class Owner: NSObject {
      var count = 0
      func call(_ number: NSNumber) { count += number.intValue }
    }
    let stage = Stage()
    let owner = Owner()
    let call = Selector("call:", Owner.call(_:))
    owner.perform(call, with: NSNumber(value: 5), afterDelay: 1)
    stage.clock.run()
    owner.perform(call, with: NSNumber(value: 5), afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: owner)
    stage.clock.run()
    #expect(owner.count == 5)
    owner.performSelector(inBackground: call, with: NSNumber(value: 2))
    #expect(owner.count == 5)
    #expect(stage.scene.pendingNames == ["global queue call of Owner.call:"])
    stage.clock.run()
    #expect(owner.count == 7)
  }

  @Test func `A layout pass is one event, however many views ask for it`() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let stage = Stage()
    let (a, b) = (stage.add(Counting(), "a"), stage.add(Counting(), "b"))
    let before = (a.count, b.count)
    a.setNeedsLayout()
    b.setNeedsLayout()
    #expect(stage.scene.pendingNames == ["layout pass"])
    #expect((a.count, b.count) == before)
    stage.clock.fireNext()
    #expect((a.count, b.count) == (before.0 + 1, before.1 + 1))
  }
}

// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Operators with schedulers")
struct SchedulerTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `receive(on:) sends values and the end in later turns, in their order`() {
    let stage = Stage(Text(""))
    let received = Received(subject.receive(on: DispatchQueue.main))
    stage.turn {
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
    }
    #expect(received.log == [])
    stage.settle()
    #expect(received.log == ["1", "2", "end"])
    #expect(Received(Just(1).receive(on: ImmediateScheduler.shared)).log == ["1", "end"])
  }

  @Test func `a value that is on its way is lost with the subscription`() {
    let stage = Stage(Text(""))
    let received = Received(subject.delay(for: .seconds(1), scheduler: RunLoop.main))
    stage.turn { subject.send(1) }
    received.cancel()
    stage.settle()
    #expect(received.log == [])
    #expect(stage.scene.clock.pending.isEmpty)
  }

  @Test func `In traces stands the line of the app's that gives a scheduler its work`() {
    let scene = HeadlessScene.start()
    let subject = PassthroughSubject<Int, Never>()
    let tokens = [
      subject.receive(on: DispatchQueue.main).sink { _ in },
      subject.debounce(for: 1, scheduler: DispatchQueue.main).sink { _ in },
    ]
    let line = #line - 3
    subject.send(1)
    #expect(
      scene.clock.pending.map(\.name) == [
        "main queue call of receive(on:) at SchedulerTests.swift:\(line)",
        "main queue delayed call of debounce(for:) at SchedulerTests.swift:\(line + 1)",
      ])
    tokens.forEach { $0.cancel() }
  }

  @Test func `subscribe(on:) subscribes in a later turn`() {
    let stage = Stage(Text(""))
    var received: Received?
    stage.turn { received = Received(Just(1).subscribe(on: DispatchQueue.global())) }
    #expect(received?.log == [])
    stage.settle()
    #expect(received?.log == ["1", "end"])
    stage.turn { received = Received(Just(1).subscribe(on: OperationQueue.main)) }
    received?.cancel()
    stage.settle()
    #expect(received?.log == [])
  }

  @Test func `debounce sends the last value after a pause, and loses it with the end`() {
    let stage = Stage(Text(""))
    let received = Received(subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main))
    stage.turn {
      subject.send(1)
      subject.send(2)
    }
    stage.settle()
    #expect(received.take() == ["2"])
    stage.turn {
      subject.send(3)
      subject.send(completion: .finished)
    }
    stage.settle()
    #expect(received.log == ["end"])
  }

  @Test(arguments: [true, false])
  func `throttle sends the first value soon, and then one in each interval`(latest: Bool) {
    let stage = Stage(Text(""))
    let received = Received(
      subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest))
    stage.turn { subject.send(1) }
    stage.run()
    #expect(received.take() == ["1"])
    for value in 2...4 { stage.turn { subject.send(value) } }
    stage.run()
    #expect(received.log == [])
    stage.settle()
    #expect(received.take() == [latest ? "4" : "2"])
    stage.turn { subject.send(5) }
    stage.run()
    #expect(received.take() == ["5"])
    stage.turn {
      subject.send(6)
      subject.send(completion: .finished)
    }
    stage.settle()
    #expect(received.log == ["6", "end"])
  }

  @Test func `timeout ends where no value comes in time`() {
    let stage = Stage(Text(""))
    let failing = subject.setFailureType(to: Trouble.self)
      .timeout(.seconds(1), scheduler: DispatchQueue.main) { .trouble }
    let (received, failed) = (
      Received(subject.timeout(.seconds(2), scheduler: DispatchQueue.main)), Received(failing)
    )
    stage.turn { subject.send(1) }
    stage.run()
    #expect(received.log == ["1"] && failed.log == ["1"])
    stage.settle()
    stage.turn { subject.send(2) }
    stage.settle()
    #expect(received.log == ["1", "end"] && failed.log == ["1", "trouble"])
    #expect(stage.scene.clock.pending.isEmpty)
  }

  @Test func `a timer fires from its connection on, until that is cancelled`() {
    let stage = Stage(Text(""))
    let timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common)
    let received = Received(timer.map { _ in 1 })
    stage.fire()
    #expect(received.log == [])
    let connection = timer.connect()
    stage.fire()
    stage.fire()
    #expect(received.log == ["1", "1"])
    connection.cancel()
    #expect(stage.scene.clock.pending.isEmpty)
  }

  private final class Ticking {
    var timer: Publishers.Autoconnect<Timer.TimerPublisher>
    init() { timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect() }
  }

  @Test("a timer that connects by itself is stopped through its upstream, or by its subscribers")
  func autoconnectedTimer() {
    let stage = Stage(Text(""))
    let ticking = Ticking()
    let received = Received(ticking.timer.map { _ in 1 })
    stage.fire()
    #expect(received.log == ["1"])
    ticking.timer.upstream.connect().cancel()
    #expect(stage.scene.clock.pending.isEmpty)
    let other = Received(Ticking().timer.map { _ in 1 })
    #expect(!stage.scene.clock.pending.isEmpty)
    other.cancel()
    #expect(stage.scene.clock.pending.isEmpty)
  }

  @Test func `a request of a session fails, as nobody answers`() throws {
    let stage = Stage(Text(""))
    let url = try #require(URL(string: "https://example.com"))
    var log: [URLError.Code] = []
    let answer = stage.inTurn {
      URLSession.shared.dataTaskPublisher(for: url).map(\.data).decode(
        type: [Int].self, decoder: JSONDecoder()
      ).sink { end in
        if case .failure(let error as URLError) = end { log.append(error.code) }
      } receiveValue: { _ in
      }
    }
    stage.settle()
    #expect(log == [.notConnectedToInternet])
    answer.cancel()
  }
}

extension Stage {
  /// Lets all happen that is due now, and no time pass.
  fileprivate func run() {
    let now = scene.clock.now
    while let event = scene.clock.pending.first(where: { $0.due <= now }) {
      turn { scene.clock.fire(event.id) }
    }
  }

  /// Lets happen what is due first.
  fileprivate func fire() {
    guard let event = scene.clock.pending.first else { return }
    turn { scene.clock.fire(event.id) }
  }

  fileprivate func inTurn<Value>(_ body: () -> Value) -> Value {
    var value: Value?
    turn { value = body() }
    guard let value else { preconditionFailure("A turn is executed at once.") }
    return value
  }
}

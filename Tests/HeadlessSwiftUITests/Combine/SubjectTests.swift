// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite("Subjects")
struct SubjectTests {
  @Test("send values to those who have subscribed by then, in the order of their subscriptions")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    subject.send(0)
    let one = subject.sink { log.append("one \($0)") }
    subject.send(1)
    let other = subject.sink { log.append("other \($0)") }
    subject.send(2)
    one.cancel()
    subject.send(3)
    other.cancel()
    subject.send(4)
    #expect(log == ["one 1", "one 2", "other 2", "other 3"])
  }

  @Test func `tell of the end once, and at once whoever subscribes afterwards`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let before = Received(subject)
    subject.send(completion: .failure(.trouble))
    subject.send(completion: .finished)
    subject.send(1)
    #expect(before.log == ["trouble"])
    #expect(Received(subject).log == ["trouble"])
    #expect(Received(subject.map { $0 + 1 }).log == ["trouble"])
  }

  @Test func `with a value send it first, and keep none after the end`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let before = Received(subject)
    subject.value = 2
    subject.send(3)
    #expect(before.log == ["1", "2", "3"])
    subject.send(completion: .finished)
    subject.value = 4
    subject.send(5)
    #expect(subject.value == 3)
    #expect(before.log.suffix(2) == ["3", "end"])
    #expect(Received(subject).log == ["end"])
  }

  @Test func `keep a value before they send it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var log: [Int] = []
    let subscription = subject.dropFirst().sink { [unowned subject] _ in log.append(subject.value) }
    subject.send(2)
    #expect(log == [2])
    subscription.cancel()
  }

  @Test func `that are told to send while they send do so at once`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscriptions = [
      subject.sink { value in
        log.append("one \(value)")
        if value == 1 { subject.send(2) }
      },
      subject.sink { log.append("other \($0)") },
    ]
    subject.send(1)
    #expect(log == ["one 1", "one 2", "other 2", "other 1"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `send nothing more to whom another subscriber has cancelled meanwhile`() {
    let subject = PassthroughSubject<Int, Never>()
    var other: AnyCancellable?
    var log: [Int] = []
    let one = subject.sink { _ in other?.cancel() }
    other = subject.sink { log.append($0) }
    subject.send(1)
    #expect(log.isEmpty)
    one.cancel()
  }

  @Test func `can be cancelled from their first value on, before subscribing is over`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var log: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    subject.prefix(1).sink { log.append($0) }.store(in: &subscriptions)
    subject.send(2)
    #expect(log == [1])
  }

  @Test func `get the values of a publisher that they subscribe to`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let received = Received(other)
    let subscription = one.subscribe(other)
    one.send(1)
    one.send(completion: .finished)
    #expect(received.log == ["0", "1", "end"])
    subscription.cancel()
  }

  @Test("release what subscribers have captured, when they end and when these are cancelled")
  func release() {
    final class Thing {}
    let subject = PassthroughSubject<Int, Never>()
    var things: [Thing] = [Thing(), Thing()]
    let isKept = { [first = Weak(things[0]), second = Weak(things[1])] in
      [first.object != nil, second.object != nil]
    }
    let subscriptions = things.map { thing in
      subject.map { ($0, thing) }.filter { _ in true }.sink { _ = ($0, thing) }
    }
    things = []
    #expect(isKept() == [true, true])
    subscriptions[0].cancel()
    #expect(isKept() == [false, true])
    subject.send(completion: .finished)
    #expect(isKept() == [false, false])
  }

  private struct Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}

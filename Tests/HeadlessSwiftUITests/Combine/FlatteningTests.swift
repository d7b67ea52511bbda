// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite("Publishers of publishers")
struct FlatteningTests {
  private let outer = PassthroughSubject<Int, Never>()
  private let inner = (0...3).map { _ in PassthroughSubject<String, Never>() }

  @Test func `flatMap sends what all send, and ends with the last of them`() {
    let received = Received(outer.flatMap { [inner] in inner[$0] })
    outer.send(1)
    outer.send(2)
    inner[2].send("b")
    inner[1].send("a")
    outer.send(completion: .finished)
    inner[1].send(completion: .finished)
    #expect(received.take() == ["b", "a"])
    inner[2].send(completion: .finished)
    #expect(received.log == ["end"])
  }

  @Test func `flatMap over what is there at once`() {
    #expect(Received((1...3).publisher.flatMap { Just($0 * 2) }).log == ["2", "4", "6", "end"])
    let pairs = (1...).publisher.flatMap { [$0, $0].publisher }.prefix(3)
    #expect(Received(pairs).log == ["1", "1", "2", "end"])
  }

  @Test("flatMap over a publisher that can fail, over one that cannot, and the other way round")
  func flatMapOfFailures() {
    let failing: AnyPublisher<Int, Trouble> = Just(1).flatMap { _ in
      Fail<Int, Trouble>(error: .trouble)
    }.eraseToAnyPublisher()
    #expect(Received(failing).log == ["trouble"])
    let safe: AnyPublisher<Int, Trouble> = Just(1).setFailureType(to: Trouble.self)
      .flatMap { Just($0) }.eraseToAnyPublisher()
    #expect(Received(safe).log == ["1", "end"])
    let received = Received(
      outer.setFailureType(to: Trouble.self).flatMap { value in
        Just(value).tryMap { _ in throw Trouble.trouble }.mapError { _ in Trouble.other }
      })
    outer.send(1)
    outer.send(2)
    #expect(received.log == ["other"])
  }

  @Test func `flatMap takes no more at a time than it is told to: others are lost, or wait`() {
    let received = Received(outer.flatMap(maxPublishers: .max(1)) { [inner] in inner[$0] })
    outer.send(1)
    outer.send(2)
    inner[2].send("b")
    inner[1].send("a")
    inner[1].send(completion: .finished)
    outer.send(3)
    inner[3].send("c")
    #expect(received.log == ["a", "c"])

    let all = Received([0, 2].publisher.flatMap(maxPublishers: .max(1)) { [inner] in inner[$0] })
    inner[2].send("b")
    inner[0].send(completion: .finished)
    inner[2].send("d")
    inner[2].send(completion: .finished)
    #expect(all.log == ["d", "end"])
  }

  @Test func `flatMap that is busy gets the last value of who keeps it`() {
    let current = CurrentValueSubject<Int, Never>(0)
    var started: [Int] = []
    let received = Received(
      current.flatMap(maxPublishers: .max(1)) { [inner] value in
        started.append(value)
        return inner[value]
      })
    current.send(1)
    current.send(3)
    inner[0].send(completion: .finished)
    #expect(started == [0, 3])
    received.cancel()
  }

  @Test func `switchToLatest cancels the publisher before`() {
    let received = Received(outer.map { [inner] in inner[$0] }.switchToLatest())
    outer.send(1)
    inner[1].send("a")
    outer.send(2)
    inner[1].send("b")
    inner[2].send("c")
    inner[2].send(completion: .finished)
    outer.send(3)
    outer.send(completion: .finished)
    inner[3].send("d")
    #expect(received.take() == ["a", "c", "d"])
    inner[3].send(completion: .finished)
    #expect(received.log == ["end"])
  }

  @Test func `switchToLatest over what is there at once`() {
    #expect(Received((1...2).publisher.map { Just($0) }.switchToLatest()).log == ["1", "2", "end"])
    let failing = Received(
      outer.map { _ in Fail<Int, Trouble>(error: .trouble) }.switchToLatest())
    outer.send(1)
    #expect(failing.log == ["trouble"])
  }

  @Test(arguments: [true, false]) func `a subscriber cancels all of them`(isSwitch: Bool) {
    let publisher = outer.map { [inner] in inner[$0] }
    let received =
      isSwitch
      ? Received(publisher.switchToLatest()) : Received(publisher.flatMap { $0 })
    outer.send(1)
    received.cancel()
    inner[1].send("a")
    outer.send(2)
    #expect(received.log == [])
  }
}

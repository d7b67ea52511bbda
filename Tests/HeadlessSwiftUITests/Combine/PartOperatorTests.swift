// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite("Operators for a part of the values")
struct PartOperatorTests {
  private let numbers = (1...5).publisher

  @Test func `first ends with the first value, of an endless publisher, too`() {
    #expect(Received((1...).publisher.first()).log == ["1", "end"])
    #expect(Received((1...).publisher.first { $0 > 2 }).log == ["3", "end"])
    #expect(Received(numbers.first { $0 > 9 }).log == ["end"])
    #expect(Received(CurrentValueSubject<Int, Never>(1).first()).log == ["1", "end"])
  }

  @Test func `first lets no further value come through what is before it`() {
    var log: [Int] = []
    let watched = numbers.handleEvents(receiveOutput: { log.append($0) })
    #expect(Received(watched.map { $0 * 2 }.first()).log == ["2", "end"])
    #expect(log == [1])
  }

  @Test func `last waits for the end`() {
    #expect(Received(numbers.last()).log == ["5", "end"])
    #expect(Received(numbers.last { $0 < 3 }).log == ["2", "end"])
    #expect(Received(Empty<Int, Never>().last()).log == ["end"])
    #expect(Received(PassthroughSubject<Int, Never>().last()).log == [])
  }

  @Test func `prefix ends with its last value, or before the first that is not wanted`() {
    #expect(Received((1...).publisher.prefix(2)).log == ["1", "2", "end"])
    #expect(Received(PassthroughSubject<Int, Never>().prefix(0)).log == ["end"])
    #expect(Received(numbers.prefix { $0 < 3 }).log == ["1", "2", "end"])
  }

  @Test func `prefix and drop count on when values come while one is sent`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    let subscription = subject.prefix(2).sink { value in
      log.append(value)
      subject.send(value + 1)
    }
    subject.send(1)
    #expect(log == [1, 2])
    subscription.cancel()
  }

  @Test func `drop leaves out the first ones`() {
    #expect(Received(numbers.dropFirst()).log == ["2", "3", "4", "5", "end"])
    #expect(Received([1, 3, 1].publisher.drop { $0 < 3 }).log == ["3", "1", "end"])
    #expect(Received(numbers.output(at: 1)).log == ["2", "end"])
    #expect(Received(numbers.output(in: 1...2)).log == ["2", "3", "end"])
  }

  @Test func `another publisher opens, or closes`() {
    let (subject, key) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let dropping = Received(subject.drop(untilOutputFrom: key))
    let keeping = Received(subject.prefix(untilOutputFrom: key))
    subject.send(1)
    key.send()
    subject.send(2)
    key.send()
    subject.send(3)
    key.send(completion: .finished)
    #expect(dropping.log == ["2", "3"])
    #expect(keeping.log == ["1", "end"])
    #expect(Received(subject.drop(untilOutputFrom: Empty<Int, Never>())).log == ["end"])
  }

  @Test func `values are known when all have come, or earlier`() {
    #expect(Received(numbers.collect()).log == ["[1, 2, 3, 4, 5]", "end"])
    #expect(Received(numbers.collect(2)).log == ["[1, 2]", "[3, 4]", "[5]", "end"])
    #expect(Received(numbers.reduce(0, +)).log == ["15", "end"])
    #expect(Received(numbers.count()).log == ["5", "end"])
    #expect(Received(numbers.min()).log == ["1", "end"])
    #expect(Received(numbers.max { $0 % 3 < $1 % 3 }.map { $0 % 3 }).log == ["2", "end"])
    #expect(Received(numbers.contains(3)).log == ["true", "end"])
    #expect(Received(numbers.contains { $0 > 9 }).log == ["false", "end"])
    #expect(Received(numbers.allSatisfy { $0 > 0 }).log == ["true", "end"])
    #expect(Received((1...).publisher.allSatisfy { $0 < 3 }).log == ["false", "end"])
  }

  @Test func `a group that has begun is lost with an error`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let groups = Received(subject.collect(2))
    let all = Received(subject.collect())
    (1...3).forEach(subject.send(_:))
    subject.send(completion: .failure(.trouble))
    #expect(groups.log == ["[1, 2]", "trouble"])
    #expect(all.log == ["trouble"])
  }
}

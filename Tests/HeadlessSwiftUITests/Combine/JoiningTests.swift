// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite("Joined publishers")
struct JoiningTests {
  private let one = PassthroughSubject<Int, Never>()
  private let two = PassthroughSubject<String, Never>()
  private let three = PassthroughSubject<Bool, Never>()

  @Test func `merge sends values as they come, and ends with the last publisher`() {
    let other = PassthroughSubject<Int, Never>()
    let received = Received(one.merge(with: other))
    let many = Received(Publishers.MergeMany([one, other]))
    one.send(1)
    other.send(2)
    one.send(completion: .finished)
    other.send(3)
    other.send(completion: .finished)
    #expect(received.log == ["1", "2", "3", "end"])
    #expect(many.log == received.log)
    #expect(Received(Just(1).merge(with: Just(2), Just(3))).log == ["1", "2", "3", "end"])
    #expect(Received(Just(1).merge(with: Just(2), Just(3), Just(4))).log.count == 5)
    #expect(Received(Publishers.MergeMany([Just<Int>]())).log == ["end"])
  }

  @Test func `an error of one is the end of all`() {
    let (one, other) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
    let all = [
      Received(one.merge(with: other)),
      Received(one.combineLatest(other).map(\.0)),
      Received(one.zip(other).map(\.0)),
    ]
    one.send(completion: .failure(.trouble))
    other.send(1)
    other.send(completion: .failure(.other))
    #expect(all.map(\.log).filter { $0 == ["trouble"] }.count == 3)
  }

  @Test func `combineLatest begins when each has sent a value`() {
    let received = Received(one.combineLatest(two))
    let transformed = Received(one.combineLatest(two, three) { "\($0)\($1)\($2)" })
    one.send(1)
    one.send(2)
    two.send("a")
    one.send(completion: .finished)
    two.send("b")
    three.send(true)
    two.send(completion: .finished)
    three.send(completion: .finished)
    #expect(received.log == [#"(2, "a")"#, #"(2, "b")"#, "end"])
    #expect(transformed.log == ["2btrue", "end"])
  }

  @Test func `combineLatest of up to four is of a type that can be named`() {
    let names: Publishers.CombineLatest3<Just<Int>, Just<Int>, Just<Int>> = .init(
      Just(1), Just(2), Just(3))
    #expect(Received(names).log == ["(1, 2, 3)", "end"])
    let pair: Publishers.CombineLatest = .init(Just(1), Just(2))
    #expect(Received(pair.map(+)).log == ["3", "end"])
    let four = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4))
    #expect(Received(four.map { $0 + $1 + $2 + $3 }).log == ["10", "end"])
  }

  @Test func `zip sends pairs, and ends when there can be no further one`() {
    let received = Received(one.zip(two))
    one.send(1)
    one.send(2)
    two.send("a")
    one.send(completion: .finished)
    #expect(received.take() == [#"(1, "a")"#])
    two.send("b")
    #expect(received.log == [#"(2, "b")"#, "end"])
    #expect(
      Received([1, 2, 3].publisher.zip([5, 6].publisher) { $0 * $1 }).log == ["5", "12", "end"])
    let three: Publishers.Zip3 = .init(Just(1), [2, 3].publisher, Just(4))
    #expect(Received(three).log == ["(1, 2, 4)", "end"])
  }

  @Test(arguments: [1, 2]) func `one of several is cancelled with all of them`(limit: Int) {
    let (one, other) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let received = Received(one.merge(with: other).prefix(limit))
    one.send(3)
    #expect(received.log == (1...limit).map { "\($0)" } + ["end"])
  }

  @Test func `prepend and append put values before and after`() {
    #expect(Received([3].publisher.prepend(1, 2).append(4)).log == ["1", "2", "3", "4", "end"])
    #expect(Received(Just(2).append([3, 4])).log == ["2", "3", "4", "end"])
    let received = Received(one.append(Just(9)).prepend(Just(0)))
    one.send(1)
    #expect(received.take() == ["0", "1"])
    one.send(completion: .finished)
    #expect(received.take() == ["9", "end"])
    let failing = PassthroughSubject<Int, Trouble>()
    let failed = Received(failing.append(5))
    failing.send(completion: .failure(.trouble))
    #expect(failed.log == ["trouble"])
    #expect(Received(Just(1).prepend(0).first()).log == ["0", "end"])
  }
}

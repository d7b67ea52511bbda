// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite("Operators on each value")
struct ValueOperatorTests {
  private struct Point {
    var x: Int
    var y = 0
    var name = "a"
  }

  @Test func `map reads up to three properties`() {
    let points = [Point(x: 1), Point(x: 2, y: 3, name: "b")].publisher
    #expect(Received(points.map(\.x)).log == ["1", "2", "end"])
    #expect(Received(points.map(\.x, \.y)).log == ["(1, 0)", "(2, 3)", "end"])
    #expect(
      Received(points.map(\.x, \.y, \.name)).log == [#"(1, 0, "a")"#, #"(2, 3, "b")"#, "end"])
  }

  @Test func `compactMap and filter leave out what they are told to`() {
    let texts = ["1", "a", "2"].publisher
    #expect(Received(texts.compactMap { Int($0) }).log == ["1", "2", "end"])
    #expect(Received(texts.filter { $0 != "1" }).log == ["a", "2", "end"])
  }

  @Test func `scan sends each result`() {
    #expect(Received((1...4).publisher.scan(0, +)).log == ["1", "3", "6", "10", "end"])
  }

  @Test func `scan finds the last result when it is sent a value while it sends one`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    let subscription = subject.scan(0, +).sink { sum in
      log.append(sum)
      if sum == 1 { subject.send(10) }
    }
    subject.send(1)
    subject.send(100)
    #expect(log == [1, 11, 111])
    subscription.cancel()
  }

  @Test func `removeDuplicates compares with the value before`() {
    let numbers = [1, 1, 2, 1, 3, 13].publisher
    #expect(Received(numbers.removeDuplicates()).log == ["1", "2", "1", "3", "13", "end"])
    #expect(
      Received(numbers.removeDuplicates { $0 % 10 == $1 % 10 }).log == ["1", "2", "1", "3", "end"])
  }

  @Test func `replaceNil and replaceEmpty send something in place of nothing`() {
    #expect(Received([1, nil].publisher.replaceNil(with: 0)).log == ["1", "0", "end"])
    #expect(Received(Empty<Int, Never>().replaceEmpty(with: 7)).log == ["7", "end"])
    #expect(Received(Just(1).replaceEmpty(with: 7)).log == ["1", "end"])
  }

  @Test func `ignoreOutput sends the end only`() {
    #expect(Received((1...3).publisher.ignoreOutput()).log == ["end"])
  }

  @Test func `handleEvents does something before it passes on what comes`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let watched = subject.handleEvents { _ in
      log.append("subscription")
    } receiveOutput: {
      log.append("output \($0)")
    } receiveCompletion: { _ in
      log.append("completion")
    } receiveCancel: {
      log.append("cancel")
    } receiveRequest: { _ in
      log.append("request")
    }
    let first = watched.sink { log.append("\($0)") }
    subject.send(1)
    first.cancel()
    first.cancel()
    #expect(log == ["subscription", "request", "output 1", "1", "cancel"])
    log = []
    let second = watched.sink { _ in
      log.append("end")
    } receiveValue: { _ in
    }
    subject.send(completion: .finished)
    second.cancel()
    #expect(log == ["subscription", "request", "completion", "end"])
  }

  @Test func `print writes what happens to a stream`() {
    final class Stream: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let stream = Stream()
    _ = Received(Just(1).print("p", to: stream))
    #expect(
      stream.text.split(separator: "\n").dropFirst(2) == [
        "p: receive value: (1)", "p: receive finished",
      ])
  }
}

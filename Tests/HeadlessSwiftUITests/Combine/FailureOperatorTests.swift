// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

@Suite("Operators for errors")
struct FailureOperatorTests {
  @Test func `what throws ends the publisher, and what comes before it`() {
    var seen: [Int] = []
    func check(_ value: Int) throws -> Int {
      if value == 2 { throw Trouble.trouble }
      return value
    }
    let numbers = (1...3).publisher.handleEvents(receiveOutput: { seen.append($0) })
    #expect(Received(numbers.tryMap(check)).log == ["1", "trouble"])
    #expect(seen == [1, 2])
    #expect(Received(numbers.tryCompactMap { try check($0) as Int? }).log == ["1", "trouble"])
    #expect(Received(numbers.tryFilter { try check($0) > 1 }).log == ["trouble"])
    #expect(Received(numbers.tryScan(1) { try $0 + check($1) }).log == ["2", "trouble"])
    #expect(Received(numbers.tryReduce(1) { try $0 + check($1) }).log == ["trouble"])
  }

  private struct Item: Codable { var name: String }

  @Test func `decode and encode use coders of Foundation's`() {
    let data = Just(Item(name: "a")).encode(encoder: JSONEncoder())
    #expect(
      Received(data.decode(type: Item.self, decoder: JSONDecoder()).map(\.name)).log == [
        "a", "end",
      ])
    let failed = Received(Just(Data()).decode(type: Item.self, decoder: JSONDecoder()))
    #expect(failed.log.count == 1 && failed.log != ["end"])
  }

  @Test func `catch goes on with another publisher, and cancels that one, too`() {
    let (one, other) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Never>())
    let received = Received(one.catch { _ in other })
    one.send(1)
    other.send(2)
    one.send(completion: .failure(.trouble))
    other.send(3)
    #expect(received.log == ["1", "3"])
    received.cancel()
    other.send(4)
    #expect(received.log == ["1", "3"])
  }

  @Test func `tryCatch can fail with another error`() {
    let failed = Fail<Int, Trouble>(error: .trouble)
    #expect(Received(failed.tryCatch { _ in Just(1) }).log == ["1", "end"])
    #expect(
      Received(failed.tryCatch { _ -> Just<Int> in throw Trouble.other }).log == ["other"])
  }

  @Test func `retry subscribes again, a number of times`() {
    var count = 0
    let load = Deferred { () -> AnyPublisher<Int, Trouble> in
      count += 1
      return count < 3
        ? Fail(error: .trouble).eraseToAnyPublisher()
        : Just(count).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }
    #expect(Received(load.retry(1)).log == ["trouble"])
    #expect(count == 2)
    #expect(Received(load.retry(1)).log == ["3", "end"])
  }

  @Test func `errors are mapped and replaced`() {
    let failed = [1].publisher.setFailureType(to: Trouble.self)
      .append(Fail<Int, Trouble>(error: .trouble))
    #expect(Received(failed.mapError { _ in Trouble.other }).log == ["1", "other"])
    #expect(Received(failed.replaceError(with: 0)).log == ["1", "0", "end"])
    #expect(
      Received(Just(1).setFailureType(to: Trouble.self).assertNoFailure()).log == ["1", "end"])
  }

  @Test func `no error ends the app where there must be none`() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, Trouble>(error: .trouble).assertNoFailure().sink { _ in }
    }
  }
}

// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite("Where values come from")
struct SourceTests {
  @Test func `values that are there are sent at once`() {
    #expect(Received(Just(1)).log == ["1", "end"])
    #expect(Received([1, 2].publisher).log == ["1", "2", "end"])
    #expect(Received(Int?.some(1).publisher).log == ["1", "end"])
    #expect(Received(Int?.none.publisher).log == ["end"])
    #expect(Received(Result<Int, Trouble>.success(1).publisher).log == ["1", "end"])
    #expect(Received(Result<Int, Trouble>.Publisher(.trouble)).log == ["trouble"])
    #expect(Received(Empty<Int, Never>()).log == ["end"])
    #expect(Received(Empty<Int, Never>(completeImmediately: false)).log == [])
    #expect(Received(Fail<Int, Trouble>(error: .trouble)).log == ["trouble"])
  }

  @Test func `nothing more is sent to whom has cancelled`() {
    var log: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    let subject = PassthroughSubject<Int, Never>()
    subject.flatMap { _ in (1...).publisher }.prefix { $0 < 3 }
      .sink { log.append($0) }.store(in: &subscriptions)
    subject.send(0)
    #expect(log == [1, 2])
  }

  @Test func `Deferred makes a publisher for each subscriber`() {
    var count = 0
    let publisher = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(Received(publisher).log == ["1", "end"])
    #expect(Received(publisher).log == ["2", "end"])
  }

  @Test func `a future begins at once, and keeps its one result`() {
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> { promise = $0 }
    let before = Received(future)
    #expect(before.log == [])
    promise?(.success(1))
    promise?(.failure(.trouble))
    #expect(before.log == ["1", "end"])
    #expect(Received(future).log == ["1", "end"])
  }

  private final class Model: ObservableObject {
    @Published var text = "a"
    @Published var length = 0
    @Published var isValid = false
    init() {
      $text.map(\.count).assign(to: &$length)
      $text.combineLatest($length).map { $0.count == $1 }.assign(to: &$isValid)
    }
  }

  @Test func `a published property sends its value, and each new one before it is kept`() {
    let model = Model()
    let received = Received(model.$text.flatMap { Just($0 + "!") })
    var kept: [String] = []
    let subscription = model.$text.sink { [unowned model] in kept.append("\(model.text) \($0)") }
    model.text = "b"
    #expect(received.log == ["a!", "b!"])
    #expect(kept == ["a a", "a b"])
    #expect(Received(model.$text.first()).log == ["b", "end"])
    subscription.cancel()
  }

  @Test func `a published property is assigned to, as long as there is its object`() {
    let subject = PassthroughSubject<String, Never>()
    var model: Model? = Model()
    weak let reference = model
    #expect(model?.length == 1 && model?.isValid == true)
    var changes = 0
    let subscription = model?.objectWillChange.sink { changes += 1 }
    model?.text = "abc"
    #expect(model?.length == 3 && model?.isValid == true && changes >= 3)
    var cancellations = 0
    if let model {
      subject.handleEvents(receiveCancel: { cancellations += 1 }).assign(to: &model.$text)
    }
    subject.send("ab")
    #expect(model?.text == "ab" && model?.length == 2)
    model = nil
    #expect(reference == nil && cancellations == 1)
    subject.send("a")
    subscription?.cancel()
  }

  @Test func `assign(to:on:) sets a property of an object`() {
    let model = Model()
    let subject = PassthroughSubject<String, Never>()
    let subscription = subject.assign(to: \.text, on: model)
    subject.send("z")
    #expect(model.text == "z")
    subscription.cancel()
  }
}

/// What an app writes itself.
@Suite("An app's own publishers and subscribers")
struct OwnPublisherTests {
  /// Sends as many numbers as it is asked for.
  private struct Numbers: Publisher {
    typealias Output = Int
    typealias Failure = Never

    final class Counting<Other: Subscriber>: Subscription where Other.Input == Int {
      private var subscriber: Other?
      private var next = 1
      init(_ subscriber: Other) { self.subscriber = subscriber }

      func request(_ demand: Subscribers.Demand) {
        var rest = demand.max ?? 3
        while rest > 0, let subscriber {
          rest -= 1
          next += 1
          if let more = subscriber.receive(next - 1).max { rest += more }
        }
      }

      func cancel() { subscriber = nil }
    }

    func receive<Other: Subscriber>(subscriber: Other)
    where Other.Input == Int, Other.Failure == Never {
      subscriber.receive(subscription: Counting(subscriber))
    }
  }

  @Test func `a publisher of its own has all operators`() {
    #expect(Received(Numbers().map { $0 * 2 }).log == ["2", "4", "6"])
    #expect(Received(Numbers().first()).log == ["1", "end"])
    #expect(Received(Numbers().eraseToAnyPublisher()).log == ["1", "2", "3"])
  }

  private final class Two: Subscriber {
    var log: [String] = []
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(2))
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      log.append("\(input)")
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { log.append("end") }
  }

  @Test func `a subscriber of its own gets as many values as it asks for`() {
    let two = Two()
    (1...4).publisher.map { $0 + 1 }.subscribe(two)
    #expect(two.log == ["2", "3"])
    two.subscription?.request(.max(1))
    #expect(two.log == ["2", "3", "4"])
    two.subscription?.request(.unlimited)
    #expect(two.log == ["2", "3", "4", "5", "end"])
    let other = Two()
    Numbers().subscribe(other)
    #expect(other.log == ["1", "2"])
  }
}

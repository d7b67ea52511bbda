// SPDX-License-Identifier: MIT

/// What is made of several publishers.
public enum Publishers {
  /// Sends the values of two publishers, as they come.
  public struct Merge<First: Publisher, Second: Publisher>: Publisher
  where First.Output == Second.Output, First.Failure == Second.Failure {
    public typealias Output = First.Output
    public typealias Failure = First.Failure
    private let first: First
    private let second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func subscribe(
      _ receive: @escaping (Output) -> Void,
      _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let finish = Publishers.ending(finish)
      return Publishers.both(first.subscribe(receive, finish), second.subscribe(receive, finish))
    }
  }

  /// Sends the last values of two publishers whenever one of them sends a value.
  public struct CombineLatest<First: Publisher, Second: Publisher>: Publisher
  where First.Failure == Second.Failure {
    public typealias Output = (First.Output, Second.Output)
    public typealias Failure = First.Failure
    private let first: First
    private let second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func subscribe(
      _ receive: @escaping (Output) -> Void,
      _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let finish = Publishers.ending(finish)
      var one: First.Output?
      var other: Second.Output?
      let send = { if let one, let other { receive((one, other)) } }
      let subscription = first.subscribe(
        { value in
          one = value
          send()
        }, finish)
      return Publishers.both(
        subscription,
        second.subscribe(
          { value in
            other = value
            send()
          }, finish))
    }
  }

  /// Sends the values of a publisher, to which it subscribes once, to all who have subscribed.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private var subscription: AnyCancellable?
    private var count = 0
    init(_ upstream: Upstream) { self.upstream = upstream }

    public func subscribe(
      _ receive: @escaping (Output) -> Void,
      _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let subscriber = subject.subscribe(receive, finish)
      count += 1
      if subscription == nil {
        subscription = upstream.subscribe { [subject] in
          subject.send($0)
        } _: { [subject] in
          subject.send(completion: $0)
        }
      }
      return AnyCancellable { [self] in
        subscriber.cancel()
        count -= 1
        if count == 0 { subscription = nil }
      }
    }
  }

  /// Tells of the end when two publishers have ended, or one has failed.
  private static func ending<Failure>(
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> (Subscribers.Completion<Failure>) -> Void {
    var isOver = false
    var isHalfOver = false
    return { end in
      guard !isOver else { return }
      if case .finished = end, !isHalfOver { return isHalfOver = true }
      isOver = true
      finish(end)
    }
  }

  private static func both(_ one: AnyCancellable, _ other: AnyCancellable) -> AnyCancellable {
    AnyCancellable {
      one.cancel()
      other.cancel()
    }
  }
}

extension Publisher {
  /// Sends the values of two publishers, as they come.
  public func merge<Other: Publisher<Output, Failure>>(with other: Other)
    -> Publishers.Merge<Self, Other>
  { .init(self, other) }

  /// Sends the values to all who subscribe to the result, from one subscription.
  public func share() -> Publishers.Share<Self> { .init(self) }

  /// Sends the last values of two publishers whenever one of them sends a value.
  public func combineLatest<Other: Publisher>(_ other: Other)
    -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure
  { .init(self, other) }
}

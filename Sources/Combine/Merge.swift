// SPDX-License-Identifier: MIT

extension Publishers {
  /// Sends the values of two publishers, as they come.
  public struct Merge<First: Publisher, Second: Publisher>: Publisher
  where First.Output == Second.Output, First.Failure == Second.Failure {
    public typealias Output = First.Output
    public typealias Failure = First.Failure
    private let all: MergeMany<AnyPublisher<Output, Failure>>
    public init(_ first: First, _ second: Second) {
      all = MergeMany(AnyPublisher(first), AnyPublisher(second))
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { all._attach(receiver) }
  }

  /// Sends the values of three publishers, as they come.
  public struct Merge3<First: Publisher, Second: Publisher, Third: Publisher>: Publisher
  where
    First.Output == Second.Output, First.Failure == Second.Failure, First.Output == Third.Output,
    First.Failure == Third.Failure
  {
    public typealias Output = First.Output
    public typealias Failure = First.Failure
    private let all: MergeMany<AnyPublisher<Output, Failure>>
    public init(_ first: First, _ second: Second, _ third: Third) {
      all = MergeMany(AnyPublisher(first), AnyPublisher(second), AnyPublisher(third))
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { all._attach(receiver) }
  }

  /// Sends the values of any number of publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<Sources: Swift.Sequence>(_ upstream: Sources) where Sources.Element == Upstream {
      publishers = Array(upstream)
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) {
      let joint = Joint(publishers.count, to: receiver)
      joint.begin()
      for publisher in publishers { joint.follow(publisher) { receiver.send($0) } }
    }

    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// Sends the values of two publishers, as they come.
  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
  where Other.Output == Output, Other.Failure == Failure { .init(self, other) }

  /// Sends the values of three publishers, as they come.
  public func merge<Second: Publisher, Third: Publisher>(with second: Second, _ third: Third)
    -> Publishers.Merge3<Self, Second, Third>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output,
    Third.Failure == Failure
  { .init(self, second, third) }

  /// Sends the values of four publishers, as they come.
  public func merge(
    with second: some Publisher<Output, Failure>, _ third: some Publisher<Output, Failure>,
    _ fourth: some Publisher<Output, Failure>
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
    .init(AnyPublisher(self), AnyPublisher(second), AnyPublisher(third), AnyPublisher(fourth))
  }

  /// Sends the values of five publishers, as they come.
  public func merge(
    with second: some Publisher<Output, Failure>, _ third: some Publisher<Output, Failure>,
    _ fourth: some Publisher<Output, Failure>, _ fifth: some Publisher<Output, Failure>
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
    .init(
      AnyPublisher(self), AnyPublisher(second), AnyPublisher(third), AnyPublisher(fourth),
      AnyPublisher(fifth))
  }
}

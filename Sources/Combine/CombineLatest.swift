// SPDX-License-Identifier: MIT

/// Keeps the last value of each of two publishers.
private final class LatestPair<First, Second, Output, Failure: Error>: Joint<Output, Failure> {
  private var first: First?
  private var second: Second?
  private let transform: (First, Second) -> Output

  init(
    _ transform: @escaping (First, Second) -> Output, to downstream: _Receiver<Output, Failure>
  ) {
    self.transform = transform
    super.init(2, to: downstream)
  }

  func take(first: First) {
    self.first = first
    sendBoth()
  }

  func take(second: Second) {
    self.second = second
    sendBoth()
  }

  private func sendBoth() {
    if let first, let second { downstream.send(transform(first, second)) }
  }

  override func releaseValues() { (first, second) = (nil, nil) }
}

extension Publisher {
  /// Sends what comes of the last values of two publishers whenever one of them sends a value.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    AnyPublisher(of: (self, other)) { receiver in
      let pair = LatestPair(transform, to: receiver)
      pair.begin()
      pair.follow(self, pair.take(first:))
      pair.follow(other, pair.take(second:))
    }
  }

  public func combineLatest<Second: Publisher, Third: Publisher, Result>(
    _ second: Second, _ third: Third,
    _ transform: @escaping (Output, Second.Output, Third.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second) { ($0, $1) }.combineLatest(third) { transform($0.0, $0.1, $1) }
  }

  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher, Result>(
    _ second: Second, _ third: Third, _ fourth: Fourth,
    _ transform: @escaping (Output, Second.Output, Third.Output, Fourth.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second, third) { ($0, $1, $2) }
      .combineLatest(fourth) { transform($0.0, $0.1, $0.2, $1) }
  }

  /// Sends the last values of two publishers whenever one of them sends a value.
  public func combineLatest<Other: Publisher>(_ other: Other)
    -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure
  { .init(self, other) }

  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> Publishers.CombineLatest3<Self, Second, Third>
  where Second.Failure == Failure, Third.Failure == Failure { .init(self, second, third) }

  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> Publishers.CombineLatest4<Self, Second, Third, Fourth>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    .init(self, second, third, fourth)
  }
}

extension Publishers {
  /// Sends the last values of two publishers whenever one of them sends a value.
  public struct CombineLatest<First: Publisher, Second: Publisher>: Publisher
  where First.Failure == Second.Failure {
    public typealias Output = (First.Output, Second.Output)
    public typealias Failure = First.Failure
    private let whole: AnyPublisher<Output, Failure>
    public init(_ first: First, _ second: Second) {
      whole = first.combineLatest(second) { ($0, $1) }
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { whole._attach(receiver) }
  }

  /// Sends the last values of three publishers whenever one of them sends a value.
  public struct CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>: Publisher
  where First.Failure == Second.Failure, First.Failure == Third.Failure {
    public typealias Output = (First.Output, Second.Output, Third.Output)
    public typealias Failure = First.Failure
    private let whole: AnyPublisher<Output, Failure>
    public init(_ first: First, _ second: Second, _ third: Third) {
      whole = first.combineLatest(second, third) { ($0, $1, $2) }
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { whole._attach(receiver) }
  }

  /// Sends the last values of four publishers whenever one of them sends a value.
  public struct CombineLatest4<
    First: Publisher, Second: Publisher, Third: Publisher, Fourth: Publisher
  >: Publisher
  where
    First.Failure == Second.Failure, First.Failure == Third.Failure, First.Failure == Fourth.Failure
  {
    public typealias Output = (First.Output, Second.Output, Third.Output, Fourth.Output)
    public typealias Failure = First.Failure
    private let whole: AnyPublisher<Output, Failure>
    public init(_ first: First, _ second: Second, _ third: Third, _ fourth: Fourth) {
      whole = first.combineLatest(second, third, fourth) { ($0, $1, $2, $3) }
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { whole._attach(receiver) }
  }
}

// SPDX-License-Identifier: MIT

/// Keeps the values of two publishers until each has its partner.
private final class WaitingPairs<First, Second, Output, Failure: Error>: Joint<Output, Failure> {
  private var first: [First] = []
  private var second: [Second] = []
  private var hasFirstEnded = false
  private var hasSecondEnded = false
  private let transform: (First, Second) -> Output

  init(
    _ transform: @escaping (First, Second) -> Output, to downstream: _Receiver<Output, Failure>
  ) {
    self.transform = transform
    super.init(2, to: downstream)
  }

  func take(first value: First) {
    first.append(value)
    sendPair()
  }

  func take(second value: Second) {
    second.append(value)
    sendPair()
  }

  func endFirst() {
    hasFirstEnded = true
    endIfComplete()
  }

  func endSecond() {
    hasSecondEnded = true
    endIfComplete()
  }

  private func sendPair() {
    guard !first.isEmpty, !second.isEmpty else { return }
    downstream.send(transform(first.removeFirst(), second.removeFirst()))
    endIfComplete()
  }

  /// Ends if there can be no further pair.
  private func endIfComplete() {
    if hasFirstEnded && first.isEmpty || hasSecondEnded && second.isEmpty { end(.finished) }
  }

  override func releaseValues() { (first, second) = ([], []) }
}

extension Publisher {
  /// Sends what comes of the first values of two publishers, then of the second ones, and so on.
  public func zip<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    AnyPublisher(of: (self, other)) { receiver in
      let pairs = WaitingPairs(transform, to: receiver)
      pairs.begin()
      pairs.follow(self, pairs.take(first:), onEnd: pairs.endFirst)
      pairs.follow(other, pairs.take(second:), onEnd: pairs.endSecond)
    }
  }

  public func zip<Second: Publisher, Third: Publisher, Result>(
    _ second: Second, _ third: Third,
    _ transform: @escaping (Output, Second.Output, Third.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    zip(second) { ($0, $1) }.zip(third) { transform($0.0, $0.1, $1) }
  }

  /// Sends the first values of two publishers, then the second ones, and so on.
  public func zip<Other: Publisher>(_ other: Other) -> Publishers.Zip<Self, Other>
  where Other.Failure == Failure { .init(self, other) }

  public func zip<Second: Publisher, Third: Publisher>(_ second: Second, _ third: Third)
    -> Publishers.Zip3<Self, Second, Third>
  where Second.Failure == Failure, Third.Failure == Failure { .init(self, second, third) }
}

extension Publishers {
  /// Sends the first values of two publishers, then the second ones, and so on.
  public struct Zip<First: Publisher, Second: Publisher>: Publisher
  where First.Failure == Second.Failure {
    public typealias Output = (First.Output, Second.Output)
    public typealias Failure = First.Failure
    private let whole: AnyPublisher<Output, Failure>
    public init(_ first: First, _ second: Second) { whole = first.zip(second) { ($0, $1) } }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { whole._attach(receiver) }
  }

  /// Sends the first values of three publishers, then the second ones, and so on.
  public struct Zip3<First: Publisher, Second: Publisher, Third: Publisher>: Publisher
  where First.Failure == Second.Failure, First.Failure == Third.Failure {
    public typealias Output = (First.Output, Second.Output, Third.Output)
    public typealias Failure = First.Failure
    private let whole: AnyPublisher<Output, Failure>
    public init(_ first: First, _ second: Second, _ third: Third) {
      whole = first.zip(second, third) { ($0, $1, $2) }
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { whole._attach(receiver) }
  }
}

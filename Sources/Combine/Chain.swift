// SPDX-License-Identifier: MIT

/// Passes on the values of publishers that come one after the other.
final class Chain<Output, Failure: Error>: _Link {
  private let downstream: _Receiver<Output, Failure>
  private var current: _Link?
  /// What will follow the first publisher.
  var start: Work?

  init(_ downstream: _Receiver<Output, Failure>) { self.downstream = downstream }

  func begin() { downstream.begin(self) }

  /// Passes on the values of a publisher, and does something at its end.
  func follow<Other: Publisher>(
    _ publisher: Other, atEnd: @escaping (Subscribers.Completion<Other.Failure>) -> Void
  ) where Other.Output == Output {
    guard !isOver else { return }
    let downstream = downstream
    let branch = Branch<Output, Other.Failure>(of: self, isReady: { downstream.isReady }) {
      downstream.send($0)
    } onEnd: {
      atEnd($0)
    }
    current = branch
    publisher._attach(branch)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    cancel()
    downstream.send(completion: completion)
  }

  override func resume() { current?.resume() }

  override func release() {
    let current = current
    self.current = nil
    start?.cancel()
    start = nil
    current?.cancel()
  }
}

extension Publisher {
  /// Sends the values of another publisher after those of this one.
  public func append<Other: Publisher>(_ publisher: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher(of: (self, publisher)) { downstream in
      let chain = Chain(downstream)
      chain.begin()
      chain.follow(self) { completion in
        if case .failure = completion { return chain.end(completion) }
        chain.follow(publisher) { chain.end($0) }
      }
    }
  }

  public func append<Elements: Sequence>(_ elements: Elements) -> AnyPublisher<Output, Failure>
  where Elements.Element == Output {
    append(Publishers.Sequence<Elements, Failure>(sequence: elements))
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Sends the values of another publisher before those of this one.
  public func prepend<Other: Publisher>(_ publisher: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure { publisher.append(self) }

  public func prepend<Elements: Sequence>(_ elements: Elements) -> AnyPublisher<Output, Failure>
  where Elements.Element == Output {
    prepend(Publishers.Sequence<Elements, Failure>(sequence: elements))
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
}

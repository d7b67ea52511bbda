// SPDX-License-Identifier: MIT

/// Subscribes to a publisher for each value, and sends what these send.
private final class Flattening<Input, OuterFailure: Error, Inner: Publisher, Failure: Error>:
  _Receiver<Input, OuterFailure>
{
  private let downstream: _Receiver<Inner.Output, Failure>
  private let most: Int?
  private let transform: (Input) -> Inner
  private let innerFailure: (Inner.Failure) -> Failure
  private let outerFailure: (OuterFailure) -> Failure
  private var branches: [Branch<Inner.Output, Inner.Failure>] = []
  /// Values that were on their way when others had become enough.
  private var waiting: [Input] = []
  private var hasUpstreamEnded = false

  init(
    _ most: Int?, _ transform: @escaping (Input) -> Inner,
    _ outerFailure: @escaping (OuterFailure) -> Failure,
    _ innerFailure: @escaping (Inner.Failure) -> Failure,
    to downstream: _Receiver<Inner.Output, Failure>
  ) {
    (self.most, self.transform, self.downstream) = (most, transform, downstream)
    (self.outerFailure, self.innerFailure) = (outerFailure, innerFailure)
  }

  override func begin(_ upstream: any Subscription) {
    super.begin(upstream)
    downstream.begin(self)
  }

  override var isReady: Bool { most.map { branches.count < $0 } ?? true }

  override func receive(_ value: Input) {
    guard isReady else { return waiting.append(value) }
    let inner = transform(value)
    guard !isOver else { return }
    let downstream = downstream
    let branch = Branch<Inner.Output, Inner.Failure>(
      of: self, isReady: { downstream.isReady }
    ) {
      downstream.send($0)
    } onEnd: { [self] completion in
      if case .failure(let error) = completion { return end(.failure(innerFailure(error))) }
      goOn()
    }
    branches.append(branch)
    inner._attach(branch)
  }

  /// Takes what waits, after a publisher has ended.
  private func goOn() {
    branches.removeAll(where: \.isOver)
    if !waiting.isEmpty, isReady { return receive(waiting.removeFirst()) }
    if hasUpstreamEnded {
      if branches.isEmpty, waiting.isEmpty { end(.finished) }
    } else if isReady {
      super.resume()
    }
  }

  override func receive(completion: Subscribers.Completion<OuterFailure>) {
    if case .failure(let error) = completion { return end(.failure(outerFailure(error))) }
    hasUpstreamEnded = true
    if branches.isEmpty, waiting.isEmpty { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    cancel()
    downstream.send(completion: completion)
  }

  override func resume() { branches.forEach { $0.resume() } }

  override func release() {
    let branches = branches
    (self.branches, waiting) = ([], [])
    branches.forEach { $0.cancel() }
  }
}

extension Publisher {
  private func flatten<Inner: Publisher, NewFailure>(
    _ most: Subscribers.Demand, _ transform: @escaping (Output) -> Inner,
    _ outerFailure: @escaping (Failure) -> NewFailure,
    _ innerFailure: @escaping (Inner.Failure) -> NewFailure
  ) -> AnyPublisher<Inner.Output, NewFailure> {
    AnyPublisher(of: (self, transform)) {
      _attach(Flattening(most.max, transform, outerFailure, innerFailure, to: $0))
    }
  }

  /// Subscribes to a publisher for each value, and sends what these send.
  ///
  /// While as many as allowed have not ended, values of the upstream are lost, or wait where they can.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    flatten(maxPublishers, transform, same, same)
  }

  /// Subscribes to a publisher for each value, and sends what these send.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Never {
    flatten(maxPublishers, transform, same, impossible)
  }
}

extension Publisher where Failure == Never {
  /// Subscribes to a publisher for each value, and sends what these send.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Inner.Failure> {
    flatten(maxPublishers, transform, impossible, same)
  }

  /// Subscribes to a publisher for each value, and sends what these send.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Never> where Inner.Failure == Never {
    flatten(maxPublishers, transform, same, same)
  }
}

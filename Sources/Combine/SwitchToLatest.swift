// SPDX-License-Identifier: MIT

/// Sends what the last publisher sends that came.
private final class Switch<Inner: Publisher, OuterFailure: Error, Failure: Error>:
  _Receiver<Inner, OuterFailure>
{
  private let downstream: _Receiver<Inner.Output, Failure>
  private let innerFailure: (Inner.Failure) -> Failure
  private let outerFailure: (OuterFailure) -> Failure
  private var branch: Branch<Inner.Output, Inner.Failure>?
  private var hasUpstreamEnded = false

  init(
    _ outerFailure: @escaping (OuterFailure) -> Failure,
    _ innerFailure: @escaping (Inner.Failure) -> Failure,
    to downstream: _Receiver<Inner.Output, Failure>
  ) {
    (self.outerFailure, self.innerFailure) = (outerFailure, innerFailure)
    self.downstream = downstream
  }

  override func begin(_ upstream: any Subscription) {
    super.begin(upstream)
    downstream.begin(self)
  }

  override func receive(_ inner: Inner) {
    branch?.cancel()
    let downstream = downstream
    let next = Branch<Inner.Output, Inner.Failure>(of: self, isReady: { downstream.isReady }) {
      downstream.send($0)
    } onEnd: { [self] completion in
      branch = nil
      if case .failure(let error) = completion { return end(.failure(innerFailure(error))) }
      if hasUpstreamEnded { end(.finished) }
    }
    branch = next
    inner._attach(next)
  }

  override func receive(completion: Subscribers.Completion<OuterFailure>) {
    if case .failure(let error) = completion { return end(.failure(outerFailure(error))) }
    hasUpstreamEnded = true
    if branch == nil { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    cancel()
    downstream.send(completion: completion)
  }

  override func resume() { branch?.resume() }

  override func release() {
    let branch = branch
    self.branch = nil
    branch?.cancel()
  }
}

extension Publisher where Output: Publisher {
  private func switching<NewFailure>(
    _ outerFailure: @escaping (Failure) -> NewFailure,
    _ innerFailure: @escaping (Output.Failure) -> NewFailure
  ) -> AnyPublisher<Output.Output, NewFailure> {
    AnyPublisher(of: self) { _attach(Switch(outerFailure, innerFailure, to: $0)) }
  }

  /// Sends what the last publisher sends that came; the ones before are cancelled.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output.Failure == Failure { switching(same, same) }

  /// Sends what the last publisher sends that came; the ones before are cancelled.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output.Failure == Never { switching(same, impossible) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends what the last publisher sends that came; the ones before are cancelled.
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    switching(impossible, same)
  }

  /// Sends what the last publisher sends that came; the ones before are cancelled.
  public func switchToLatest() -> AnyPublisher<Output.Output, Never>
  where Output.Failure == Never { switching(same, same) }
}

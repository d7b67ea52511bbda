// SPDX-License-Identifier: MIT

/// Gives values to a loop that waits for them.
///
/// What comes while the loop is at work is lost, or waits where a publisher keeps its last value.
private final class Awaiting<Input, Failure: Error>: _Receiver<Input, Failure>, @unchecked Sendable
{
  private var answer: ((Result<Input?, Failure>) -> Void)?
  /// The end, until the loop has been told of it.
  private var end: Result<Input?, Failure>?

  override var isReady: Bool { answer != nil }

  override func receive(_ value: Input) { reply(.success(value)) }

  override func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { end = .failure(error) }
    cancel()
  }

  override func release() {
    guard answer != nil else { return }
    let end = end
    self.end = nil
    reply(end ?? .success(nil))
  }

  private func reply(_ result: Result<Input?, Failure>) {
    let answer = answer
    self.answer = nil
    answer?(result)
  }

  /// Waits for the next value, or for the end.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Input?, Failure> {
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: actor) { continuation in
        answer = { result in
          nonisolated(unsafe) let result = result
          continuation.resume(returning: result)
        }
        if isOver || Task.isCancelled { release() } else { resume() }
      }
    } onCancel: {
      cancel()
    }
  }
}

/// The values of a publisher, for a loop that waits for them.
public struct AsyncPublisher<Source: Publisher>: AsyncSequence where Source.Failure == Never {
  public typealias Element = Source.Output
  private let publisher: Source
  public init(_ publisher: Source) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Subscribes when it is made.
  public struct Iterator: AsyncIteratorProtocol {
    private let awaiting = Awaiting<Source.Output, Never>()
    private let subscription: AnyCancellable

    fileprivate init(_ publisher: Source) {
      subscription = AnyCancellable(awaiting)
      publisher._attach(awaiting)
    }

    public mutating func next() async -> Element? { await next(isolation: #isolation) }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Never) -> Element? { await awaiting.next(isolation: actor).get() }
  }
}

/// The values of a publisher that can fail, for a loop that waits for them.
public struct AsyncThrowingPublisher<Source: Publisher>: AsyncSequence {
  public typealias Element = Source.Output
  public typealias Failure = any Error
  private let publisher: Source
  public init(_ publisher: Source) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Subscribes when it is made.
  public struct Iterator: AsyncIteratorProtocol {
    private let awaiting = Awaiting<Source.Output, Source.Failure>()
    private let subscription: AnyCancellable

    fileprivate init(_ publisher: Source) {
      subscription = AnyCancellable(awaiting)
      publisher._attach(awaiting)
    }

    public mutating func next() async throws -> Element? { try await next(isolation: #isolation) }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> Element? { try await awaiting.next(isolation: actor).get() }
  }
}

extension Publisher where Failure == Never {
  /// The values, for a loop that waits for them.
  public var values: AsyncPublisher<Self> { .init(self) }
}

extension Publisher {
  /// The values, for a loop that waits for them.
  public var values: AsyncThrowingPublisher<Self> { .init(self) }
}

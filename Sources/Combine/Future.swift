// SPDX-License-Identifier: MIT

/// Sends one value, or fails, when the closure that it was made with has called back.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result] in if result.value == nil { result.send($0) } }
  }

  public func _attach(_ receiver: _Receiver<Output, Failure>) {
    result.steps(from: ()) { _, result -> Outcome<Output, Failure> in
      switch result {
      case .success(let value): .sendLast(value)
      case .failure(let error): .end(.failure(error))
      case nil: .wait
      }
    } onEnd: { _, _ in
      .wait
    }._attach(receiver)
  }
}

/// The wait for the end of a publisher that sends one value at most.
private final class Wait<Output, Failure: Error> {
  private var subscription: AnyCancellable?
  private var result: Result<Output, Failure>?

  static func end<Source: Publisher>(
    of publisher: Source
  ) async -> Result<Output, Failure>? where Source.Output == Output, Source.Failure == Failure {
    await withUnsafeContinuation { continuation in
      let wait = Wait()
      wait.subscription = publisher.subscribe {
        wait.result = .success($0)
      } _: { completion in
        if case .failure(let error) = completion { wait.result = .failure(error) }
        wait.subscription = nil
        nonisolated(unsafe) let result = wait.result
        continuation.resume(returning: result)
      }
    }
  }
}

extension Future where Failure == Never {
  /// The value, once it has come.
  public var value: Output {
    get async {
      switch await Wait.end(of: self) {
      case .success(let value): value
      case nil: fatalError("A future ends with a value.")
      }
    }
  }
}

extension Future {
  /// The value, once it has come, or the error.
  public var value: Output {
    get async throws {
      switch await Wait.end(of: self) {
      case .success(let value): value
      case .failure(let error): throw error
      case nil: fatalError("A future ends with a value.")
      }
    }
  }
}

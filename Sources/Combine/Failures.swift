// SPDX-License-Identifier: MIT

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    finish(.failure(error))
    return AnyCancellable {}
  }
}

/// Sends one value, or fails, when the closure that it was made with has called back.
public final class Future<Output, Failure: Error>: Publisher {
  private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  public init(
    _ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void
  ) {
    attemptToFulfill { [result] in if result.value == nil { result.send($0) } }
  }

  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    result.sink { result in
      switch result {
      case .success(let value):
        receive(value)
        finish(.finished)
      case .failure(let error): finish(.failure(error))
      case nil: break
      }
    }
  }
}

extension Publisher {
  public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other)
    -> AnyPublisher<Output, Other>
  {
    AnyPublisher { receive, finish in
      subscribe(receive) { end in
        switch end {
        case .finished: finish(.finished)
        case .failure(let error): finish(.failure(transform(error)))
        }
      }
    }
  }

  /// Sends a value in place of an error.
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { receive, finish in
      subscribe(receive) { end in
        if case .failure = end { receive(value) }
        finish(.finished)
      }
    }
  }

  /// Goes on with another publisher in place of an error.
  public func `catch`<Other: Publisher<Output, NewFailure>, NewFailure>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { receive, finish in
      var next: AnyCancellable?
      let first = subscribe(receive) { end in
        switch end {
        case .finished: finish(.finished)
        case .failure(let error): next = handler(error).subscribe(receive, finish)
        }
      }
      return AnyCancellable {
        first.cancel()
        next?.cancel()
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The same publisher, as one that could fail.
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { receive, finish in subscribe(receive) { _ in finish(.finished) } }
  }
}

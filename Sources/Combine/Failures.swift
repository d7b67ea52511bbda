// SPDX-License-Identifier: MIT

extension Publisher {
  public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other)
    -> AnyPublisher<Output, Other>
  {
    steps(from: (), using: transform) {
      .send($1)
    } onEnd: { _, completion in
      switch completion {
      case .finished: .end(.finished)
      case .failure(let error): .end(.failure(transform(error)))
      }
    }
  }

  /// Sends a value in place of an error.
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    steps(from: ()) {
      .send($1)
    } onEnd: { _, completion in
      if case .failure = completion { .sendLast(value) } else { .end(.finished) }
    }
  }

  /// Goes on with another publisher in place of an error.
  public func `catch`<Other: Publisher>(_ handler: @escaping (Failure) -> Other)
    -> AnyPublisher<Output, Other.Failure> where Other.Output == Output
  {
    AnyPublisher(of: self) { downstream in
      let chain = Chain(downstream)
      chain.begin()
      chain.follow(self) { completion in
        switch completion {
        case .finished: chain.end(.finished)
        case .failure(let error): chain.follow(handler(error)) { chain.end($0) }
        }
      }
    }
  }

  /// Goes on with another publisher in place of an error, or with another error.
  public func tryCatch<Other: Publisher>(_ handler: @escaping (Failure) throws -> Other)
    -> AnyPublisher<Output, any Error> where Other.Output == Output
  {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return AnyPublisher(try handler(error).mapError { $0 as any Error })
      } catch {
        return AnyPublisher(Fail(error: error))
      }
    }
  }

  /// Subscribes again after an error, a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { downstream in
      let chain = Chain(downstream)
      chain.begin()
      retry(retries, in: chain)
    }
  }

  private func retry(_ rest: Int, in chain: Chain<Output, Failure>) {
    chain.follow(self) { completion in
      if case .failure = completion, rest > 0 {
        retry(rest - 1, in: chain)
      } else {
        chain.end(completion)
      }
    }
  }

  /// The same publisher, as one that cannot fail: an error ends the app.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    steps(from: ()) {
      .send($1)
    } onEnd: { _, completion in
      if case .failure(let error) = completion {
        fatalError("\(prefix): \(error)", file: file, line: line)
      }
      return .end(.finished)
    }
  }
}

extension Publisher where Failure == Never {
  /// The same publisher, as one that could fail.
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    steps(from: ()) {
      .send($1)
    } onEnd: { _, _ in
      .end(.finished)
    }
  }
}

/// An error as it is.
func same<Failure: Error>(_ error: Failure) -> Failure { error }

/// An error that there cannot be, as one of another kind.
func impossible<Failure: Error>(_ never: Never) -> Failure {}

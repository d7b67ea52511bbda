// SPDX-License-Identifier: MIT

extension Publisher {
  public func map<Result>(_ transform: @escaping (Output) -> Result)
    -> AnyPublisher<Result, Failure>
  { steps(from: (), using: transform) { .send(transform($1)) } }

  public func map<First>(_ path: KeyPath<Output, First>) -> AnyPublisher<First, Failure> {
    map { $0[keyPath: path] }
  }

  public func map<First, Second>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>
  ) -> AnyPublisher<(First, Second), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func map<First, Second, Third>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>,
    _ third: KeyPath<Output, Third>
  ) -> AnyPublisher<(First, Second, Third), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?)
    -> AnyPublisher<Result, Failure>
  { steps(from: (), using: transform) { transform($1).map(Outcome.send) ?? .wait } }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    steps(from: (), using: isIncluded) { isIncluded($1) ? .send($1) : .wait }
  }

  /// Sends what comes of the last result and each value.
  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    steps(from: initialResult, using: nextPartialResult) { result, value in
      result = nextPartialResult(result, value)
      return .send(result)
    }
  }

  /// Leaves out what is equal to the value before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    steps(from: nil as Output?, using: predicate) { last, value in
      if let last, predicate(last, value) { return .wait }
      last = value
      return .send(value)
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func replaceNil<Wrapped>(with output: Wrapped) -> AnyPublisher<Wrapped, Failure>
  where Output == Wrapped? { map { $0 ?? output } }

  /// Sends a value if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    steps(from: true) { isEmpty, value in
      isEmpty = false
      return .send(value)
    } atEnd: {
      $0 ? .sendLast(output) : .end(.finished)
    }
  }

  /// Sends the end only.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { steps(from: ()) { _, _ in .wait } }
}

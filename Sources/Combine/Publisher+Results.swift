// SPDX-License-Identifier: MIT

// What is known of the values when all have come, or earlier.

extension Publisher {
  /// Sends all values at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    reduce([]) { $0 + [$1] }
  }

  /// Sends the values in groups; the last one may be smaller.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    steps(from: [] as [Output]) { group, value in
      group.append(value)
      guard group.count >= count else { return .wait }
      defer { group = [] }
      return .send(group)
    } atEnd: {
      $0.isEmpty ? .end(.finished) : .sendLast($0)
    }
  }

  /// Sends what comes of all values at the end.
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    steps(from: initialResult, using: nextPartialResult) { result, value in
      result = nextPartialResult(result, value)
      return .wait
    } atEnd: {
      .sendLast($0)
    }
  }

  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  public func contains(where predicate: @escaping (Output) -> Bool)
    -> AnyPublisher<Bool, Failure>
  {
    steps(from: (), using: predicate) {
      predicate($1) ? .sendLast(true) : .wait
    } atEnd: { _ in
      .sendLast(false)
    }
  }

  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
    contains { $0 == output }
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  { best { areInIncreasingOrder($1, $0) } }

  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  { best { !areInIncreasingOrder($1, $0) } }

  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable { min(by: <) }
  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable { max(by: <) }

  /// Sends a value at the end which no later one is better than.
  private func best(_ isWorse: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    steps(from: nil as Output?) { best, value in
      best = best.map { isWorse($0, value) ? value : $0 } ?? value
      return .wait
    } atEnd: {
      $0.map(Outcome.sendLast) ?? .end(.finished)
    }
  }
}

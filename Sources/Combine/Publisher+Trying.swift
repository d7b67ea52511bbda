// SPDX-License-Identifier: MIT

// What can throw: the error is how the publisher ends.

/// Makes data of values, such as a `JSONEncoder`.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// Makes values of data, such as a `JSONDecoder`.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<Value: Decodable>(_ type: Value.Type, from: Input) throws -> Value
}

extension Publisher {
  public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result)
    -> AnyPublisher<Result, any Error>
  { tries(from: (), using: transform) { .send(try transform($1)) } }

  public func tryCompactMap<Result>(_ transform: @escaping (Output) throws -> Result?)
    -> AnyPublisher<Result, any Error>
  { tries(from: (), using: transform) { try transform($1).map(Outcome.send) ?? .wait } }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  { tries(from: (), using: isIncluded) { try isIncluded($1) ? .send($1) : .wait } }

  public func tryScan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    tries(from: initialResult, using: nextPartialResult) { result, value in
      result = try nextPartialResult(result, value)
      return .send(result)
    }
  }

  public func tryReduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    tries(from: initialResult, using: nextPartialResult) { result, value in
      result = try nextPartialResult(result, value)
      return .wait
    } atEnd: {
      .sendLast($0)
    }
  }

  public func tryFirst(where predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  { tries(from: (), using: predicate) { try predicate($1) ? .sendLast($1) : .wait } }

  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  { tries(from: (), using: predicate) { try predicate($1) ? .send($1) : .end(.finished) } }

  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tries(from: true, using: predicate) { drops, value in
      if drops { drops = try predicate(value) }
      return drops ? .wait : .send(value)
    }
  }

  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Bool, any Error>
  {
    tries(from: (), using: predicate) {
      try predicate($1) ? .wait : .sendLast(false)
    } atEnd: { _ in
      .sendLast(true)
    }
  }

  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Bool, any Error>
  { tryAllSatisfy { try !predicate($0) }.map { !$0 }.eraseToAnyPublisher() }

  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tries(from: nil as Output?, using: predicate) { last, value in
      if let last, try predicate(last, value) { return .wait }
      last = value
      return .send(value)
    }
  }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> AnyPublisher<Item, any Error> where Output == Coder.Input
  { tryMap { try decoder.decode(type, from: $0) } }

  public func encode<Coder: TopLevelEncoder>(encoder: Coder)
    -> AnyPublisher<Coder.Output, any Error> where Output: Encodable
  { tryMap { try encoder.encode($0) } }
}

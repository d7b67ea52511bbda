// SPDX-License-Identifier: MIT

/// Sends values to those who have subscribed, at once and on the same thread.
///
/// This module has as much of Combine as observing objects needs: publishers have no back pressure,
/// and each subscriber gets every value.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Lets values be received until the subscription is cancelled.
  func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// What subscribers get.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

/// Ends something when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public convenience init<Other: Cancellable>(_ other: Other) { self.init { other.cancel() } }

  deinit { cancel() }

  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable { collection.append(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(receiveValue, receiveCompletion) }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func map<Result>(_ transform: @escaping (Output) -> Result)
    -> AnyPublisher<Result, Failure>
  { AnyPublisher { receive, finish in subscribe({ receive(transform($0)) }, finish) } }

  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?)
    -> AnyPublisher<Result, Failure>
  {
    AnyPublisher { receive, finish in
      subscribe({ if let result = transform($0) { receive(result) } }, finish)
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in subscribe({ if isIncluded($0) { receive($0) } }, finish) }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      var rest = count
      return subscribe({ if rest > 0 { rest -= 1 } else { receive($0) } }, finish)
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { receive, finish in
      var last: Output?
      return subscribe(
        { value in
          guard value != last else { return }
          last = value
          receive(value)
        }, finish)
    }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue) { _ in }
  }

  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  )
    -> AnyCancellable
  { sink { object[keyPath: path] = $0 } }
}

/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void)
      -> AnyCancellable

  public init<Other: Publisher<Output, Failure>>(_ other: Other) {
    start = { other.subscribe($0, $1) }
  }

  init(
    _ start:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) { self.start = start }

  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { start(receive, finish) }
}

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  let value: Output
  public init(_ value: Output) { self.value = value }

  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(value)
    finish(.finished)
    return AnyCancellable {}
  }
}

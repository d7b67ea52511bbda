// SPDX-License-Identifier: MIT

/// Sends values to those who have subscribed, at once and on the same thread.
///
/// A publisher says in one of three ways how it is subscribed to, and has the other two from there:
/// an app's own by `receive(subscriber:)`, this module's by `_attach(_:)`, others by closures. Whoever
/// takes no more values for a time says so by `isReady`; else every subscriber gets every value.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Lets values be received until the subscription is cancelled.
  func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  /// Gives a subscriber its subscription, and values as it asks for them.
  func receive<Other: Subscriber>(subscriber: Other)
  where Other.Input == Output, Other.Failure == Failure

  /// Gives a receiver its subscription, and then values.
  func _attach(_ receiver: _Receiver<Output, Failure>)
}

extension Publisher {
  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Sink(receive, finish)
    _attach(sink)
    return AnyCancellable(sink)
  }

  public func receive<Other: Subscriber>(subscriber: Other)
  where Other.Input == Output, Other.Failure == Failure {
    guard let inlet = subscriber as? Inlet<Output, Failure> else {
      return _attach(Outlet(subscriber))
    }
    let place = Place(inlet.receiver, keepsLast: true)
    place.begin()
    guard !place.isOver else { return }
    place.subscription = subscribe({ place.offer($0) }, { place.end($0) })
  }

  public func _attach(_ receiver: _Receiver<Output, Failure>) {
    self.receive(subscriber: Inlet(receiver))
  }

  /// Gives a subscriber its subscription, and values as it asks for them.
  public func subscribe<Other: Subscriber>(_ subscriber: Other)
  where Other.Input == Output, Other.Failure == Failure { self.receive(subscriber: subscriber) }

  /// Sends the values and the end to a subject.
  public func subscribe<Other: Subject>(_ subject: Other) -> AnyCancellable
  where Other.Output == Output, Other.Failure == Failure {
    subscribe({ subject.send($0) }, { subject.send(completion: $0) })
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(receiveValue, receiveCompletion) }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue) { _ in }
  }

  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: path] = $0 } }
}

/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// What the publisher is made of.
  let parts: Any
  private let attach: (_Receiver<Output, Failure>) -> Void

  public init<Other: Publisher>(_ other: Other)
  where Other.Output == Output, Other.Failure == Failure {
    if let other = other as? AnyPublisher {
      self = other
    } else {
      self.init(of: other) { other._attach($0) }
    }
  }

  init(of parts: Any, _ attach: @escaping (_Receiver<Output, Failure>) -> Void) {
    (self.parts, self.attach) = (parts, attach)
  }

  public func _attach(_ receiver: _Receiver<Output, Failure>) { attach(receiver) }
}

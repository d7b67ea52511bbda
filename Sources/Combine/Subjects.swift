// SPDX-License-Identifier: MIT

/// A publisher that sends what it is told to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Whoever gets the values of a subject, in the order of their subscriptions.
final class Subscriptions<Output, Failure: Error> {
  /// One subscriber, told from others by its identity: how many there were is no state.
  private final class One {
    let receive: (Output) -> Void
    let finish: (Subscribers.Completion<Failure>) -> Void

    init(
      _ receive: @escaping (Output) -> Void,
      _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
    ) { (self.receive, self.finish) = (receive, finish) }
  }

  private var all: [One] = []
  private var hasEnded = false

  func add(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let one = One(receive, finish)
    all.append(one)
    return AnyCancellable { [weak self, weak one] in self?.all.removeAll { $0 === one } }
  }

  func send(_ value: Output) {
    guard !hasEnded else { return }
    for one in all where all.contains(where: { $0 === one }) { one.receive(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    hasEnded = true
    for one in all { one.finish(completion) }
    all = []
  }
}

/// Sends values to those who have subscribed by then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { subscriptions.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.end(completion) }

  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { subscriptions.add(receive, finish) }
}

/// Keeps a value and sends each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  public var value: Output { didSet { subscriptions.send(value) } }
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.end(completion) }

  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receive(value)
    return subscriptions.add(receive, finish)
  }
}

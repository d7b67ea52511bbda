// SPDX-License-Identifier: MIT

/// What subscribers get.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// The number; `nil` for all.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    public static func < (left: Demand, right: Demand) -> Bool {
      left.max.map { max in right.max.map { max < $0 } ?? true } ?? false
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let one = left.max, let other = right.max else { return .unlimited }
      return .max(one + other)
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }

    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }

    /// The demand after a value has been sent.
    fileprivate var lessOne: Demand { Demand(max: max.map { Swift.max(0, $0 - 1) }) }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A connection of a subscriber to a publisher.
public protocol Subscription: AnyObject, Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// A type that an app writes to receive values, as many as it asks for.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { self.receive(()) }
}

/// A receiver, for a publisher that an app has written.
struct Inlet<Input, Failure: Error>: Subscriber {
  let receiver: _Receiver<Input, Failure>

  init(_ receiver: _Receiver<Input, Failure>) { self.receiver = receiver }

  func receive(subscription: any Subscription) {
    receiver.begin(subscription)
    if !receiver.isOver { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    receiver.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    receiver.send(completion: completion)
  }
}

/// A subscriber that an app has written, as a receiver; what it has not asked for is not ready for it.
final class Outlet<Other: Subscriber>: _Receiver<Other.Input, Other.Failure> {
  private var subscriber: Other?
  private var demand = Subscribers.Demand.none

  init(_ subscriber: Other) { self.subscriber = subscriber }

  override func begin(_ upstream: any Subscription) {
    super.begin(upstream)
    subscriber?.receive(subscription: self)
  }

  override var isReady: Bool { demand > 0 }

  override func request(_ demand: Subscribers.Demand) {
    guard !isOver, demand > 0 else { return }
    self.demand += demand
    resume()
  }

  override func receive(_ value: Other.Input) {
    guard demand > 0, let subscriber else { return }
    demand = demand.lessOne
    demand += subscriber.receive(value)
  }

  override func receive(completion: Subscribers.Completion<Other.Failure>) {
    let subscriber = subscriber
    cancel()
    subscriber?.receive(completion: completion)
  }

  override func release() { subscriber = nil }
}

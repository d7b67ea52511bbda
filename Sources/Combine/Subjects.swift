// SPDX-License-Identifier: MIT

/// A publisher that sends what it is told to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscription of one receiver, told from others by its identity: how many there were is no state.
final class Place<Output, Failure: Error>: _Link {
  fileprivate let receiver: _Receiver<Output, Failure>
  fileprivate weak var list: Subscriptions<Output, Failure>?
  /// What ends with the subscription.
  var subscription: AnyCancellable? { didSet { if isOver { subscription = nil } } }
  /// Whether the last value waits for a receiver that is not ready.
  private let keepsLast: Bool
  private var waiting: Output?

  init(_ receiver: _Receiver<Output, Failure>, keepsLast: Bool) {
    (self.receiver, self.keepsLast) = (receiver, keepsLast)
  }

  func begin() { receiver.begin(self) }

  func offer(_ value: Output) {
    guard !isOver else { return }
    if receiver.isReady {
      waiting = nil
      receiver.send(value)
    } else if keepsLast {
      waiting = value
    }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    cancel()
    receiver.send(completion: completion)
  }

  override func resume() {
    if let waiting { offer(waiting) }
  }

  override func release() {
    list?.remove(self)
    (subscription, waiting) = (nil, nil)
  }
}

/// Whoever gets the values of a subject, in the order of their subscriptions.
final class Subscriptions<Output, Failure: Error> {
  private var all: [Place<Output, Failure>] = []
  private let keepsLast: Bool
  private var completion: Subscribers.Completion<Failure>?

  init(keepsLast: Bool = false) { self.keepsLast = keepsLast }

  var hasEnded: Bool { completion != nil }

  // Nobody can send any more: what leads back here leads nowhere.
  deinit { all.forEach { $0.receiver.endUpstream() } }

  /// Gives a receiver its subscription and, if there is one, a value; or tells it of the end.
  func add(_ receiver: _Receiver<Output, Failure>, first: Output? = nil) {
    let place = Place(receiver, keepsLast: keepsLast)
    place.list = self
    if completion == nil { all.append(place) }
    place.begin()
    if let completion {
      place.end(completion)
    } else if let first {
      place.offer(first)
    }
  }

  fileprivate func remove(_ place: Place<Output, Failure>) { all.removeAll { $0 === place } }

  func send(_ value: Output) {
    guard !hasEnded else { return }
    for place in all { place.offer(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard !hasEnded else { return }
    self.completion = completion
    let all = all
    self.all = []
    for place in all { place.end(completion) }
  }
}

/// Sends values to those who have subscribed by then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { subscriptions.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.end(completion) }

  public func _attach(_ receiver: _Receiver<Output, Failure>) { subscriptions.add(receiver) }
}

/// Keeps a value and sends each new one, until it has ended.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>(keepsLast: true)
  private var current: Output

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public init(_ value: Output) { current = value }

  public func send(_ value: Output) {
    guard !subscriptions.hasEnded else { return }
    current = value
    subscriptions.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.end(completion) }

  public func _attach(_ receiver: _Receiver<Output, Failure>) {
    subscriptions.add(receiver, first: current)
  }
}

// SPDX-License-Identifier: MIT

/// A subscription, as a link of the chain from who receives values up to who sends them.
///
/// States are told apart by what objects store, and the variables that a closure has captured in
/// generic code are not seen: so all that decides the future is stored in links, which the
/// subscription that an app keeps leads to.
public class _Link: Subscription {
  /// What the values come from, as long as some can come.
  private(set) final var upstream: (any Subscription)?
  /// Whether nothing is sent any more.
  private(set) final var isOver = false

  init() {}

  /// Takes what values will come from.
  func begin(_ upstream: any Subscription) {
    if isOver { upstream.cancel() } else { self.upstream = upstream }
  }

  /// Ends; nobody is told but those whom the values come from.
  public final func cancel() {
    guard !isOver else { return }
    isOver = true
    let upstream = upstream
    self.upstream = nil
    release()
    upstream?.cancel()
  }

  /// Notes that what values came from has ended.
  final func endUpstream() { upstream = nil }

  /// Lets go of what is over.
  func release() {}

  public func request(_ demand: Subscribers.Demand) {}

  /// Is told that the receiver is ready again.
  func resume() { (upstream as? _Link)?.resume() }
}

/// Whoever gets the values of a publisher, as a rule to do something to them and pass them on.
public class _Receiver<Input, Failure: Error>: _Link {
  /// Takes a value, unless it is over.
  final func send(_ value: Input) {
    if !isOver { receive(value) }
  }

  /// Takes the end, unless it is over.
  final func send(completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    endUpstream()
    receive(completion: completion)
  }

  /// Whether it takes values: what is sent otherwise is lost, or waits, as the publisher has it.
  var isReady: Bool { true }

  func receive(_ value: Input) {}
  func receive(completion: Subscribers.Completion<Failure>) { cancel() }
}

/// Passes values to closures.
final class Sink<Input, Failure: Error>: _Receiver<Input, Failure> {
  private var onValue: ((Input) -> Void)?
  private var onEnd: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    _ onValue: @escaping (Input) -> Void,
    _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { (self.onValue, self.onEnd) = (onValue, onEnd) }

  override func receive(_ value: Input) { onValue?(value) }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let onEnd = onEnd
    cancel()
    onEnd?(completion)
  }

  override func release() { (onValue, onEnd) = (nil, nil) }
}

/// One of the publishers whose values go to the same receiver.
final class Branch<Input, Failure: Error>: _Receiver<Input, Failure> {
  /// Whoever joins the branches.
  private var joint: _Link?
  private let isJointReady: () -> Bool
  private var onValue: ((Input) -> Void)?
  private var onEnd: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    of joint: _Link, isReady: @escaping () -> Bool = { true },
    _ onValue: @escaping (Input) -> Void,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.joint, isJointReady, self.onValue, self.onEnd) = (joint, isReady, onValue, onEnd)
  }

  override var isReady: Bool { isJointReady() }
  override func receive(_ value: Input) { onValue?(value) }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let onEnd = onEnd
    cancel()
    onEnd?(completion)
  }

  override func release() { (joint, onValue, onEnd) = (nil, nil, nil) }
}

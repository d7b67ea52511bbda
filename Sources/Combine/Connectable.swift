// SPDX-License-Identifier: MIT

/// A publisher that begins to send when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send; what it returns ends that.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins to send when somebody subscribes, and ends with the last subscription.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(self) }
}

extension Publishers {
  /// Is connected as long as somebody has subscribed.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0
    init(_ upstream: Upstream) { self.upstream = upstream }

    public func _attach(_ receiver: _Receiver<Output, Failure>) {
      count += 1
      let user = User(of: self, receiver) { [self] in
        count -= 1
        guard count == 0 else { return }
        let ended = connection
        connection = nil
        ended?.cancel()
      }
      upstream._attach(user)
      guard count > 0, connection == nil else { return }
      let begun = upstream.connect()
      if count > 0 { connection = begun } else { begun.cancel() }
    }
  }

  /// Sends the values of a publisher by a subject.
  public final class Multicast<Upstream: Publisher, Hub: Subject>: ConnectablePublisher
  where Hub.Output == Upstream.Output, Hub.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> Hub
    private lazy var subject = createSubject()

    public init(upstream: Upstream, createSubject: @escaping () -> Hub) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { subject._attach(receiver) }
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Sends the values of a publisher from the time on at which it is told to.
  public final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>
    init(_ upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

    public func _attach(_ receiver: _Receiver<Output, Never>) { inner._attach(receiver) }
    public func connect() -> any Cancellable { inner.connect() }
  }

  /// Sends the values of a publisher, to which it subscribes once, to all who have subscribed.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { inner._attach(receiver) }
  }
}

/// Passes on values, and tells when its subscription ends, however it does.
private final class User<Value, Failure: Error>: _Receiver<Value, Failure> {
  /// Who counts the users.
  private var hub: AnyObject?
  private let downstream: _Receiver<Value, Failure>
  private var leave: (() -> Void)?

  init(
    of hub: AnyObject, _ downstream: _Receiver<Value, Failure>, _ leave: @escaping () -> Void
  ) { (self.hub, self.downstream, self.leave) = (hub, downstream, leave) }

  override func begin(_ upstream: any Subscription) {
    super.begin(upstream)
    downstream.begin(self)
  }

  override var isReady: Bool { downstream.isReady }
  override func receive(_ value: Value) { downstream.send(value) }

  override func receive(completion: Subscribers.Completion<Failure>) {
    cancel()
    downstream.send(completion: completion)
  }

  override func release() {
    let leave = leave
    (self.hub, self.leave) = (nil, nil)
    leave?()
  }
}

extension Publisher {
  /// Sends the values to all who subscribe to the result, from one subscription.
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }

  /// Sends the values by a subject that is made when it is needed.
  public func multicast<Hub: Subject>(_ createSubject: @escaping () -> Hub)
    -> Publishers.Multicast<Self, Hub> where Hub.Output == Output, Hub.Failure == Failure
  { .init(upstream: self, createSubject: createSubject) }

  /// Sends the values by a subject.
  public func multicast<Hub: Subject>(subject: Hub) -> Publishers.Multicast<Self, Hub>
  where Hub.Output == Output, Hub.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
  /// Sends the values from the time on at which it is told to.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(self) }
}

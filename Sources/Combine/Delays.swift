// SPDX-License-Identifier: MIT

extension Publisher {
  /// Sends each value in a later turn of a scheduler's.
  public func receive<Context: Scheduler>(
    on scheduler: Context, file: StaticString = #fileID, line: UInt = #line
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) {
      _attach(Delay(0, on: .init(scheduler, for: "receive(on:)", file, line), to: $0))
    }
  }

  /// Sends each value later.
  public func delay<Context: Scheduler>(
    for interval: Context.Interval, scheduler: Context, file: StaticString = #fileID,
    line: UInt = #line
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) {
      _attach(
        Delay(interval.seconds, on: .init(scheduler, for: "delay(for:)", file, line), to: $0))
    }
  }

  public func delay<Context: Scheduler>(
    for interval: Context.Interval, tolerance: Context.Interval?, scheduler: Context,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyPublisher<Output, Failure> {
    delay(for: interval, scheduler: scheduler, file: file, line: line)
  }

  /// Subscribes in a later turn of a scheduler's.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, file: StaticString = #fileID, line: UInt = #line
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      let chain = Chain(receiver)
      chain.begin()
      let start = Start { chain.follow(self) { chain.end($0) } }
      start.schedule(after: 0, on: .init(scheduler, for: "subscribe(on:)", file, line))
      chain.start = start
    }
  }
}

/// Begins something.
private final class Start: Work {
  private let begin: () -> Void
  init(_ begin: @escaping () -> Void) { self.begin = begin }
  override func perform() { begin() }
}

/// Passes on each value and the end after a time.
private final class Delay<Value, Failure: Error>: _Receiver<Value, Failure> {
  /// A value or an end that is on its way.
  private final class Delivery: Work {
    private let delay: Delay
    private let value: Value?
    private let completion: Subscribers.Completion<Failure>?

    init(_ delay: Delay, _ value: Value?, _ completion: Subscribers.Completion<Failure>?) {
      (self.delay, self.value, self.completion) = (delay, value, completion)
    }

    override func perform() { delay.deliver(self) }

    func pass(to receiver: _Receiver<Value, Failure>) {
      if let value { receiver.send(value) }
      if let completion { receiver.send(completion: completion) }
    }

    var isEnd: Bool { completion != nil }
  }

  private let delay: Double
  private let scheduler: AnyScheduler
  private let downstream: _Receiver<Value, Failure>
  private var waiting: [Delivery] = []

  init(
    _ delay: Double, on scheduler: AnyScheduler, to downstream: _Receiver<Value, Failure>
  ) { (self.delay, self.scheduler, self.downstream) = (delay, scheduler, downstream) }

  override func begin(_ upstream: any Subscription) {
    super.begin(upstream)
    downstream.begin(self)
  }

  override var isReady: Bool { downstream.isReady }
  override func receive(_ value: Value) { add(Delivery(self, value, nil)) }

  override func receive(completion: Subscribers.Completion<Failure>) {
    add(Delivery(self, nil, completion))
  }

  private func add(_ delivery: Delivery) {
    waiting.append(delivery)
    delivery.schedule(after: delay, on: scheduler)
  }

  private func deliver(_ delivery: Delivery) {
    waiting.removeAll { $0 === delivery }
    if delivery.isEnd { cancel() }
    delivery.pass(to: downstream)
  }

  override func release() {
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0.cancel() }
  }
}

// SPDX-License-Identifier: MIT

extension Publisher {
  /// Sends a value when no other one has come for some time.
  public func debounce<Context: Scheduler>(
    for interval: Context.Interval, scheduler: Context, file: StaticString = #fileID,
    line: UInt = #line
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) {
      _attach(
        Debounce(interval.seconds, on: .init(scheduler, for: "debounce(for:)", file, line), to: $0))
    }
  }

  /// Sends at most one value in some time: the first, or the latest, that has come in it.
  public func throttle<Context: Scheduler>(
    for interval: Context.Interval, scheduler: Context, latest: Bool,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) {
      _attach(
        Throttle(
          interval.seconds, on: .init(scheduler, for: "throttle(for:)", file, line),
          latest: latest, to: $0))
    }
  }

  /// Ends, or fails, when no value has come for some time.
  public func timeout<Context: Scheduler>(
    _ interval: Context.Interval, scheduler: Context, customError: (() -> Failure)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) {
      _attach(
        Timeout(
          interval.seconds, on: .init(scheduler, for: "timeout(_:)", file, line), customError,
          to: $0))
    }
  }
}

/// Passes on values and the end as a scheduler calls it.
private class Paced<Value, Failure: Error>: _Receiver<Value, Failure> {
  /// A call that a scheduler owes.
  final class Call: Work {
    private let owner: Paced
    init(_ owner: Paced) { self.owner = owner }
    override func perform() { owner.isCalled(by: self) }
  }

  final let interval: Double
  final let scheduler: AnyScheduler
  final let downstream: _Receiver<Value, Failure>
  private final var calls: [Call] = []

  init(
    _ interval: Double, on scheduler: AnyScheduler, to downstream: _Receiver<Value, Failure>
  ) { (self.interval, self.scheduler, self.downstream) = (interval, scheduler, downstream) }

  override func begin(_ upstream: any Subscription) {
    super.begin(upstream)
    downstream.begin(self)
  }

  final func call(after delay: Double) -> Call {
    let call = Call(self)
    calls.append(call)
    call.schedule(after: delay, on: scheduler)
    return call
  }

  final func cancel(_ call: Call?) {
    call?.cancel()
    calls.removeAll { $0 === call }
  }

  private final func isCalled(by call: Call) {
    calls.removeAll { $0 === call }
    called(call)
  }

  /// Is called by the scheduler.
  func called(_ call: Call) {}

  final func end(_ completion: Subscribers.Completion<Failure>) {
    cancel()
    downstream.send(completion: completion)
  }

  override func release() {
    let calls = calls
    self.calls = []
    calls.forEach { $0.cancel() }
  }
}

private final class Debounce<Value, Failure: Error>: Paced<Value, Failure> {
  private var last: Value?
  private var pause: Call?
  private var completion: Subscribers.Completion<Failure>?

  override func receive(_ value: Value) {
    cancel(pause)
    last = value
    pause = call(after: interval)
  }

  /// What waits is lost with the end.
  override func receive(completion: Subscribers.Completion<Failure>) {
    cancel(pause)
    (last, pause, self.completion) = (nil, nil, completion)
    _ = call(after: 0)
  }

  override func called(_ call: Call) {
    if let completion { return end(completion) }
    guard let value = last else { return }
    (last, pause) = (nil, nil)
    downstream.send(value)
  }

  override func release() {
    super.release()
    (last, pause) = (nil, nil)
  }
}

private final class Throttle<Value, Failure: Error>: Paced<Value, Failure> {
  private let latest: Bool
  private var waiting: Value?
  private var completion: Subscribers.Completion<Failure>?
  /// Who ends the time in which no other value is sent, or sends the first value.
  private var window: Call?

  init(
    _ interval: Double, on scheduler: AnyScheduler, latest: Bool,
    to downstream: _Receiver<Value, Failure>
  ) {
    self.latest = latest
    super.init(interval, on: scheduler, to: downstream)
  }

  override func receive(_ value: Value) {
    if latest || waiting == nil { waiting = value }
    if window == nil { window = call(after: 0) }
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
    guard waiting == nil else { return }
    cancel(window)
    window = call(after: 0)
  }

  override func called(_ call: Call) {
    window = nil
    let value = waiting
    waiting = nil
    if completion == nil, value != nil { window = self.call(after: interval) }
    if let value { downstream.send(value) }
    if let completion { end(completion) }
  }

  override func release() {
    super.release()
    (waiting, window) = (nil, nil)
  }
}

private final class Timeout<Value, Failure: Error>: Paced<Value, Failure> {
  private var error: (() -> Failure)?
  /// Values that are on their way, and who will call for them.
  private var waiting: [Value] = []
  private var completion: Subscribers.Completion<Failure>?
  private var limit: Call?

  init(
    _ interval: Double, on scheduler: AnyScheduler, _ error: (() -> Failure)?,
    to downstream: _Receiver<Value, Failure>
  ) {
    self.error = error
    super.init(interval, on: scheduler, to: downstream)
  }

  override func begin(_ upstream: any Subscription) {
    limit = call(after: interval)
    super.begin(upstream)
  }

  override var isReady: Bool { downstream.isReady }

  override func receive(_ value: Value) {
    cancel(limit)
    limit = call(after: interval)
    waiting.append(value)
    _ = call(after: 0)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    cancel(limit)
    (limit, self.completion) = (nil, completion)
    _ = call(after: 0)
  }

  override func called(_ call: Call) {
    if call === limit {
      let error = error
      return end(error.map { .failure($0()) } ?? .finished)
    }
    if !waiting.isEmpty {
      downstream.send(waiting.removeFirst())
    } else if let completion {
      end(completion)
    }
  }

  override func release() {
    super.release()
    (waiting, limit, error) = ([], nil, nil)
  }
}

// SPDX-License-Identifier: MIT

extension Publisher {
  /// Does something besides when something happens.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let code: [Any?] = [receiveSubscription, receiveOutput, receiveCompletion, receiveCancel]
    return AnyPublisher(of: (self, code)) { downstream in
      let watch = Watch(downstream)
      watch.onSubscription = {
        receiveSubscription?($0)
        receiveRequest?(.unlimited)
      }
      (watch.onOutput, watch.onCompletion) = (receiveOutput, receiveCompletion)
      watch.onCancel = receiveCancel
      _attach(watch)
    }
  }

  /// Prints what happens.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> AnyPublisher<Output, Failure>
  {
    let log = PrintedLog(prefix: prefix.isEmpty ? "" : "\(prefix): ", stream: stream)
    return handleEvents {
      log.write("receive subscription: (\($0))")
    } receiveOutput: {
      log.write("receive value: (\($0))")
    } receiveCompletion: {
      switch $0 {
      case .finished: log.write("receive finished")
      case .failure(let error): log.write("receive error: (\(error))")
      }
    } receiveCancel: {
      log.write("receive cancel")
    } receiveRequest: { _ in
      log.write("request unlimited")
    }
  }

  /// The same values: there is no debugger to stop in.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// The same values: there is no debugger to stop in.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

/// Where things are printed.
private final class PrintedLog {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    (self.prefix, self.stream) = (prefix, stream)
  }

  func write(_ text: String) {
    guard stream != nil else { return Swift.print(prefix + text) }
    stream?.write("\(prefix)\(text)\n")
  }
}

/// Passes on all that comes, and tells others of it before.
private final class Watch<Value, Failure: Error>: _Receiver<Value, Failure> {
  var onSubscription: ((any Subscription) -> Void)?
  var onOutput: ((Value) -> Void)?
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  var onCancel: (() -> Void)?
  private let downstream: _Receiver<Value, Failure>

  init(_ downstream: _Receiver<Value, Failure>) { self.downstream = downstream }

  override func begin(_ upstream: any Subscription) {
    super.begin(upstream)
    onSubscription?(upstream)
    downstream.begin(self)
  }

  override var isReady: Bool { downstream.isReady }

  override func receive(_ value: Value) {
    onOutput?(value)
    downstream.send(value)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let onCompletion = onCompletion
    onCancel = nil
    onCompletion?(completion)
    cancel()
    downstream.send(completion: completion)
  }

  override func release() {
    let onCancel = onCancel
    (onSubscription, onOutput, onCompletion, self.onCancel) = (nil, nil, nil, nil)
    onCancel?()
  }
}

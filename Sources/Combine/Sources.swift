// SPDX-License-Identifier: MIT

/// Sends values that are there when somebody subscribes.
private final class Feed<Values: IteratorProtocol, Failure: Error>: _Link {
  private let receiver: _Receiver<Values.Element, Failure>
  private var values: Values
  private var next: Values.Element?
  private var isSending = false

  init(_ values: Values, to receiver: _Receiver<Values.Element, Failure>) {
    (self.values, self.receiver) = (values, receiver)
    super.init()
    next = self.values.next()
  }

  func begin() {
    receiver.begin(self)
    resume()
  }

  override func resume() {
    guard !isSending else { return }
    isSending = true
    while !isOver, let value = next, receiver.isReady {
      next = values.next()
      receiver.send(value)
    }
    isSending = false
    guard !isOver, next == nil else { return }
    cancel()
    receiver.send(completion: .finished)
  }

  override func release() { next = nil }
}

extension _Receiver {
  /// Sends values that are there, and ends.
  fileprivate func take(all values: some Sequence<Input>) {
    Feed(values.makeIterator(), to: self).begin()
  }

  /// Ends without a value.
  fileprivate func take(end completion: Subscribers.Completion<Failure>) {
    let link = _Link()
    begin(link)
    link.cancel()
    send(completion: completion)
  }
}

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func _attach(_ receiver: _Receiver<Output, Never>) {
    receiver.take(all: CollectionOfOne(output))
  }
}

/// Ends at once, or never, without a value.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }

  public func _attach(_ receiver: _Receiver<Output, Failure>) {
    if completeImmediately { receiver.take(end: .finished) } else { receiver.begin(_Link()) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _attach(_ receiver: _Receiver<Output, Failure>) {
    receiver.take(end: .failure(error))
  }
}

/// Makes a publisher for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
  public typealias Output = Made.Output
  public typealias Failure = Made.Failure
  public let createPublisher: () -> Made
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

  public func _attach(_ receiver: _Receiver<Output, Failure>) {
    createPublisher()._attach(receiver)
  }
}

extension Publishers {
  /// Sends the elements of a sequence and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }

    public func _attach(_ receiver: _Receiver<Output, Failure>) { receiver.take(all: sequence) }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?
    public init(_ output: Wrapped?) { self.output = output }

    public func _attach(_ receiver: _Receiver<Wrapped, Never>) {
      if let output {
        receiver.take(all: CollectionOfOne(output))
      } else {
        receiver.take(end: .finished)
      }
    }
  }

  public var publisher: Publisher { .init(self) }
}

extension Result {
  /// Sends the value and ends, or fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result
    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func _attach(_ receiver: _Receiver<Success, Failure>) {
      switch result {
      case .success(let value): receiver.take(all: CollectionOfOne(value))
      case .failure(let error): receiver.take(end: .failure(error))
      }
    }
  }

  public var publisher: Publisher { .init(self) }
}

// SPDX-License-Identifier: MIT

// The first or the last of what a publisher sends.

extension Publisher {
  public func first() -> AnyPublisher<Output, Failure> { steps(from: ()) { .sendLast($1) } }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    steps(from: (), using: predicate) { predicate($1) ? .sendLast($1) : .wait }
  }

  public func last() -> AnyPublisher<Output, Failure> { last { _ in true } }

  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    steps(from: nil as Output?, using: predicate) { last, value in
      if predicate(value) { last = value }
      return .wait
    } atEnd: {
      $0.map(Outcome.sendLast) ?? .end(.finished)
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return AnyPublisher(Empty()) }
    return steps(from: maxLength) { rest, value in
      rest -= 1
      return rest > 0 ? .send(value) : .sendLast(value)
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  { steps(from: (), using: predicate) { predicate($1) ? .send($1) : .end(.finished) } }

  /// Sends values until another publisher sends one.
  public func prefix<Other: Publisher>(untilOutputFrom publisher: Other)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher(of: (self, publisher)) {
      Gate(isOpen: true, $0).begin(self, publisher)
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    steps(from: count) { rest, value in
      guard rest > 0 else { return .send(value) }
      rest -= 1
      return .wait
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    steps(from: true, using: predicate) { drops, value in
      drops = drops && predicate(value)
      return drops ? .wait : .send(value)
    }
  }

  /// Sends values from the time on at which another publisher has sent one.
  public func drop<Other: Publisher>(untilOutputFrom publisher: Other)
    -> AnyPublisher<Output, Failure> where Other.Failure == Failure
  {
    AnyPublisher(of: (self, publisher)) {
      Gate(isOpen: false, $0).begin(self, publisher)
    }
  }

  /// Sends the value at a place, if there is one.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  /// Sends the values at some places.
  public func output<Bounds: RangeExpression>(in range: Bounds) -> AnyPublisher<Output, Failure>
  where Bounds.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count)
  }
}

/// Lets values pass before or after another publisher sends one.
private final class Gate<Value, Failure: Error>: _Receiver<Value, Failure> {
  private var isOpen: Bool
  private let downstream: _Receiver<Value, Failure>
  private var key: _Link?

  init(isOpen: Bool, _ downstream: _Receiver<Value, Failure>) {
    (self.isOpen, self.downstream) = (isOpen, downstream)
  }

  func begin<Other: Publisher>(
    _ publisher: some Publisher<Value, Failure>, _ other: Other
  ) {
    downstream.begin(self)
    guard !isOver else { return }
    let wasOpen = isOpen
    let branch = Branch<Other.Output, Other.Failure>(of: self) { [self] _ in
      turn()
    } onEnd: { [self] completion in
      key = nil
      // An end says nothing to those who are open, and to others that they never will be.
      guard !wasOpen, !isOpen else { return }
      cancel()
      downstream.send(completion: (completion as? Subscribers.Completion<Failure>) ?? .finished)
    }
    key = branch
    other._attach(branch)
    if !isOver { publisher._attach(self) }
  }

  private func turn() {
    key?.cancel()
    key = nil
    isOpen.toggle()
    guard !isOpen else { return }
    cancel()
    downstream.send(completion: .finished)
  }

  override var isReady: Bool { !isOpen || downstream.isReady }

  override func receive(_ value: Value) {
    if isOpen { downstream.send(value) }
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    cancel()
    downstream.send(completion: completion)
  }

  override func release() {
    key?.cancel()
    key = nil
  }
}

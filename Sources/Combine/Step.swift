// SPDX-License-Identifier: MIT

/// What becomes of a value or of an end.
enum Outcome<Output, Failure: Error> {
  case wait
  case send(Output)
  /// Sends a value and ends, whatever else would come.
  case sendLast(Output)
  case end(Subscribers.Completion<Failure>)
}

/// Does something to each value, from a state that it keeps.
///
/// What to do is decided first and done afterwards: a value that comes meanwhile finds the state that
/// the one before has left.
final class Step<State, Input, Failure: Error, Output, NewFailure: Error>: _Receiver<Input, Failure>
{
  typealias Next = Outcome<Output, NewFailure>

  private var state: State
  /// The app's code that decides, whose variables are part of the state.
  private var code: Any?
  private let onValue: (inout State, Input) -> Next
  private let onEnd: (inout State, Subscribers.Completion<Failure>) -> Next
  private let downstream: _Receiver<Output, NewFailure>

  init(
    _ state: State, _ code: Any?, _ onValue: @escaping (inout State, Input) -> Next,
    _ onEnd: @escaping (inout State, Subscribers.Completion<Failure>) -> Next,
    to downstream: _Receiver<Output, NewFailure>
  ) {
    (self.state, self.code, self.downstream) = (state, code, downstream)
    (self.onValue, self.onEnd) = (onValue, onEnd)
  }

  override func begin(_ upstream: any Subscription) {
    super.begin(upstream)
    downstream.begin(self)
  }

  override var isReady: Bool { downstream.isReady }

  override func receive(_ value: Input) {
    var next = state
    let outcome = onValue(&next, value)
    state = next
    perform(outcome)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    var next = state
    perform(onEnd(&next, completion))
  }

  private func perform(_ outcome: Next) {
    switch outcome {
    case .wait: break
    case .send(let value): downstream.send(value)
    case .sendLast(let value):
      cancel()
      downstream.send(value)
      downstream.send(completion: .finished)
    case .end(let completion):
      cancel()
      downstream.send(completion: completion)
    }
  }

  override func release() { code = nil }
}

extension Publisher {
  /// Does something to each value, from a state that is kept, and to the end.
  func steps<State, Result, NewFailure>(
    from state: State, using code: Any? = nil,
    _ onValue: @escaping (inout State, Output) -> Outcome<Result, NewFailure>,
    onEnd: @escaping (inout State, Subscribers.Completion<Failure>) -> Outcome<Result, NewFailure>
  ) -> AnyPublisher<Result, NewFailure> {
    AnyPublisher(of: (self, code)) { _attach(Step(state, code, onValue, onEnd, to: $0)) }
  }

  /// Does something to each value, from a state that is kept.
  func steps<State, Result>(
    from state: State, using code: Any? = nil,
    _ onValue: @escaping (inout State, Output) -> Outcome<Result, Failure>
  ) -> AnyPublisher<Result, Failure> {
    steps(from: state, using: code, onValue) { .end($1) }
  }

  /// Does something to each value, and something else when no more come.
  func steps<State, Result>(
    from state: State, using code: Any? = nil,
    _ onValue: @escaping (inout State, Output) -> Outcome<Result, Failure>,
    atEnd: @escaping (inout State) -> Outcome<Result, Failure>
  ) -> AnyPublisher<Result, Failure> {
    steps(from: state, using: code, onValue) { state, completion in
      if case .failure = completion { .end(completion) } else { atEnd(&state) }
    }
  }

  /// Does something that can throw to each value.
  func tries<State, Result>(
    from state: State, using code: Any? = nil,
    _ onValue: @escaping (inout State, Output) throws -> Outcome<Result, any Error>,
    atEnd: @escaping (inout State) -> Outcome<Result, any Error> = { _ in .end(.finished) }
  ) -> AnyPublisher<Result, any Error> {
    steps(from: state, using: code) { state, value in
      do { return try onValue(&state, value) } catch { return .end(.failure(error)) }
    } onEnd: { state, completion in
      switch completion {
      case .finished: atEnd(&state)
      case .failure(let error): .end(.failure(error))
      }
    }
  }
}

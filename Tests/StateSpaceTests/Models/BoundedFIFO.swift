// SPDX-License-Identifier: MIT

import StateSpace

/// A queue between two handshake channels; the queue is kept short by the constraint.
struct BoundedFIFO: TransitionSystem {
  struct Channel: Hashable, Sendable {
    var value: Int
    var ready = false
    var acknowledged = false

    var isFree: Bool { ready == acknowledged }
  }

  struct State: Hashable, Sendable {
    var input: Channel
    var output: Channel
    var queue: [Int] = []
  }

  enum Action: Hashable { case send(Int), enqueue, dequeue, receive }

  let messages = 3
  let limit = 3

  var initialStates: [State] {
    let channels = (0..<messages).flatMap { value in
      [false, true].map { Channel(value: value, ready: $0, acknowledged: $0) }
    }
    return channels.flatMap { input in channels.map { State(input: input, output: $0) } }
  }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    if state.input.isFree { actions += (0..<messages).map { .send($0) } }
    if !state.input.isFree { actions.append(.enqueue) }
    if state.output.isFree, !state.queue.isEmpty { actions.append(.dequeue) }
    if !state.output.isFree { actions.append(.receive) }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    switch action {
    case .send(let message):
      next.input.value = message
      next.input.ready.toggle()
    case .enqueue:
      next.input.acknowledged.toggle()
      next.queue.append(state.input.value)
    case .dequeue:
      next.output.value = next.queue.removeFirst()
      next.output.ready.toggle()
    case .receive: next.output.acknowledged.toggle()
    }
    return next
  }

  func isWithinConstraint(_ state: State) -> Bool { state.queue.count <= limit }
}

// SPDX-License-Identifier: MIT

import StateSpace

/// A sender and a receiver who number their messages with one bit, over two links that lose things.
struct AlternatingBit: TransitionSystem {
  struct Message: Hashable, Sendable {
    var bit: Int
    var value: Int
  }

  struct State: Hashable, Sendable {
    var messages: [Message] = []
    var acknowledgements: [Int] = []
    var sendersBit: Int
    var acknowledgedBit: Int
    var receiversBit: Int
    var sent: Int
    var received: Int

    var isWaiting: Bool { sendersBit != acknowledgedBit }
  }

  enum Action: Hashable, Sendable {
    case send(Int), resend, receive, acknowledge, receiveAcknowledgement
    case loseMessage(Int), loseAcknowledgement(Int)
  }

  var values = 2
  /// A full link makes the one who would write to it wait; nothing is left out of the space.
  var linkLength = 2

  var initialStates: [State] {
    (0...1).flatMap { bit in
      (0..<values).flatMap { sent in
        (0..<values).map { received in
          State(
            sendersBit: bit, acknowledgedBit: bit, receiversBit: bit, sent: sent,
            received: received)
        }
      }
    }
  }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    if state.messages.count < linkLength {
      if state.isWaiting { actions.append(.resend) }
      if !state.isWaiting { for value in 0..<values { actions.append(.send(value)) } }
    }
    if !state.messages.isEmpty { actions.append(.receive) }
    if state.acknowledgements.count < linkLength { actions.append(.acknowledge) }
    if !state.acknowledgements.isEmpty { actions.append(.receiveAcknowledgement) }
    for place in state.messages.indices { actions.append(.loseMessage(place)) }
    for place in state.acknowledgements.indices { actions.append(.loseAcknowledgement(place)) }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    switch action {
    case .send(let value):
      next.sent = value
      next.sendersBit = 1 - state.sendersBit
      next.messages.append(Message(bit: next.sendersBit, value: value))
    case .resend:
      next.messages.append(Message(bit: state.sendersBit, value: state.sent))
    case .receive:
      let message = next.messages.removeFirst()
      next.receiversBit = message.bit
      next.received = message.value
    case .acknowledge:
      next.acknowledgements.append(state.receiversBit)
    case .receiveAcknowledgement:
      next.acknowledgedBit = next.acknowledgements.removeFirst()
    case .loseMessage(let place):
      next.messages.remove(at: place)
    case .loseAcknowledgement(let place):
      next.acknowledgements.remove(at: place)
    }
    return next
  }
}

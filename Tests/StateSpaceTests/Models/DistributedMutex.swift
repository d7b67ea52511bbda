// SPDX-License-Identifier: MIT

import StateSpace

/// Lamport's mutual exclusion by time stamps: ask everybody, enter when all have agreed.
///
/// The processes send requests, acknowledgements and releases over links that keep the order.
struct DistributedMutex: TransitionSystem {
  struct State: Hashable, Sendable {
    /// Four bits each: the clocks, then for each process the requests that it knows of.
    var times: UInt64 = 0
    /// For each process three bits: who has acknowledged.
    var acknowledged: UInt16 = 0
    /// Who is inside, one bit each.
    var inside: UInt8 = 0
    /// Messages on the way, four bits each, the oldest lowest.
    var links = SIMD16<UInt16>()

    subscript(time index: Int) -> UInt64 {
      get { times >> UInt64(4 * index) & 15 }
      set { times = times & ~(15 << UInt64(4 * index)) | newValue << UInt64(4 * index) }
    }
  }

  enum Action: Hashable, Sendable {
    case request(Int), enter(Int), exit(Int)
    case receive(Int, from: Int)
  }

  /// What is on a link; smaller numbers are requests with their time.
  private enum Message {
    static let acknowledgement: UInt16 = 14
    static let release: UInt16 = 15
  }

  static let count = 3
  let latest: UInt64

  var initialStates: [State] {
    var state = State()
    for process in 0..<Self.count { state[time: process] = 1 }
    return [state]
  }

  func isWithinConstraint(_ state: State) -> Bool {
    (0..<Self.count).allSatisfy { state[time: $0] <= latest }
  }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    for process in 0..<Self.count {
      if state[time: request(of: process, at: process)] == 0 { actions.append(.request(process)) }
      if mayEnter(process, state) { actions.append(.enter(process)) }
      if state.inside >> process & 1 == 1 { actions.append(.exit(process)) }
      for other in 0..<Self.count where state.links[link(other, process)] != 0 {
        actions.append(.receive(process, from: other))
      }
    }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    switch action {
    case .request(let process):
      let now = state[time: process]
      next[time: request(of: process, at: process)] = now
      broadcast(UInt16(now), from: process, &next)
      acknowledge(1 << process, for: process, &next)
    case .enter(let process):
      next.inside |= 1 << process
    case .exit(let process):
      next.inside &= ~(1 << process)
      broadcast(Message.release, from: process, &next)
      next[time: request(of: process, at: process)] = 0
      acknowledge(0, for: process, &next)
    case .receive(let process, let other):
      receive(process, from: other, &next)
    }
    return next
  }

  private func receive(_ process: Int, from other: Int, _ state: inout State) {
    let message = state.links[link(other, process)] & 15
    state.links[link(other, process)] >>= 4
    switch message {
    case Message.acknowledgement:
      state.acknowledged |= 1 << (3 * process + other)
    case Message.release:
      state[time: request(of: other, at: process)] = 0
    default:
      state[time: request(of: other, at: process)] = UInt64(message)
      state[time: process] = max(UInt64(message), state[time: process]) + 1
      append(Message.acknowledgement, to: link(process, other), &state)
    }
  }

  private func mayEnter(_ process: Int, _ state: State) -> Bool {
    guard state.acknowledged >> (3 * process) & 7 == 7 else { return false }
    let mine = state[time: request(of: process, at: process)]
    return (0..<Self.count).allSatisfy { other in
      let time = state[time: request(of: other, at: process)]
      return other == process || time == 0 || (mine, process) < (time, other)
    }
  }

  private func acknowledge(_ bits: UInt16, for process: Int, _ state: inout State) {
    state.acknowledged = state.acknowledged & ~(7 << (3 * process)) | bits << (3 * process)
  }

  private func broadcast(_ message: UInt16, from process: Int, _ state: inout State) {
    for other in 0..<Self.count where other != process {
      append(message, to: link(process, other), &state)
    }
  }

  private func append(_ message: UInt16, to link: Int, _ state: inout State) {
    state.links[link] |= message << UInt16(4 * length(of: state.links[link]))
  }

  /// The number of messages on a link; at most four fit.
  func length(of link: UInt16) -> Int { (19 - link.leadingZeroBitCount) / 4 }

  private func request(of other: Int, at process: Int) -> Int { 3 + 3 * process + other }

  private func link(_ sender: Int, _ receiver: Int) -> Int { 3 * sender + receiver }
}

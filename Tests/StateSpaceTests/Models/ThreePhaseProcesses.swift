// SPDX-License-Identifier: MIT

import StateSpace

/// Two processes that load once, and then run and pause by turns.
struct ThreePhaseProcesses: TransitionSystem {
  enum Phase: UInt8 { case loading, running, paused }

  var initialStates: [[Phase]] { [[.loading, .loading]] }

  func appendActions(enabledIn state: [Phase], to processes: inout [Int]) {
    processes.append(contentsOf: 0..<2)
  }

  func step(_ state: [Phase], by process: Int) -> [Phase] {
    var next = state
    next[process] = state[process] == .running ? .paused : .running
    return next
  }
}

// SPDX-License-Identifier: MIT

import StateSpace

/// Processes that count to a limit and have nothing to do with each other.
struct CountingProcesses: ConcurrentSystem {
  let count: Int
  let limit: Int

  var initialStates: [[Int]] { [Array(repeating: 0, count: count)] }

  func isAccepting(_ state: [Int]) -> Bool { state.allSatisfy { $0 == limit } }

  func appendActions(enabledIn state: [Int], to processes: inout [Int]) {
    for process in 0..<count where state[process] < limit { processes.append(process) }
  }

  func step(_ state: [Int], by process: Int) -> [Int] {
    var next = state
    next[process] += 1
    return next
  }

  var everyAction: [Int] { Array(0..<count) }

  func areIndependent(_ first: Int, _ second: Int) -> Bool { first != second }

  /// Who is done stays done.
  func enablers(of process: Int, in state: [Int]) -> [Int] { [] }
}

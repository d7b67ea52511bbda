// SPDX-License-Identifier: MIT

import StateSpace

/// All orders of a few things, connected by one kind of rearrangement.
struct Shuffling: TransitionSystem {
  enum Kind { case swapNeighbors, reversePrefix, swapWithFirst }

  let count: Int
  let kind: Kind

  var initialStates: [[UInt8]] { [Array(0..<UInt8(count))] }

  func appendActions(enabledIn state: [UInt8], to places: inout [Int]) {
    places.append(contentsOf: 1..<count)
  }

  func step(_ state: [UInt8], by place: Int) -> [UInt8] {
    var next = state
    switch kind {
    case .swapNeighbors: next.swapAt(place - 1, place)
    case .reversePrefix: next[...place].reverse()
    case .swapWithFirst: next.swapAt(0, place)
    }
    return next
  }
}

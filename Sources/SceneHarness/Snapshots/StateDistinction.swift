// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// What tells states apart besides what is there.
///
/// Something may decide what follows that no snapshot can see, such as what a task that has ended has
/// written for another one, or what a screen makes of the time. States that look alike are then not the
/// same, and each of them is explored: fewer fit into the budget, and what is found is true all the same.
package enum StateDistinction: CaseIterable, Sendable {
  /// Nothing: states that look alike are one.
  case none
  /// When they were reached.
  case time
  /// All that has happened before.
  case history

  /// How reports put it.
  package var name: String {
    switch self {
    case .none: "what is there"
    case .time: "the time as well"
    case .history: "everything that led to them"
    }
  }

  /// Adds it to a state that was reached by what `history` tells.
  @MainActor
  func add(to snapshot: inout Snapshot, at scene: HeadlessScene, after history: Fingerprint) {
    // What a trial or another place of a finger changes is not a matter of what came before.
    guard !snapshot.isOfTrial, !snapshot.leavesOutFractions else { return }
    switch self {
    case .none: break
    case .time:
      let clock = scene.clock
      for time in [clock.now, clock.elapsed, clock.idleTime] {
        snapshot.add(Int((time * 1000).rounded()), named: "time")
      }
    case .history: snapshot.add("\(history)", named: "history")
    }
  }
}

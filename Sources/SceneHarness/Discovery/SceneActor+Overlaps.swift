// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit

// MARK: - What the user does again before it is over

extension SceneActor {
  /// What the user has done as often as the vocabulary lets it overlap, by name.
  private var overlapping: Set<String> {
    var turns: [String: Set<Int>] = [:]
    for action in scene.clock.unfinishedActions {
      turns[action.name, default: []].insert(action.turn)
    }
    return Set(turns.filter { $0.value.count >= vocabulary.overlaps }.keys)
  }

  /// The actions without those that have been done often enough for now.
  func leavingOutOverlaps(_ actions: [Action]) -> [Action] {
    leftOut = []
    let overlapping = overlapping
    guard !overlapping.isEmpty else { return actions }
    return actions.filter { action in
      guard case .input(let input) = action, part(of: action) == .ofOtherTouch,
        overlapping.contains(input.name)
      else { return true }
      leftOut.append(input.name)
      return false
    }
  }

  /// Adds what the user has done that is not over, which decides what may be done again.
  func addUnfinishedActions(to snapshot: inout Snapshot) {
    var turns: [String: [Int]] = [:]
    for action in scene.clock.unfinishedActions {
      let known = turns[action.name] ?? []
      let place = known.firstIndex(of: action.turn) ?? known.count
      if place == known.count { turns[action.name] = known + [action.turn] }
      snapshot.add(action.name, named: "comes of")
      snapshot.add(place, named: "time")
    }
  }
}

// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace

/// A drag that has just begun, as far as the actions tell that are possible then.
package struct BegunDrag {
  /// What traces call it.
  let name: String
  /// Where the finger can stop.
  let positions: Set<Int>
  private let history: Fingerprint

  /// Finds the drag, if its finger is where it came down and can stop at every position.
  init?(among actions: [SceneActor.Action]) {
    var positions: Set<Int> = []
    var start: (name: String, history: Fingerprint)?
    for case .input(let input) in actions {
      guard case .move(let position, .full) = input.deed else { continue }
      positions.insert(position)
      guard start == nil, let end = input.name.firstRange(of: ": ")?.lowerBound else { continue }
      start = (String(input.name[..<end]), input.history)
    }
    // A finger that has gone somewhere can return.
    guard let start, !positions.contains(0) else { return nil }
    (name, history, self.positions) = (start.name, start.history, positions)
  }

  /// Lifts the finger at a position where it does not stop.
  func lift(at position: Int) -> SceneInput {
    SceneInput(
      "\(name): \(Lift.still.name(at: position))", .leave(at: position, .still), after: history)
  }

  /// Where the fingers leave the screen in the actions of a trace, by the names of drags.
  package static func lifts(in actions: [String]) -> [String: [Int]] {
    var lifts: [String: [Int]] = [:]
    for action in actions {
      guard let match = action.wholeMatch(of: /(.+): (.+) at ([0-9]+) %/),
        let position = Int(match.3), match.2 == Lift.still.name
      else { continue }
      lifts[String(match.1), default: []].append(position)
    }
    return lifts
  }

  /// Adds lifts at further positions, by the names of drags, to what can happen.
  static func add(_ lifts: [String: [Int]], to actions: inout [SceneActor.Action]) {
    guard let drag = BegunDrag(among: actions), let positions = lifts[drag.name],
      let last = actions.lastIndex(where: \.isLift)
    else { return }
    actions.insert(contentsOf: positions.map { .input(drag.lift(at: $0)) }, at: last + 1)
  }
}

extension HarnessAction where Input == SceneInput {
  /// Whether the fingers of a drag are lifted.
  fileprivate var isLift: Bool {
    guard case .input(let input) = self else { return false }
    switch input.deed {
    case .lift, .leave: return true
    default: return false
    }
  }
}

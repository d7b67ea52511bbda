// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import UIKit
import UIKitSemantics

// MARK: - What the user can touch

extension SceneActor {
  func appendTouches(to actions: inout [Action]) {
    if drag != nil {
      appendContinuations(to: &actions)
      guard vocabulary.includesSecondFinger, secondFinger == nil else { return }
    }
    var targets = TouchTargets(scene, vocabulary, isDragging: drag != nil, after: history)
    for window in scene.windows { targets.visit(window) }
    actions += targets.found.map(Action.input)
    survey = targets.survey
  }

  /// What the fingers that are down can do next.
  private func appendContinuations(to actions: inout [Action]) {
    guard let drag else { return }
    func add(_ name: String, _ deed: SceneInput.Deed, by actor: Actor = .user) {
      let name = "\(drag.drag.subject): \(name)"
      actions.append(.input(SceneInput(name, deed, by: actor, after: history)))
    }
    if drag.isFollowed {
      for position in vocabulary.stops(of: drag.drag) where position != drag.position {
        add(position == 0 ? "back to the start" : "to \(position) %", .move(to: position))
      }
    }
    let lifts = vocabulary.lifts.filter { !drag.drag.isCoarse || $0 != .fastBack }
    for lift in drag.isFollowed ? lifts : [.still] { add(lift.name, .lift(lift)) }
    if drag.isFollowed, vocabulary.includesCancelledTouches, !drag.drag.isCoarse {
      add("cancelled by the system", .cancel, by: .system)
    }
    guard vocabulary.includesSecondFinger else { return }
    if secondFinger != nil {
      add("second finger lifted", .liftSecondFinger)
    } else if drag.isFollowed, let first = drag.touches.first {
      add("second finger", .putDownSecondFinger(CGPoint(x: first.point.x + 44, y: first.point.y)))
    }
  }
}

extension SceneVocabulary {
  /// Where a finger stops, each place once, the start first; none is off the screen.
  @MainActor
  fileprivate func stops(of drag: SceneInput.Drag) -> [Int] {
    let room = drag.room - UIPanGestureRecognizer.threshold
    let last = room >= drag.extent ? 100 : Int(room * 100 / max(1, drag.extent))
    let positions = drag.isCoarse ? dragPositions.suffix(1) : dragPositions[...]
    return positions.reduce(into: drag.isCoarse ? [] : [0]) { stops, position in
      let stop = min(position, max(0, last))
      if !stops.contains(stop) { stops.append(stop) }
    }
  }
}

extension RunningDrag {
  /// Whether a gesture that the fingers belong to is in progress.
  @MainActor
  var isFollowed: Bool {
    touches.contains { touch in
      touch.gestureRecognizers?.contains { $0.state == .began || $0.state == .changed } ?? false
    }
  }
}

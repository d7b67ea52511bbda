// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import UIKit

// MARK: - What the user can touch

extension SceneActor {
  func appendTouches(to actions: inout [SceneAction]) {
    if drag != nil {
      appendContinuations(to: &actions)
      guard vocabulary.includesSecondFinger, secondFinger == nil else { return }
    }
    var targets = TouchTargets(scene, vocabulary, isDragging: drag != nil)
    for window in scene.windows { targets.visit(window) }
    for found in targets.found {
      actions.append(action(.named(found.name, .user), found.command))
    }
  }

  /// What the fingers that are down can do next.
  private func appendContinuations(to actions: inout [SceneAction]) {
    guard let drag else { return }
    let subject = drag.drag.subject
    if drag.isFollowed {
      for position in vocabulary.stops where position != drag.position {
        let place = position == 0 ? "back to the start" : "to \(position) %"
        actions.append(action(.named("\(subject): \(place)", .user), .move(to: position)))
      }
    }
    for lift in drag.isFollowed ? vocabulary.lifts : [.still] {
      actions.append(action(.named("\(subject): \(lift.name)", .user), .lift(lift)))
    }
    if drag.isFollowed, vocabulary.includesCancelledTouches {
      let label = ActionLabel.named("\(subject): cancelled by the system", .system)
      actions.append(action(label, .cancel))
    }
    appendSecondFinger(beside: drag, to: &actions)
  }

  private func appendSecondFinger(beside drag: RunningDrag, to actions: inout [SceneAction]) {
    guard vocabulary.includesSecondFinger else { return }
    let subject = drag.drag.subject
    if secondFinger != nil {
      let label = ActionLabel.named("\(subject): second finger lifted", .user)
      actions.append(action(label, .liftSecondFinger))
    } else if drag.isFollowed, let first = drag.touches.first {
      let point = CGPoint(x: first.point.x + 44, y: first.point.y)
      let label = ActionLabel.named("\(subject): second finger", .user)
      actions.append(action(label, .putDownSecondFinger(point)))
    }
  }
}

extension SceneVocabulary {
  /// Where a finger stops, each place once, the start first.
  fileprivate var stops: [Int] {
    dragPositions.reduce(into: [0]) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension RunningDrag {
  /// Whether a gesture goes on that the fingers belong to.
  @MainActor
  var isFollowed: Bool {
    touches.contains { touch in
      touch.gestureRecognizers?.contains { $0.state == .began || $0.state == .changed } ?? false
    }
  }
}

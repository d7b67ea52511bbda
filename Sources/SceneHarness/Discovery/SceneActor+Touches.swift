// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import UIKit
import UIKitSemantics

// MARK: - What the user can touch

extension SceneActor {
  func appendTouches(to actions: inout [Action]) {
    if let menu = scene.contextMenu { return append(menu, to: &actions) }
    if drag != nil {
      appendContinuations(to: &actions)
      guard vocabulary.includesSecondFinger, secondFinger == nil else { return }
    }
    var targets = TouchTargets(scene, vocabulary, texts, isDragging: drag != nil, after: history)
    for window in scene.windows { targets.visit(window) }
    if !vocabulary.includesSizeClassChanges { targets.noteWidths() }
    targets.noteTabs()
    targets.noteKeys()
    actions += targets.found.map(Action.input)
    survey = targets.survey
  }

  /// What the user can do with an open menu, which lies over everything.
  private func append(_ menu: ContextMenu, to actions: inout [Action]) {
    for (place, title) in menu.entries.map(\.title).numbered.enumerated() {
      let name = "choose \(title) in the menu of \(menu.subject)"
      actions.append(.input(SceneInput(name, .chooseInOpenMenu(place), after: history)))
    }
    let name = "dismiss the menu of \(menu.subject)"
    actions.append(.input(SceneInput(name, .dismissMenu, after: history)))
  }

  /// What the fingers that are down can do next.
  private func appendContinuations(to actions: inout [Action]) {
    guard let drag else { return }
    func add(_ name: String, _ deed: SceneInput.Deed, by actor: Actor = .user) {
      let name = "\(drag.drag.subject): \(name)"
      actions.append(.input(SceneInput(name, deed, by: actor, after: history)))
    }
    if drag.isFollowed, drag.drag.course == .flick {
      let (stop, lift) = (vocabulary.lastStop(of: drag.drag), vocabulary.liftOfFlicks)
      add(lift.name(at: stop), .leave(at: stop, lift))
      guard vocabulary.includesCancelledTouches else { return }
      if lift != .still { add(Lift.still.name(at: stop), .leave(at: stop, .still)) }
      return add("cancelled by the system at \(stop) %", .abandon(at: stop), by: .system)
    }
    let isFull = drag.drag.course == .full
    if drag.isFollowed {
      for position in vocabulary.stops(of: drag.drag) where position != drag.position {
        add(
          position == 0 ? "back to the start" : "to \(position) %",
          .move(to: position, drag.drag.course))
      }
    }
    let lifts = vocabulary.lifts.filter { isFull || $0 != .fastBack }
    for lift in drag.isFollowed ? lifts : [.still] { add(lift.name, .lift(lift)) }
    if drag.isFollowed, vocabulary.includesCancelledTouches {
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
    if drag.course != .full { return [lastStop(of: drag)] }
    let end = drag.end
    return dragPositions.reduce(into: [0]) { stops, position in
      let stop = min(position, end)
      if !stops.contains(stop) { stops.append(stop) }
    }
  }

  /// The last place where a finger stops.
  @MainActor
  func lastStop(of drag: SceneInput.Drag) -> Int { min(dragPositions.last ?? 70, drag.end) }

  /// How a finger is lifted that stops nowhere.
  var liftOfFlicks: Lift { lifts.contains(.fast) ? .fast : .still }
}

extension SceneInput.Drag {
  /// How far the fingers can go before they leave the screen, in percent.
  @MainActor
  fileprivate var end: Int {
    let room = room - UIPanGestureRecognizer.threshold
    return room >= extent ? 100 : max(0, Int(room * 100 / max(1, extent)))
  }
}

extension RunningDrag {
  /// Whether a gesture that the fingers belong to is in progress, or a class of the app's is told where
  /// they go.
  @MainActor
  var isFollowed: Bool {
    touches.contains { touch in
      touch.gestureRecognizers?.contains { $0.state == .began || $0.state == .changed } ?? false
        || !touch.isTakenOver && touch.view?.touchMethods.contains(.moved) == true
    }
  }
}

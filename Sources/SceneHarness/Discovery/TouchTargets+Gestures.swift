// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// MARK: - Swipes, presses and drags

extension TouchTargets {
  mutating func offerSwipe(_ swipe: Abilities.Swipe, of view: UIView, _ subject: String) {
    let direction = swipe.direction
    guard let start = start(in: view, near: direction.start, ofSwipe: direction) else { return }
    let length = UISwipeGestureRecognizer.distance + 10
    let way = direction.vector
    let end = CGPoint(x: start.x + way.x * length, y: start.y + way.y * length)
    add(swipe.name(subject), .swipe(from: start, to: end, fingers: swipe.fingers))
  }

  mutating func offerPress(_ fingers: Int, of view: UIView, _ subject: String) {
    guard
      let start = start(in: view, near: CGPoint(x: 0.5, y: 0.5), unless: \.holdsFinger)
    else { return }
    let name = "press \(subject)"
    var drag = SceneInput.Drag(
      subject: name, start: start, direction: DragDirection.down.vector,
      extent: DragDirection.down.extent(of: view))
    (drag.fingers, drag.isPress) = (fingers, true)
    add("\(name): began", .drag(drag))
  }

  /// A long press that the app answers with a menu, which takes longer to open than any transition of
  /// UIKit's takes to end.
  mutating func offerMenu(of view: UIView, _ subject: String) {
    guard scene.presentation.isAtRest,
      let point = start(
        in: view, near: CGPoint(x: 0.5, y: 0.5),
        unless: { $0.asksForMenu || $0.pressFingers != nil || $0.isDragged(bySwipe: nil) })
    else { return }
    add("open the context menu of \(subject)", .openMenu(of: subject, at: point))
  }

  mutating func offerDrags(
    _ fingers: Int, _ abilities: Abilities, of view: UIView, _ subject: String
  ) {
    for direction in DragDirection.allCases {
      guard let course = abilities.course(of: direction, vocabulary),
        var drag = drag("pan \(subject)", direction, of: view)
      else { continue }
      (drag.fingers, drag.course) = (fingers, course)
      add("pan \(subject): began \(direction)", .drag(drag))
    }
  }

  /// A page that a finger turns.
  mutating func offerTurn(
    _ direction: DragDirection, of view: UIView, _ subject: String
  ) {
    guard var drag = drag("turn \(subject)", direction, of: view) else { return }
    drag.course = .coarse
    add("turn \(subject): began \(direction)", .drag(drag))
  }

  /// Contents that move.
  mutating func offerFlicks(_ abilities: Abilities, of view: UIView, _ subject: String) {
    guard !abilities.flicks.isEmpty, !isDragging, scene.presentation.letsTouches(reach: view)
    else { return }
    let isPulled = abilities.swipes.contains(where: \.refreshes)
    for direction in abilities.flicks
    where !movesSheet(direction, on: view) && !(isPulled && direction == .down) {
      guard var drag = drag("flick \(subject)", direction, of: view) else { continue }
      drag.speed = abilities.flickSpeed
      add("flick \(subject) \(direction)", .flick(drag))
    }
  }

  /// Whether a finger on contents moves the sheet of UIKit's that they are in, and not them: it does at
  /// their top.
  private func movesSheet(_ direction: DragDirection, on view: UIView) -> Bool {
    guard (view as? UIScrollView)?.isScrolledToTop == true,
      let sheet = scene.presentation.presentedControllers.last?.viewIfLoaded,
      view.isDescendant(of: sheet)
    else { return false }
    switch direction {
    case .down: return [.swipeBegins, .detentDragBegins].contains(where: scene.presentation.offers)
    case .up: return scene.presentation.offers(.scrollAtTop)
    case .left, .right: return false
    }
  }

  /// A drag that begins where there is room for it.
  private func drag(
    _ subject: String, _ direction: DragDirection, of view: UIView
  ) -> SceneInput.Drag? {
    guard let start = start(in: view, near: direction.start, ofSwipe: direction) else { return nil }
    var drag = SceneInput.Drag(
      subject: subject, start: start, direction: direction.vector,
      extent: direction.extent(of: view))
    drag.room = direction.room(from: start, in: scene.screen.bounds)
    return drag
  }

  /// Two fingers that begin to do something together.
  mutating func offerPair(
    _ pair: SceneInput.Pair, of view: UIView, _ subject: String
  ) {
    guard
      let middle = start(
        in: view, near: CGPoint(x: 0.5, y: 0.5),
        unless: { !$0.pairs.isEmpty || $0.isDragged(bySwipe: nil) })
    else { return }
    var drag = SceneInput.Drag(
      subject: "\(pair.rawValue) \(subject)", start: middle, direction: CGPoint(x: 0, y: 1),
      extent: 100)
    (drag.fingers, drag.pair, drag.course) = (2, pair, .coarse)
    add("\(pair.rawValue) \(subject): began", .drag(drag))
  }

  mutating func offerEdgeDrag(
    _ direction: DragDirection, _ course: SceneInput.Course, of view: UIView, _ subject: String
  ) {
    guard let start = start(in: view, near: direction.edge), let window = view.window,
      direction.beginsAtEdge(of: window.bounds, start)
    else { return }
    var drag = SceneInput.Drag(
      subject: "edge pan \(subject)", start: start, direction: direction.vector,
      extent: direction.extent(of: view))
    drag.room = direction.room(from: start, in: scene.screen.bounds)
    drag.course = course
    add("edge pan \(subject): began \(direction)", .drag(drag))
  }
}

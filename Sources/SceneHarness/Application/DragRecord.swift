// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import StateSpace
import UIKit

/// Where a drag that leads no transition leaves what has followed the finger.
///
/// Whether a view may stay there is not known from one execution: a sticker may stay wherever it was
/// dragged. So where the same drag leaves it when the finger is lifted goes into the ledger, and only
/// what leaves its place then, and not when the system takes the finger away, is left by mistake.
@MainActor
struct DragRecord {
  /// A drag, the same in all executions.
  struct Drag: Hashable, Sendable {
    let configuration: String
    let subject: String
  }

  /// What stays as the finger left it when the system took that away.
  struct Abandoned: Hashable, Sendable {
    let drag: Drag
    /// Which views have moved, from where, and to where.
    let course: Fingerprint
    /// The views, by their names.
    let views: [String]
  }

  private struct Place: Equatable {
    private let center: CGPoint, size: CGSize, transform: CGAffineTransform

    @MainActor
    init(of view: UIView) {
      (center, size, transform) = (view.center, view.bounds.size, view.transform)
    }

    /// Whether it is another one by some points, or by a twentieth of the size.
    func isFar(from other: Place) -> Bool {
      zip(zip(numbers, other.numbers), Self.leastChanges).contains { abs($0.0 - $0.1) >= $1 }
    }

    /// In the order of the numbers.
    private static let leastChanges: [CGFloat] = [5, 5, 5, 5, 0.05, 0.05, 0.05, 0.05, 5, 5]

    /// How far it goes on from where a finger has brought it, as a part of how far that was: the greatest
    /// of what the finger has changed. What makes room for something new moves a little.
    func progress(from start: Place, by way: Place) -> CGFloat {
      let parts = zip(zip(start.numbers, way.numbers), zip(numbers, Self.leastChanges)).map {
        places, end in
        let distance = abs(places.1 - places.0)
        return distance < end.1 ? 0 : abs(end.0 - places.1) / distance
      }
      return parts.max() ?? 0
    }

    var numbers: [CGFloat] {
      [
        center.x, center.y, size.width, size.height, transform.a, transform.b, transform.c,
        transform.d, transform.tx, transform.ty,
      ]
    }
  }

  private struct Moved {
    let view: Existence
    let name: String
    let start: Place
    let place: Place
  }

  /// The end of a drag, until nothing moves.
  private struct End {
    let drag: Drag
    let course: Fingerprint
    let moved: [Moved]
    let isCancelled: Bool
    let controllers: [Existence]
  }

  /// Where all views were before the finger came down, and what it drags.
  private var before: (places: [ObjectIdentifier: Place], subject: String)?
  private var end: End?
  /// What a drag that the system has just cancelled has left where the finger was.
  private(set) var abandoned: Abandoned?
  private let configuration: String
  private let ledger: SceneLedger

  init(_ definition: SceneDefinition) {
    (configuration, ledger) = (definition.configuration.text, definition.ledger)
  }

  /// An action is about to happen.
  mutating func actionBegins(_ action: SceneActor.Action, in scene: HeadlessScene, isAtRest: Bool) {
    abandoned = nil
    guard case .input(let input) = action, end == nil else {
      if action.actor == .user { (before, end) = (nil, nil) }
      return
    }
    switch input.deed {
    case .drag(let drag): before = isAtRest ? (Self.places(in: scene), drag.subject) : nil
    case .move, .lift, .leave, .cancel, .abandon, .fire: break
    default: before = nil
    }
  }

  /// The fingers are about to be lifted, or taken away by the system.
  mutating func fingersLeave(_ lift: Lift?, in scene: HeadlessScene) {
    guard let (places, subject) = before else { return }
    before = nil
    // Fingers that are fast may send on what would stay.
    if let lift, lift != .still { return }
    var moved: [Moved] = []
    var course = Fingerprint()
    for window in scene.windows {
      window.visitTree { view in
        let place = Place(of: view)
        guard let former = places[ObjectIdentifier(view.existence)], former.isFar(from: place),
          view.isVisible
        else { return }
        let name = view.headlessName
        moved.append(Moved(view: view.existence, name: name, start: former, place: place))
        course.combine(name)
        for number in former.numbers + place.numbers {
          course.combine(UInt64(bitPattern: Int64((number * 100).rounded())))
        }
      }
    }
    guard !moved.isEmpty else { return }
    end = End(
      drag: Drag(configuration: configuration, subject: subject), course: course, moved: moved,
      isCancelled: lift == nil,
      controllers: scene.presentation.controllersOnScreen)
  }

  /// An action has happened.
  mutating func actionEnds(in scene: HeadlessScene, isAtRest: Bool) {
    let world = scene.presentation.world
    if world.isInTransition || !world.containersInTransition.isEmpty { (before, end) = (nil, nil) }
    guard isAtRest, let end else { return }
    self.end = nil
    let controllers = scene.presentation.controllersOnScreen
    guard controllers.elementsEqual(end.controllers, by: ===) else { return }
    let (staying, others) = end.moved.reduce(into: ([String](), [String]())) { names, moved in
      guard let view = moved.view.object as? UIView, view.isVisible else { return }
      let progress = Place(of: view).progress(from: moved.start, by: moved.place)
      if progress < 0.35 { names.0.append(moved.name) }
      if progress > 0.5 { names.1.append(moved.name) }
    }
    if end.isCancelled {
      abandoned =
        staying.isEmpty ? nil : Abandoned(drag: end.drag, course: end.course, views: staying)
    } else {
      ledger.note(lifting: end.drag, end.course, leaves: staying, moves: others)
    }
  }

  /// Where all views are.
  private static func places(in scene: HeadlessScene) -> [ObjectIdentifier: Place] {
    var places: [ObjectIdentifier: Place] = [:]
    for window in scene.windows {
      window.visitTree { places[ObjectIdentifier($0.existence)] = Place(of: $0) }
    }
    return places
  }

  /// What tells records apart that may come to different ends; where all was before the finger came down
  /// is told by the ``GestureRecord``.
  func add(to fingerprint: inout Fingerprint) {
    guard let end else { return }
    fingerprint.combine(end.isCancelled ? 1 : 0)
    fingerprint.combine(end.course)
  }
}

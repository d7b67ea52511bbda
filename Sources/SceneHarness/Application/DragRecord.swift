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
    /// Which views have moved, and from where.
    let start: Fingerprint
  }

  /// What stays as the finger left it when the system took that away.
  struct Abandoned: Hashable, Sendable {
    let drag: Drag
    /// The same with where to.
    let course: Fingerprint
    /// The views, by their names.
    let views: [String]
  }

  private struct Place {
    /// The center, the size and the translation, in points.
    private let points: [CGFloat]
    /// The rest of the transform.
    private let factors: [CGFloat]
    /// How much of what is behind shows through.
    private let alpha: [CGFloat]

    @MainActor
    init(of view: UIView) {
      let (center, size, transform) = (view.center, view.bounds.size, view.shownTransform)
      points = [center.x, center.y, size.width, size.height, transform.tx, transform.ty]
      factors = [transform.a, transform.b, transform.c, transform.d]
      alpha = [view.alpha]
    }

    /// Whether it is another one by some points, or by a twentieth of the size or of the alpha.
    func isFar(from other: Place) -> Bool {
      Self.distance(points, other.points) >= Self.leastWay
        || Self.distance(factors, other.factors) >= Self.leastPart
        || Self.distance(alpha, other.alpha) >= Self.leastPart
    }

    /// How far it goes on from where a finger has brought it, as a part of how far that was: what makes
    /// room for something new moves a little, or as far as what is beside it.
    func progress(from start: Place, by way: Place, beside shifts: [[CGFloat]]) -> CGFloat {
      let (moved, turned, faded) = (
        Self.distance(way.points, start.points), Self.distance(way.factors, start.factors),
        Self.distance(way.alpha, start.alpha)
      )
      let ways = shifts.map { shift in Self.distance(points, zip(way.points, shift).map(+)) }
      return max(
        moved >= Self.leastWay
          ? min(Self.distance(points, way.points), ways.min() ?? .infinity) / moved : 0,
        turned >= Self.leastPart ? Self.distance(factors, way.factors) / turned : 0,
        faded >= Self.leastPart ? Self.distance(alpha, way.alpha) / faded : 0)
    }

    /// How far it is from another one, in each of the points.
    func shift(from other: Place) -> [CGFloat] { zip(points, other.points).map(-) }

    /// In points: what is less is hardly seen, and as much as a line of text makes room for.
    private static let leastWay: CGFloat = 12
    private static let leastPart: CGFloat = 0.05

    private static func distance(_ one: [CGFloat], _ other: [CGFloat]) -> CGFloat {
      zip(one, other).map { abs($0 - $1) }.max() ?? 0
    }

    func add(to fingerprint: inout Fingerprint) {
      for number in points + factors + alpha {
        fingerprint.combine(UInt64(bitPattern: Int64((number * 100).rounded())))
      }
    }
  }

  private struct Moved {
    let view: Existence
    let name: String
    let start: Place
    let place: Place
    /// What is beside it and has not moved.
    let neighbors: [(view: Existence, place: Place)]
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
  /// How views were drawn before the finger came down that are drawn otherwise than they are laid out, if
  /// any were.
  private var drawnBefore: Fingerprint?
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
    case .drag(let drag):
      before = isAtRest ? (Self.places(in: scene), drag.subject) : nil
      drawnBefore = isAtRest ? Self.drawing(in: scene) : nil
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
    var (start, course) = (Fingerprint(), Fingerprint())
    for window in scene.windows {
      window.visitTree { view in
        let place = Place(of: view)
        guard let former = places[ObjectIdentifier(view.existence)], former.isFar(from: place),
          view.isVisible
        else { return }
        let name = view.headlessName
        let neighbors = (view.superview?.subviews ?? []).compactMap { one in
          let place = Place(of: one)
          return places[ObjectIdentifier(one.existence)]?.isFar(from: place) == false
            ? (one.existence, place) : nil
        }
        moved.append(
          Moved(
            view: view.existence, name: name, start: former, place: place, neighbors: neighbors))
        start.combine(name)
        course.combine(name)
        former.add(to: &start)
        former.add(to: &course)
        place.add(to: &course)
      }
    }
    guard !moved.isEmpty else { return }
    end = End(
      drag: Drag(configuration: configuration, subject: subject, start: start),
      course: course, moved: moved,
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
      let shifts = moved.neighbors.compactMap { neighbor in
        (neighbor.view.object as? UIView).map { Place(of: $0).shift(from: neighbor.place) }
      }
      let progress = Place(of: view).progress(from: moved.start, by: moved.place, beside: shifts)
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

  /// How views are drawn that are drawn otherwise than they are laid out.
  private static func drawing(in scene: HeadlessScene) -> Fingerprint? {
    var fingerprint: Fingerprint?
    for window in scene.windows {
      window.visitTree { view in
        guard !view.drawnTransforms.value.isEmpty else { return }
        var drawn = fingerprint ?? Fingerprint()
        Place(of: view).add(to: &drawn)
        fingerprint = drawn
      }
    }
    return fingerprint
  }

  /// What tells records apart that may come to different ends; where all was laid out before the finger came
  /// down is told by the ``GestureRecord``.
  func add(to fingerprint: inout Fingerprint) {
    if before != nil, let drawnBefore { fingerprint.combine(drawnBefore) }
    guard let end else { return }
    fingerprint.combine(end.isCancelled ? 1 : 0)
    fingerprint.combine(end.course)
  }
}

extension UIView {
  /// The transform of the view, and how it is drawn besides.
  fileprivate var shownTransform: CGAffineTransform {
    drawnTransforms.value.reduce(transform) { $0.concatenating($1.transform) }
  }
}

// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// What came with presentations, and what of it is still there when they are over.
///
/// What came with one is a view, a recognizer or a constraint outside of its container that was not
/// there before, and that its transition brought, or the call of the app that presented. Of what
/// that call itself added, a view counts only if it covers the screen or stands in the window: what
/// a handler adds to its own screen, such as a label, may stay.
@MainActor
struct ArrivalRecord {
  @MainActor
  struct Entry {
    @Loose var controller: UIViewController?
    let name: String
    let before: SceneCensus
    var arrived: [SceneCensus.Thing] = []
    var isComing = true

    @MainActor init(_ controller: UIViewController, before: SceneCensus) {
      _controller = Loose(wrappedValue: controller)
      name = controller.headlessName
      self.before = before
    }
  }

  private var entries: [Entry] = []
  /// Those that are over, as long as something of them is there.
  private var over: [Entry] = []
  private var last: SceneCensus
  private var afterCall: SceneCensus?
  private var isOfUser = false

  init(_ scene: HeadlessScene) {
    last = SceneCensus(of: scene)
    note(scene)
  }

  /// An action is about to happen.
  mutating func actionBegins(isOfUser: Bool) {
    self.isOfUser = isOfUser
    afterCall = nil
  }

  /// The app has returned, and UIKit's callbacks are due.
  mutating func callEnds(_ scene: HeadlessScene) { afterCall = SceneCensus(of: scene) }

  /// An action has happened.
  mutating func note(_ scene: HeadlessScene) {
    let now = SceneCensus(of: scene)
    defer { last = now }
    let presented = scene.presentation.presentedControllers
    guard !presented.isEmpty || !entries.isEmpty || !over.isEmpty else { return }
    for controller in presented where !entries.contains(where: { $0.controller === controller }) {
      var entry = Entry(controller, before: last)
      entry.take(from: now, besides: afterCall ?? last, isFirst: true)
      entries.append(entry)
    }
    for place in entries.indices where entries[place].isComing {
      guard let controller = entries[place].controller else { continue }
      if !isOfUser { entries[place].take(from: now, besides: last, isFirst: false) }
      entries[place].isComing = scene.presentation.isComing(controller)
    }
    let isOver = { (entry: Entry) in !presented.contains { $0 === entry.controller } }
    over = (over + entries.filter(isOver)).compactMap { $0.left(in: now) }
    entries.removeAll(where: isOver)
  }

  /// What is still there, in words.
  var leftBehind: [String] {
    var seen: Set<ObjectIdentifier> = []
    return over.flatMap { entry in
      entry.arrived.filter { seen.insert($0.id).inserted }.map { $0.text(of: entry.name) }
    }.sorted()
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    for entry in entries {
      for (place, thing) in last.things.enumerated()
      where entry.arrived.contains(where: { $0.id == thing.id }) {
        fingerprint.combine(UInt64(place))
      }
      fingerprint.combine(UInt64.max)
    }
  }
}

@MainActor
extension ArrivalRecord.Entry {
  /// Notes what is new.
  ///
  /// - Parameters:
  ///   - now: What is there.
  ///   - known: What was there before the callbacks of this action.
  ///   - isFirst: Whether the presentation began with this action.
  fileprivate mutating func take(
    from now: SceneCensus, besides known: SceneCensus, isFirst: Bool
  ) {
    for thing in now.things where !before.contains(thing) {
      let isNew = !known.contains(thing)
      guard isNew || isFirst && thing.isOfPresentationAnyway,
        !arrived.contains(where: { $0.id == thing.id }), !thing.isInContainer
      else { continue }
      arrived.append(thing)
    }
  }

  /// The same with what is still there and makes more than there was before; `nil` if nothing is.
  fileprivate func left(in now: SceneCensus) -> Self? {
    var copy = self
    copy.arrived = arrived.filter {
      now.contains($0) && now.count(of: $0.sort) > before.count(of: $0.sort)
    }
    // What is in something that is left behind goes with it.
    let views = Set(copy.arrived.filter { $0.kind == .view }.map(\.id))
    copy.arrived.removeAll { thing in
      guard let view = thing.kind == .view ? thing.view?.superview : thing.view else {
        return false
      }
      return sequence(first: view, next: \.superview).contains {
        views.contains(ObjectIdentifier($0.existence))
      }
    }
    return copy.arrived.isEmpty ? nil : copy
  }
}

@MainActor
extension SceneCensus.Thing {
  /// Whether it belongs to a presentation even if the app's own call added it.
  fileprivate var isOfPresentationAnyway: Bool {
    guard let view else { return false }
    switch kind {
    case .recognizer: return true
    case .constraint: return false
    case .view:
      guard let window = view.window else { return false }
      if view.superview === window { return true }
      let part = view.convert(view.bounds, to: nil).intersection(window.bounds)
      return part.width * part.height >= window.bounds.width * window.bounds.height / 2
    }
  }

  /// Whether it goes with the container of a presentation, or with a row that lists use again.
  fileprivate var isInContainer: Bool {
    guard let view else { return false }
    return sequence(first: view, next: \.superview).contains {
      $0.isTransitionContainer || $0 is UITableViewCell
    }
  }

  fileprivate func text(of presentation: String) -> String {
    let subject =
      switch kind {
      case .view: view.map { "view '\($0.headlessName)'" } ?? "a view"
      case .recognizer: "\((identity as? UIGestureRecognizer)?.headlessName ?? "a recognizer")"
      case .constraint: "a constraint of '\(view?.headlessName ?? "a view")'"
      }
    return "\(subject), which came with \(presentation)"
  }
}

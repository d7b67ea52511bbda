// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// What came with presentations, and what of it is still there when they are over.
///
/// What came with one is a view, a recognizer or a constraint outside of its container that was not
/// there before, and that its transition brought, or the call of the app that presented. Of what
/// that call itself added, a view counts only if it covers the screen or stands in the window: what
/// a handler adds to its own screen, such as a label, may stay. What an answer brings that was asked for
/// before, a timer that was started before, or a touch, did not come with the presentation, and neither
/// did what they have put off.
@MainActor
struct ArrivalRecord {
  @MainActor
  struct Note {
    let before: SceneCensus
    var arrived: [SceneCensus.Thing] = []
    /// What the views that came were called then: their holders may go before them.
    var names: [ObjectIdentifier: String] = [:]
    var isComing = true
    /// The last event of the clock's that was scheduled before it.
    let lastBefore: PendingEvent.ID
    /// The events that were scheduled since by what has nothing to do with it.
    var others: [ClosedRange<PendingEvent.ID>] = []
  }

  private var lastScheduled: PendingEvent.ID?
  private var log = PresentationLog<Note>()

  /// An action has happened.
  ///
  /// - Parameters:
  ///   - scene: Where it has happened.
  ///   - last: What was there before it.
  ///   - afterCall: What was there when the app had returned and UIKit's callbacks were due.
  ///   - now: What is there.
  ///   - isOfUser: Whether the user did it.
  ///   - event: The event of the clock's that has happened.
  mutating func actionEnds(
    in scene: HeadlessScene, from last: SceneCensus, _ afterCall: SceneCensus, to now: SceneCensus,
    isOfUser: Bool, event: PendingEvent.ID? = nil
  ) {
    let scheduledBefore = lastScheduled ?? scene.clock.lastScheduled
    lastScheduled = scene.clock.lastScheduled
    let presented = scene.presentation.presentedControllers
    let known = log.current.count
    log.begin(presented) { _ in
      var note = Note(before: last, lastBefore: scheduledBefore)
      note.take(from: now, besides: afterCall, isFirst: true)
      return note
    }
    for place in log.current.indices where log.current[place].note.isComing {
      guard let controller = log.current[place].controller.object as? UIViewController else {
        continue
      }
      let isForeign = isOfUser || event.map(log.current[place].note.isForeign) == true
      // What has begun it in this action may go on.
      switch (place < known, isForeign) {
      case (true, true):
        log.current[place].note.noteForeign(after: scheduledBefore, to: scene.clock.lastScheduled)
      case (true, false): log.current[place].note.take(from: now, besides: last, isFirst: false)
      case (false, _): break
      }
      log.current[place].note.isComing = scene.presentation.isComing(controller)
    }
    log.end(allBut: presented)
    for place in log.over.indices { log.over[place].note.keepWhatIsLeft(in: now) }
    log.over.removeAll { $0.note.arrived.isEmpty }
  }

  /// What is still there, in words.
  var leftBehind: [String] {
    var seen: Set<ObjectIdentifier> = []
    return log.over.flatMap { entry in
      entry.note.arrived.filter { !$0.isWindowInUse && seen.insert($0.id).inserted }.map {
        $0.text(of: entry.name, named: entry.note.names[$0.id] ?? "a view")
      }
    }.sorted()
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint, in now: SceneCensus, of scene: HeadlessScene) {
    for entry in log.current {
      if entry.note.isComing {
        for event in scene.clock.pendingIDs {
          fingerprint.combine(entry.note.isForeign(event) ? 1 : 0)
        }
      }
      let arrived = Set(entry.note.arrived.map(\.id))
      if !arrived.isEmpty {
        for (place, thing) in now.things.enumerated() where arrived.contains(thing.id) {
          fingerprint.combine(UInt64(place))
        }
      }
      fingerprint.combine(UInt64.max)
    }
    // Of what is over it is told which views are left, by ``leftBehind`` if nothing moves.
    for entry in log.over {
      fingerprint.combine(entry.name)
      fingerprint.combine(UInt64(entry.note.arrived.count))
    }
  }
}

@MainActor
extension ArrivalRecord.Note {
  /// Whether an event has nothing to do with the presentation.
  fileprivate func isForeign(_ event: PendingEvent.ID) -> Bool {
    event <= lastBefore || others.contains { $0.contains(event) }
  }

  /// Notes the events that were scheduled by what has nothing to do with the presentation.
  fileprivate mutating func noteForeign(after first: PendingEvent.ID, to last: PendingEvent.ID) {
    if first < last { others.append(first...last) }
  }

  /// Notes what is new.
  ///
  /// - Parameters:
  ///   - now: What is there.
  ///   - known: What was there before the callbacks of this action.
  ///   - isFirst: Whether the presentation began with this action.
  fileprivate mutating func take(
    from now: SceneCensus, besides known: SceneCensus, isFirst: Bool
  ) {
    var inContainers: [ObjectIdentifier: Bool] = [:]
    for thing in now.things where !before.contains(thing) {
      let isNew = !known.contains(thing)
      guard isNew || isFirst && thing.isOfPresentationAnyway,
        !arrived.contains(where: { $0.id == thing.id }),
        thing.view?.isInContainer(after: before, &inContainers) != true
      else { continue }
      arrived.append(thing)
      if let view = thing.view { names[thing.id] = view.headlessName }
    }
  }

  /// Forgets what is gone, or makes no more than there was before.
  fileprivate mutating func keepWhatIsLeft(in now: SceneCensus) {
    arrived.removeAll {
      !now.contains($0) || now.count(of: $0.sort) <= before.count(of: $0.sort)
    }
    // What is in something that is left behind goes with it.
    let views = Set(arrived.filter { $0.kind == .view }.map(\.id))
    arrived.removeAll { thing in
      guard let view = thing.kind == .view ? thing.view?.superview : thing.view else {
        return false
      }
      return sequence(first: view, next: \.superview).contains {
        views.contains(ObjectIdentifier($0.existence))
      }
    }
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
      let part = view.convert(view.bounds, to: nil).overlap(with: window.bounds)
      return part.width * part.height >= window.bounds.width * window.bounds.height / 2
    }
  }

  /// Whether it is a window that presents something: it stays as long as that.
  fileprivate var isWindowInUse: Bool {
    (view as? UIWindow)?.rootViewController?.presentedViewController != nil
  }

  fileprivate func text(of presentation: String, named name: String) -> String {
    let subject =
      switch kind {
      case .view: "view '\(name)'"
      case .recognizer: "\((identity as? UIGestureRecognizer)?.headlessName ?? "a recognizer")"
      case .constraint: "a constraint of '\(name)'"
      }
    return "\(subject), which came with \(presentation)"
  }
}

extension UIView {
  /// Whether the view goes with the container of a presentation, with the state of views of SwiftUI,
  /// with a row that lists use again, or with what is on top of a navigation controller; or whether it
  /// came with a screen that a container of UIKit's shows now, and did not before; the answers for
  /// views that were asked before are known.
  fileprivate func isInContainer(
    after before: SceneCensus, _ known: inout [ObjectIdentifier: Bool]
  ) -> Bool {
    let key = ObjectIdentifier(self)
    if let answer = known[key] { return answer }
    let answer =
      isTransitionContainer || isCell || self is any DescribedContents
      || (superview as? UINavigationBar)?.shown.contains { $0 === self } == true
      || viewController?.isInSystemContainer == true && !before.contains(self)
      || superview?.isInContainer(after: before, &known) == true
    known[key] = answer
    return answer
  }
}

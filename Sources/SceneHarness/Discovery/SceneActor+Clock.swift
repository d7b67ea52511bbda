// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

// MARK: - What happens without the user

extension SceneActor {
  /// Appends what the presentation rules let the system do, then the events of the clock that may be
  /// next.
  func appendSystemEvents(to actions: inout [Action]) {
    let pending = pendingEvents.filter { $0.kind != .layout || vocabulary.includesLayoutPasses }
    let vocabularyOfUIKit = ActionVocabulary(
      includesSizeClassChanges: vocabulary.includesSizeClassChanges && drag == nil)
    vocabularyOfUIKit.forEachSystemInput(in: presentation.world) { input in
      guard presentation.offers(input) else { return }
      if input.endsTransition { guard isNext(input, among: pending) else { return } }
      actions.append(.uikit(input))
    }
    appendEvaluation(to: &actions)
    var next = vocabulary.clockOrder.next(
      among: pending, now: scene.clock.now, transitions: presentation.endsOfTransitions.map(\.span))
    if isEndingAtOnce { next.removeAll { !$0.kind.comesAtAnyTime && $0.due > scene.clock.now } }
    if isInBackground {
      next.removeAll { $0.kind.comesAtAnyTime || $0.isDueLater(than: scene.clock.now) }
    }
    // By time, one of UIKit's own transitions may be the only thing that comes next.
    guard !isByTime || !isTransitionNext(among: pending) else {
      return append(next.filter(\.kind.comesAtAnyTime), to: &actions)
    }
    append(next, to: &actions)
  }

  /// Whether a presentation or dismissal without animation is about to end: it does in the next turn of
  /// the run loop, whatever still moves.
  var isEndingAtOnce: Bool {
    guard let running = presentation.world.animated else { return false }
    return !running.isAtRest && !running.isAnimated && !presentation.endsOfTransitions.isEmpty
  }

  /// What is pending, in an order that follows from what the state knows of it.
  private var pendingEvents: [PendingEvent] {
    isByTime ? scene.clock.pending : scene.clock.pendingWithMotionLast
  }

  private func appendEvaluation(to actions: inout [Action]) {
    guard vocabulary.includesEvaluations, scene.evaluations > 0, drag == nil, firstDueCall == nil,
      scene.evaluatingControllers.contains(where: \.callsAppWhenEvaluated)
    else { return }
    actions.append(evaluation)
  }

  private var evaluation: Action {
    .input(SceneInput("views are evaluated anew", .evaluate, by: .system, after: history))
  }

  /// What is worth offering only where it changes something: an evaluation of views that are nothing
  /// but values, while nothing moves.
  var trial: Action? {
    guard vocabulary.includesEvaluations, scene.evaluations > 0, isAtRest else {
      return nil
    }
    let controllers = scene.evaluatingControllers
    let isOffered = controllers.isEmpty || controllers.contains(where: \.callsAppWhenEvaluated)
    return isOffered ? nil : evaluation
  }

  private func append(_ events: [PendingEvent], to actions: inout [Action]) {
    for event in events {
      let input = SceneInput(
        event.name + following(event), .fire(event.id), by: event.kind.actor,
        finishes: event.kind.finish, after: history)
      actions.append(.input(input))
    }
  }

  /// What traces add for the calls that wait with one, and that follow it at once.
  private func following(_ event: PendingEvent) -> String {
    guard event.kind == .call, !vocabulary.includesTouchesBeforeDueCalls else { return "" }
    let count = scene.clock.countOfCalls(dueWith: event.id)
    return count > 0 ? ", and \(count) more" : ""
  }

  /// Whether the end of one of UIKit's own transitions may be what comes next.
  private func isNext(_ end: UIKitInput, among pending: [PendingEvent]) -> Bool {
    let ends = presentation.endsOfTransitions
    switch vocabulary.clockOrder {
    case .byTime: return firstTransition?.input == end && isTransitionNext(among: pending)
    case .possible(let lateness):
      guard end != .animationEnds || !waitsForCalls(presentation.world.animated) else {
        return false
      }
      guard let span = ends.first(where: { $0.input == end })?.span else { return true }
      let isAtOnce = end == .animationEnds && isEndingAtOnce
      let animations =
        isAtOnce ? [] : ends.map(\.span) + scene.clock.schedule(of: [.animation]).map(\.span)
      let others = scene.clock.schedule(of: PendingEvent.Kind.timed.subtracting([.animation]))
      return !animations.contains { span.waits(forAnimation: $0) }
        && !others.contains { span.waits(for: $0.span, lateness: lateness) }
    }
  }

  private var firstTransition: EndOfTransition? {
    presentation.endsOfTransitions.min { $0.due < $1.due }
  }

  /// Whether one of UIKit's own transitions ends before anything that is pending happens.
  private func isTransitionNext(among pending: [PendingEvent]) -> Bool {
    guard let transition = firstTransition else { return false }
    guard let first = pending.first(where: { !$0.kind.comesAtAnyTime }) else { return true }
    return first.kind != .layout && transition.due <= first.due
  }

  /// An animation of UIKit's is as late as any other; the next turn of the run loop, which ends a
  /// transition without animation, is not: nothing that is due later comes before it.
  private func waitsForCalls(_ animated: Presentation?) -> Bool {
    animated?.isAnimated == true && firstDueCall != nil
  }

  /// Lets an event of the clock happen, and counts how many calls follow from each other.
  func fire(_ event: PendingEvent.ID) {
    let last = scene.clock.lastScheduled
    let isPutOff = scene.clock.schedule(of: PendingEvent.Kind.putOff).contains { $0.id == event }
    let hasWaited = scene.clock.isDelayed(event)
    if scene.clock.comesAtAnyTime(event), !isByTime { scene.clock.pause() }
    if scene.clock.isCall(event) { waitedWith = last }
    scene.clock.fire(event, tellsTime: isPutOff || isByTime)
    // What has waited, such as a task that wakes up, begins anew.
    let goesOnAtOnce = !hasWaited && firstDueCall.map { last < $0 } ?? false
    chainOfCalls = goesOnAtOnce ? chainOfCalls + 1 : 0
    if chainOfCalls >= Self.boundOfChain { breakOff(afterCalls: chainOfCalls) }
  }

  /// Whether everything comes by time, and nobody waits.
  var isByTime: Bool { vocabulary.clockOrder == .byTime }

  /// Says, once nothing moves, that nothing does.
  func noteRest() {
    if !isByTime, !isInMotion { scene.clock.rest() }
  }

  /// Whether anything moves: then the order of what comes depends on how long motion has taken.
  private var isInMotion: Bool { scene.clock.isMoving || !presentation.endsOfTransitions.isEmpty }

  /// The first call or timer, if it is due now.
  var firstDueCall: PendingEvent.ID? {
    let first = scene.clock.schedule(of: PendingEvent.Kind.putOff).first
    return first.flatMap { $0.due <= scene.clock.now ? $0.id : nil }
  }

  /// Lets the steps of tasks happen that are due now, and the calls that waited on the main queue with
  /// the one that was made, as long as nothing else may be next; no touch comes in between.
  ///
  /// - Returns: What has happened.
  @discardableResult
  func finishJobs() -> [PresentationEvent] {
    defer { waitedWith = nil }
    guard !vocabulary.includesTouchesBeforeDueCalls else { return [] }
    var events: [PresentationEvent] = []
    for number in 0..<Self.boundOfCalls {
      guard presentation.exception == nil, presentation.world.error == nil, let job = onlyJob else {
        return events
      }
      jobBegins(number)
      events += presentation.turn {
        scene.clock.fire(job)
        callEnds()
      }
    }
    breakOff(afterCalls: Self.boundOfCalls)
    return events
  }

  /// The step of a task that is due now, or a call that goes with the one that was made, if it is the
  /// only thing that may be next.
  private var onlyJob: PendingEvent.ID? {
    guard scene.clock.hasJobs || waitedWith != nil else { return nil }
    let next = vocabulary.clockOrder.next(
      among: scene.clock.pending, now: scene.clock.now, transitions: [])
    guard next.count == 1 else { return nil }
    switch next[0].kind {
    case .mainJob, .job: return next[0].id
    case .call where next[0].delay == 0:
      return waitedWith.flatMap { next[0].id <= $0 ? next[0].id : nil }
    default: return nil
    }
  }

  private func breakOff(afterCalls count: Int) {
    let due = firstDueCall
    let name = scene.clock.pending.first { $0.id == due }?.name ?? "a call"
    presentation.breakOff(
      "Endless chain of calls: \(count) calls scheduled each other without delay, and "
        + "'\(name)' is due again. Something begins anew each time: a call that schedules itself, or a "
        + "`task` whose view goes and comes back because of what the task does.")
  }

  /// Adds the names of what is pending, the milliseconds until events are due, and what began before
  /// which, as far as their order depends on it.
  func addPending(to snapshot: inout Snapshot) {
    let pending = pendingEvents
    for event in pending { snapshot.add(event.name, named: "pending") }
    let events = pending.filter { PendingEvent.Kind.timed.contains($0.kind) }
    if isByTime {
      for due in events.map(\.due) + presentation.endsOfTransitions.map(\.due) {
        addTime(due - scene.clock.now, to: &snapshot)
      }
      return
    }
    let ends = presentation.endsOfTransitions.map(\.span)
    let calls = scene.clock.schedule(of: PendingEvent.Kind.putOff)
    for event in calls { addTime(event.due - scene.clock.now, to: &snapshot) }
    addOrigins(to: &snapshot)
    let spans = isInMotion ? events.map(\.span) + ends : calls.map(\.span)
    let pauses = Set(spans.map(\.pauses)).sorted()
    guard isInMotion || pauses.count > 1 else { return }
    for span in spans {
      addTime(span.due - scene.clock.elapsed, to: &snapshot)
      snapshot.add(pauses.firstIndex(of: span.pauses) ?? 0, named: "began as")
    }
  }

  /// Adds to which screens it belongs what was put off while something was presented: what a closure
  /// refers to cannot be seen, and it mostly is the screen that was there.
  private func addOrigins(to snapshot: inout Snapshot) {
    let presented = presentation.presentedControllers
    for origin in scene.clock.origins {
      let place = presented.firstIndex { $0.existence === origin } ?? -1
      snapshot.add(place, named: "screen of what waits")
    }
  }

  private func addTime(_ seconds: Double, to snapshot: inout Snapshot) {
    let remaining = max(-60, min(seconds, 1e9))
    snapshot.add(Int((remaining * 1000).rounded()), named: "time to wait")
  }

  /// How many calls without delay may follow from each other, each as a separate action.
  static var boundOfChain: Int { 25 }
  /// How many calls without delay may follow from one action.
  static var boundOfCalls: Int { 1000 }
}

extension PendingEvent.Kind {
  /// What is due at some time.
  static let timed: Set<PendingEvent.Kind> = putOff.union([.animation, .touch])

  /// Who makes an event happen.
  fileprivate var actor: Actor {
    switch self {
    case .call, .timer: .app
    case .layout, .animation, .touch, .mainJob, .job, .answer, .images: .system
    }
  }

  /// What the system finishes with an event.
  fileprivate var finish: Finish? {
    switch self {
    case .animation: .animation
    case .call, .timer, .mainJob, .job: .call
    case .layout, .touch: .pass
    case .answer, .images: nil
    }
  }
}

extension PendingEvent {
  /// Whether the app has put it off to a later time.
  fileprivate func isDueLater(than now: Double) -> Bool { Kind.putOff.contains(kind) && due > now }
}

extension UIKitInput {
  /// Whether one of UIKit's own transitions ends.
  fileprivate var endsTransition: Bool {
    switch self {
    case .animationEnds, .containerTransitionEnds: true
    default: false
    }
  }
}

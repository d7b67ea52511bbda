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
    let pending = scene.clock.pending.filter {
      $0.kind != .layout || vocabulary.includesLayoutPasses
    }
    let vocabularyOfUIKit = ActionVocabulary(
      includesSizeClassChanges: vocabulary.includesSizeClassChanges && drag == nil)
    vocabularyOfUIKit.forEachSystemInput(in: presentation.world) { input in
      guard presentation.offers(input) else { return }
      if input.endsTransition { guard isNext(input, among: pending) else { return } }
      actions.append(.uikit(input))
    }
    appendEvaluation(to: &actions)
    var next = vocabulary.clockOrder.next(
      among: pending, now: scene.clock.now, transitions: presentation.endsOfTransitions)
    if !presentation.endsOfTransitions.isEmpty, presentation.world.animated?.isAnimated == false {
      next.removeAll { $0.kind != .answer && $0.due > scene.clock.now }
    }
    if isInBackground {
      next.removeAll { $0.kind == .answer || $0.isDueLater(than: scene.clock.now) }
    }
    // By time, one of UIKit's own transitions may be the only thing that comes next.
    guard vocabulary.clockOrder != .byTime || !isTransitionNext(among: pending) else {
      return append(next.filter { $0.kind == .answer }, to: &actions)
    }
    append(next, to: &actions)
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
  /// but values, once in a sequence, while nothing moves.
  var trial: Action? {
    guard vocabulary.includesEvaluations, scene.evaluations > 0, !hasEvaluated, isAtRest else {
      return nil
    }
    let controllers = scene.evaluatingControllers
    let isOffered = controllers.isEmpty || controllers.contains(where: \.callsAppWhenEvaluated)
    return isOffered ? nil : evaluation
  }

  private func append(_ events: [PendingEvent], to actions: inout [Action]) {
    for event in events {
      let input = SceneInput(
        event.name, .fire(event.id), by: event.kind.actor, finishes: event.kind.finish,
        after: history)
      actions.append(.input(input))
    }
  }

  /// Whether the end of one of UIKit's own transitions may be what comes next.
  private func isNext(_ end: UIKitInput, among pending: [PendingEvent]) -> Bool {
    guard vocabulary.clockOrder == .byTime else {
      return end != .animationEnds || !waitsForCalls(presentation.world.animated)
    }
    return firstTransition?.input == end && isTransitionNext(among: pending)
  }

  private var firstTransition: EndOfTransition? {
    presentation.endsOfTransitions.min { $0.due < $1.due }
  }

  /// Whether one of UIKit's own transitions ends before anything that is pending happens.
  private func isTransitionNext(among pending: [PendingEvent]) -> Bool {
    guard let transition = firstTransition else { return false }
    guard let first = pending.first(where: { $0.kind != .answer }) else { return true }
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
    scene.clock.fire(event, tellsTime: isPutOff || vocabulary.clockOrder == .byTime)
    let isNew = firstDueCall.map { last < $0 } ?? false
    chainOfCalls = isNew ? chainOfCalls + 1 : 0
    if chainOfCalls >= Self.boundOfChain { breakOff(afterCalls: chainOfCalls) }
  }

  /// Makes the calls that are due now, and those that they schedule in turn.
  func makeDueCalls() {
    for _ in 0..<Self.boundOfCalls {
      presentation.deliver()
      guard let due = firstDueCall else { return }
      scene.clock.fire(due)
    }
    breakOff(afterCalls: Self.boundOfCalls)
  }

  /// The first call or timer, if it is due now.
  var firstDueCall: PendingEvent.ID? {
    let first = scene.clock.schedule(of: PendingEvent.Kind.putOff).first
    return first.flatMap { $0.due <= scene.clock.now ? $0.id : nil }
  }

  /// Lets the steps of tasks happen that are due now, as long as nothing else may be next; no touch
  /// comes in between.
  ///
  /// - Returns: What has happened.
  @discardableResult
  func finishJobs() -> [PresentationEvent] {
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

  /// The step of a task that is due now, if it is the only thing that may be next.
  private var onlyJob: PendingEvent.ID? {
    guard scene.clock.hasJobs else { return nil }
    let next = vocabulary.clockOrder.next(
      among: scene.clock.pending, now: scene.clock.now, transitions: [])
    guard next.count == 1, next[0].kind == .mainJob || next[0].kind == .job else { return nil }
    return next[0].id
  }

  private func breakOff(afterCalls count: Int) {
    let due = firstDueCall
    let name = scene.clock.pending.first { $0.id == due }?.name ?? "a call"
    presentation.breakOff(
      "Endless chain of calls: \(count) calls scheduled each other without delay, and "
        + "'\(name)' is due again. It reschedules itself each time.")
  }

  /// Adds the milliseconds until events are due, as far as their order depends on it.
  func addTimes(to snapshot: inout Snapshot) {
    let kinds =
      vocabulary.clockOrder == .byTime
      ? Set(PendingEvent.Kind.allCases) : PendingEvent.Kind.putOff
    let events = scene.clock.schedule(of: kinds)
    for event in events { addTime(event.due, to: &snapshot) }
    if vocabulary.clockOrder == .byTime {
      for end in presentation.endsOfTransitions { addTime(end.due, to: &snapshot) }
      return
    }
    addOrigins(to: &snapshot)
    let animations = scene.clock.schedule(of: [.animation, .touch])
    for event in animations where event.delay > ClockOrder.lateness {
      addTime(event.due, to: &snapshot)
    }
    // Of others it makes no difference when they are due, but what has to wait for what is late.
    let dues = animations.map(\.due) + events.prefix(1).map(\.due)
    let bound = ClockOrder.bound(dues, presentation.endsOfTransitions)
    let waiting = dues.count { $0 > bound }
    if waiting > 0 { snapshot.add(waiting, named: "events that wait for what is late") }
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

  private func addTime(_ due: Double, to snapshot: inout Snapshot) {
    let remaining = max(0, min(due - scene.clock.now, 1e9))
    snapshot.add(Int((remaining * 1000).rounded()), named: "time to wait")
  }

  /// How many calls without delay may follow from each other, each as a separate action.
  static var boundOfChain: Int { 25 }
  /// How many calls without delay may follow from one action.
  static var boundOfCalls: Int { 1000 }
}

extension PendingEvent.Kind {
  /// What the app scheduled.
  static let putOff: Set<PendingEvent.Kind> = [.call, .timer, .mainJob, .job]

  /// Who makes an event happen.
  fileprivate var actor: Actor {
    switch self {
    case .call, .timer: .app
    case .layout, .animation, .touch, .mainJob, .job, .answer: .system
    }
  }

  /// What the system finishes with an event.
  fileprivate var finish: Finish? {
    switch self {
    case .animation: .animation
    case .call, .timer, .mainJob, .job: .call
    case .layout, .touch: .pass
    case .answer: nil
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

extension ClockOrder {
  /// How late the main thread can be, in seconds: iOS ends an app whose main thread does not answer
  /// for ten seconds (Apple, *Addressing watchdog terminations*, scene-update).
  static let lateness = 10.0

  /// The events that may be the next one; `transitions` are UIKit's own that end by themselves, too.
  func next(
    among pending: [PendingEvent], now: Double, transitions: [EndOfTransition]
  ) -> [PendingEvent] {
    let answers = pending.filter { $0.kind == .answer }
    if self == .byTime { return Array(pending.prefix { $0.kind != .answer }.prefix(1)) + answers }
    let layout = pending.filter { $0.kind == .layout }
    let due = Self.due(among: pending, now: now)
    if !due.isEmpty { return layout + due }
    let free = pending.filter { $0.kind == .animation || $0.kind == .touch }
    let timed = free + pending.filter { PendingEvent.Kind.putOff.contains($0.kind) }.prefix(1)
    let bound = Self.bound(timed.map(\.due), transitions)
    return layout + timed.filter { $0.due <= bound } + answers
  }

  /// What is due later than this does not come before the first of these events and transitions.
  static func bound(_ dues: [Double], _ transitions: [EndOfTransition]) -> Double {
    let first = transitions.reduce(dues.min() ?? .infinity) { min($0, $1.due) }
    return first + lateness
  }

  /// The calls and the steps of tasks that are due now and may be next: the first one of the main
  /// queue, and any that runs elsewhere.
  static func due(among pending: [PendingEvent], now: Double) -> [PendingEvent] {
    let due = pending.filter { PendingEvent.Kind.putOff.contains($0.kind) && $0.due <= now }
    let firstOnMain = due.first { $0.kind != .job }
    return due.filter { $0.kind == .job || $0.id == firstOnMain?.id }
  }
}

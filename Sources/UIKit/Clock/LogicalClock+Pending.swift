// SPDX-License-Identifier: MIT

// What is pending, and what that says of the scene.

extension LogicalClock {
  /// Whether nothing is pending.
  package var isIdle: Bool { entries.isEmpty }

  /// Whether something pending is motion.
  ///
  /// An animation is, a layout pass, a recognizer that has still to decide, and a call that is due.
  /// What is due later is not, nor what comes again and again, though another was first at the same time.
  package var isMoving: Bool {
    for entry in entries {
      switch entry.kind {
      case .layout, .animation, .touch, .mainJob, .job: return true
      case .answer, .images: continue
      case .call, .timer:
        if entry.recurrence == .frame || entry.due <= now && !entry.isRepeating { return true }
      }
    }
    return false
  }

  /// Whether anything is pending besides timers that fire again and again, and what renews itself as
  /// often as if it were one, such as the sleep of a task that loops.
  package var isWaiting: Bool {
    for entry in entries where !entry.isRepeating { return true }
    return false
  }

  /// From how many times on the same pause is taken for that of a loop.
  nonisolated static let renewalsOfLoops = 2

  /// What pending events have of pauses that were renewed, in their order: that tells states apart.
  package var renewals: [Int] {
    let counts = entries.map { entry in
      entry.delay > 0 ? entry.renewals : entry.chain?.pause.map { $0.renewals + 1 } ?? 0
    }
    return counts.map { min($0, Self.renewalsOfLoops) }.filter { $0 > 0 }
  }

  /// How many calls and timers come again and again.
  package var countOfRepeating: Int {
    entries.count { ($0.kind == .call || $0.kind == .timer) && $0.recurrence == .repeating }
  }

  /// Whether an event comes when it likes, whatever was done last: a call or timer for which some time
  /// had to pass, or an answer of a server's.
  package func comesByItself(_ id: PendingEvent.ID) -> Bool {
    guard let place = place(of: id) else { return false }
    let entry = entries[place]
    return switch entry.kind {
    case .answer, .images: true
    case .call, .timer: entry.delay > 0 && entry.recurrence != .frame
    default: false
    }
  }

  /// Whether an event is the answer of something outside of the app.
  package func isAnswer(_ id: PendingEvent.ID) -> Bool {
    place(of: id).map { entries[$0].kind == .answer } ?? false
  }

  /// Whether an event comes at any time, which nothing tells.
  package func comesAtAnyTime(_ id: PendingEvent.ID) -> Bool {
    place(of: id).map { entries[$0].kind.comesAtAnyTime } ?? false
  }

  /// Whether an event says that something has failed that was asked for.
  package func isFailure(_ id: PendingEvent.ID) -> Bool {
    place(of: id).map { entries[$0].isFailure } ?? false
  }

  /// The pending events in their order, with different names.
  package var pending: [PendingEvent] { named(entries) }

  /// The same, but motion last, and in the order in which it ends at the latest: if it does not end by
  /// time, it makes no difference when it began.
  package var pendingWithMotionLast: [PendingEvent] {
    let motion = entries.filter(\.isMotion)
    if motion.isEmpty { return pending }
    let order = { (entry: Entry) in
      (Int((entry.span.due * 1000).rounded()), entry.span.pauses, entry.name())
    }
    let ends = motion.map { (order($0), $0) }.sorted { $0.0 < $1.0 }
    return named(entries.filter { !$0.isMotion } + ends.map(\.1))
  }

  private func named(_ entries: [Entry]) -> [PendingEvent] {
    var names = NameCounts()
    return entries.map { entry in
      PendingEvent(
        id: entry.id, kind: entry.kind, name: names.unique(entry.name()), due: entry.due,
        span: entry.span, delay: entry.delay)
    }
  }

  /// What the app has asked for and is still to be called, in its order.
  package var pendingCalls: [@MainActor () -> Void] {
    entries.compactMap { $0.kind == .call || $0.kind == .timer ? $0.action : nil }
  }

  /// Whether the next step of a task is pending.
  package var hasJobs: Bool {
    for entry in entries where entry.kind == .mainJob || entry.kind == .job { return true }
    return false
  }

  /// Whether code has put something off until the next turn of the main thread.
  package var hasConsequences: Bool {
    for entry in entries
    where entry.kind == .mainJob
      || entry.kind == .call && entry.delay == 0 && entry.recurrence == .once
    { return true }
    return false
  }
}

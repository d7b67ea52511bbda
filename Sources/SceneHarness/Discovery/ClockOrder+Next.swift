// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

extension ClockOrder {
  /// How late the main thread may be, in seconds.
  var lateness: Double {
    switch self {
    case .byTime: 0
    case .possible(let lateness): lateness
    }
  }

  /// The events that may be the next one; `transitions` are UIKit's own that end by themselves, too.
  func next(among pending: [PendingEvent], now: Double, transitions: [Span]) -> [PendingEvent] {
    let answers = pending.filter(\.kind.comesAtAnyTime)
    if self == .byTime {
      return Array(pending.prefix { !$0.kind.comesAtAnyTime }.prefix(1)) + answers
    }
    let layout = pending.filter { $0.kind == .layout }
    let due = Self.due(among: pending, now: now)
    if !due.isEmpty { return layout + due }
    let motions = pending.filter { $0.kind == .animation || $0.kind == .touch }
    let timed = motions + Self.firstCalls(among: pending)
    return layout
      + timed.filter { event in
        !timed.contains { waits(event, for: $0) }
          && !transitions.contains {
            event.kind == .animation
              ? event.span.waits(forAnimation: $0)
              : event.span.waits(for: $0, lateness: lateness)
          }
      } + answers
  }

  /// The calls that no other comes before: the one that is due first, and what was put off before it
  /// and before the user waited.
  private static func firstCalls(among pending: [PendingEvent]) -> [PendingEvent] {
    var calls: [PendingEvent] = []
    for event in pending where PendingEvent.Kind.putOff.contains(event.kind) {
      if let last = calls.last, last.span.pauses <= event.span.pauses { continue }
      calls.append(event)
    }
    return calls
  }

  /// Animations run elsewhere: a main thread that is busy is told late of all of them.
  private func waits(_ event: PendingEvent, for other: PendingEvent) -> Bool {
    event.kind == .animation && other.kind == .animation
      ? event.span.waits(forAnimation: other.span)
      : event.span.waits(for: other.span, lateness: lateness)
  }

  /// The calls and the steps of tasks that are due now and may be next: the first one of the main
  /// queue, and any that runs elsewhere.
  static func due(among pending: [PendingEvent], now: Double) -> [PendingEvent] {
    let due = pending.filter { PendingEvent.Kind.putOff.contains($0.kind) && $0.due <= now }
    let firstOnMain = due.first { $0.kind != .job }
    return due.filter { $0.kind == .job || $0.id == firstOnMain?.id }
  }
}

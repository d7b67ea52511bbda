// SPDX-License-Identifier: MIT

// What the scene waits for.

/// Something that the user did.
package struct UserAction: Hashable, Sendable {
  package let name: String
  /// Tells the times apart at which it was done.
  package let turn: Int

  package init(name: String, turn: Int) { (self.name, self.turn) = (name, turn) }
}

extension LogicalClock {
  /// What the user did that is not over: something is pending, and has come of it.
  package var unfinishedActions: [UserAction] { entries.compactMap(\.userAction) }

  /// What is pending, in the order in which it was put off.
  package var pendingIDs: [PendingEvent.ID] { entries.map(\.id) }

  /// Whether something outside of the app is asked and has not answered yet.
  package var awaitsAnswer: Bool {
    for entry in entries where entry.kind == .answer && !entry.isFailure { return true }
    return false
  }

  /// Whether time has to pass for something that was begun, and that does not come again and again; or
  /// something is asked that only fails.
  package var awaitsTime: Bool {
    for entry in entries {
      if entry.isPause, !entry.isRepeating { return true }
      if entry.kind == .answer, entry.isFailure { return true }
    }
    return false
  }

  /// How many answers and steps of tasks are to come.
  package var countOfAwaited: Int {
    var count = 0
    for entry in entries where [.answer, .mainJob, .job].contains(entry.kind) { count += 1 }
    return count
  }

  /// What the user has done that led to an event.
  package func userAction(thatLedTo id: PendingEvent.ID) -> UserAction? {
    entries.first { $0.id == id }?.userAction
  }

  /// Who does their work on the main thread: the main queue, and its run loop.
  static let labelsOfMain = ["main queue", "run loop"]

  /// What waits for nothing but the main thread, in its order, if a call is among it.
  ///
  /// Steps of tasks alone are not told: nobody writes one in order to wait for what UIKit does.
  package var callsOnMainThread: [PendingEvent.ID] {
    var (found, hasCall) = ([PendingEvent.ID](), false)
    for entry in entries where entry.delay == 0 && entry.due <= now {
      let isCall = entry.kind == .call && Self.labelsOfMain.contains(entry.label)
      if isCall { hasCall = true }
      if isCall || entry.kind == .mainJob { found.append(entry.id) }
    }
    return hasCall ? found : []
  }

  /// Whether an event is a timer.
  package func isTimer(_ id: PendingEvent.ID) -> Bool {
    entries.contains { $0.id == id && $0.kind == .timer }
  }

  /// Whether an event is a call that something put off.
  package func isCall(_ id: PendingEvent.ID) -> Bool {
    entries.contains { $0.id == id && $0.kind == .call }
  }

  /// How many calls were put off without delay before now, besides one that is made first.
  package func countOfCalls(dueWith first: PendingEvent.ID) -> Int {
    entries.count { $0.kind == .call && $0.delay == 0 && $0.due <= now && $0.id != first }
  }
}

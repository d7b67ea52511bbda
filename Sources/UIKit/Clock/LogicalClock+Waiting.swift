// SPDX-License-Identifier: MIT

// What the scene waits for.

extension LogicalClock {
  /// What is pending, in the order in which it was put off.
  package var pendingIDs: [PendingEvent.ID] { entries.map(\.id) }

  /// Whether something outside of the app is asked and has not answered yet.
  package var awaitsAnswer: Bool {
    for entry in entries where entry.kind == .answer { return true }
    return false
  }

  /// Whether time has to pass for something that was begun, and that does not come again and again.
  package var awaitsTime: Bool {
    for entry in entries where entry.isPause && !entry.isRepeating { return true }
    return false
  }

  /// How many answers and steps of tasks are to come.
  package var countOfAwaited: Int {
    var count = 0
    for entry in entries where [.answer, .mainJob, .job].contains(entry.kind) { count += 1 }
    return count
  }
}

// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// Tasks, whatever comes of them.
protocol TaskShape {
  /// Whether nothing comes of them but that they end.
  static var isWithoutResult: Bool { get }
  /// Adds the task at an address.
  @MainActor static func add(_ address: UnsafeRawPointer, to snapshot: inout Snapshot)
}

extension Task: TaskShape {
  static var isWithoutResult: Bool { Success.self == Void.self && Failure.self == Never.self }

  static func add(_ address: UnsafeRawPointer, to snapshot: inout Snapshot) {
    let task = address.assumingMemoryBound(to: Self.self).pointee
    guard let record = snapshot.tasks?.record(of: task) else { return snapshot.add("ended") }
    snapshot.add(task.isCancelled)
    guard record.isComplete, isWithoutResult else { return snapshot.add(record.name) }
    snapshot.add("ended")
    snapshot.seenTasks[record.number, default: 0] += 1
  }
}

extension Snapshot {
  /// Whether a task has ended, and nobody can learn anything from it that was not read.
  func hasSeenAll(of record: SceneTasks.Record) -> Bool {
    record.isComplete && record.kept != nil
      && record.outerReferences <= seenTasks[record.number, default: 0]
  }

  /// Adds what was found out elsewhere.
  mutating func add(_ mark: Fingerprint, named name: String) {
    fingerprint.combine(mark)
    if keepsLeaves { leaves.append(Leaf(path: name, property: nil, value: "\(mark)")) }
  }
}

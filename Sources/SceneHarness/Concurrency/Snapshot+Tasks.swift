// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// Tasks, whatever comes of them.
protocol TaskShape: SnapshotKind {
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
    snapshot.seenTasks[record.serial, default: 0] += 1
  }
}

extension Snapshot {
  /// Whether a task has ended, and all that can be learned from it was read.
  func hasSeenAll(of record: SceneTasks.Record) -> Bool {
    record.isComplete && record.isKept
      && record.outerReferences <= seenTasks[record.serial, default: 0]
  }

  /// Adds what the tasks that wait may have kept: they are told apart by their histories, as nothing
  /// can look into them.
  mutating func addTasks(of scene: HeadlessScene) {
    scene.tasks.sweep()
    let waiting = scene.tasks.records.filter {
      !hasSeenAll(of: $0) && !(isOfTrial && $0.isComplete)
    }
    for record in waiting { add(record.name) }
    guard !waiting.isEmpty else { return }
    visible = fingerprint
    for record in waiting {
      fingerprint.combine(record.mark.high)
      fingerprint.combine(record.mark.low)
      if keepsLeaves { note("\(record.name): \(record.mark)") }
    }
  }
}

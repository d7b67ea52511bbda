// SPDX-License-Identifier: MIT

// The same object stands for a path in all executions: which one it is does not count.
extension AnyKeyPath: SnapshotValue {}

extension AnyKeyPath: SnapshotConvertible {
  nonisolated static var snapshotBase: AnyClass { AnyKeyPath.self }

  /// Adds by which properties the path leads.
  func addState(to snapshot: inout Snapshot) { snapshot.add("\(self)") }
}

// SPDX-License-Identifier: MIT

/// The plans for all types that were met, made once and shared by all snapshots with the same
/// exclusions.
final class SnapshotPlans: Sendable {
  static let leavingOutNothing = SnapshotPlans(nil)

  private let builder: ForkSafeLock<SnapshotPlanBuilder>

  /// Prepares plans under some exclusions, or under none.
  init(_ exclusions: Snapshot.Exclusions?) {
    builder = ForkSafeLock(SnapshotPlanBuilder(exclusions))
  }

  /// The plan for a value of a type; for a class, that of a reference.
  func plan(for type: Any.Type) -> SnapshotPlan {
    builder.withLock { $0.plan(for: type) }
  }

  /// The plan for the stored properties of an object.
  func plan(forObjectsOf type: AnyClass) -> SnapshotPlan {
    builder.withLock { $0.plan(forObjectsOf: type) }
  }
}

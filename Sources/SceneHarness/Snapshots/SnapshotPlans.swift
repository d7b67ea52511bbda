// SPDX-License-Identifier: MIT

/// The plans for all types that were met, made once and shared by all snapshots with the same
/// exclusions.
final class SnapshotPlans: Sendable {
  static let leavingOutNothing = SnapshotPlans(nil, SwiftRuntime.reading)

  let reading: SwiftRuntime.Reading
  private let builder: ForkSafeLock<SnapshotPlanBuilder>

  /// Prepares plans under some exclusions, or under none.
  init(_ exclusions: Snapshot.Exclusions?, _ reading: SwiftRuntime.Reading) {
    self.reading = reading
    builder = ForkSafeLock(SnapshotPlanBuilder(exclusions, reading))
  }

  /// The plan for a value of a type; for a class, that of a reference.
  func plan(for type: Any.Type) -> SnapshotPlan {
    builder.withLock { $0.plan(for: type) }
  }

  /// The stored properties of a structure or a tuple.
  func parts(of type: Any.Type) -> [SnapshotPlan.Field] {
    builder.withLock { $0.parts(of: type) }
  }

  /// The types that were met.
  var types: [Any.Type] { builder.withLock(\.types) }

  /// The plan for what an object stores, or a context of a closure.
  func plan(forContentsOf object: AnyObject) -> SnapshotPlan {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if let metadata = SwiftRuntime.metadata(ofContext: address) {
      return builder.withLock { $0.plan(forContextsOf: metadata) }
    }
    return builder.withLock { $0.plan(forObjectsOf: type(of: object)) }
  }
}

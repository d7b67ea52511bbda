// SPDX-License-Identifier: MIT

/// The plans for all types that were met, made once and shared by all snapshots with the same
/// exclusions.
@MainActor
final class SnapshotPlans {
  nonisolated static let leavingOutNothing = SnapshotPlans(nil, SwiftRuntime.reading)

  nonisolated let reading: SwiftRuntime.Reading
  // Written by `init` alone on any other thread than the main one.
  private nonisolated(unsafe) var builder: SnapshotPlanBuilder

  /// Prepares plans under some exclusions, or under none.
  nonisolated init(_ exclusions: Snapshot.Exclusions?, _ reading: SwiftRuntime.Reading) {
    self.reading = reading
    builder = SnapshotPlanBuilder(exclusions, reading)
  }

  /// The plan for a value of a type; for a class, that of a reference.
  func plan(for type: Any.Type) -> SnapshotPlan {
    builder.plan(for: type)
  }

  /// The stored properties of a structure or a tuple.
  func parts(of type: Any.Type) -> SnapshotPlan.Fields {
    builder.parts(of: type)
  }

  /// The types that were met.
  var types: [Any.Type] { builder.types }

  /// The names in the exclusions of which something was met.
  var metNames: Set<String> { builder.metNames }

  /// Says which code belongs to a context of a closure.
  func note(_ context: UnsafeRawPointer, runBy code: UnsafeRawPointer) {
    builder.note(context, runBy: code)
  }

  /// The plan for what objects of a class store.
  func plan(forObjectsOf type: AnyClass) -> SnapshotPlan { builder.plan(forObjectsOf: type) }

  /// The plan for what an object stores, or a context of a closure.
  func plan(forContentsOf object: AnyObject) -> SnapshotPlan {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if let metadata = SwiftRuntime.metadata(ofContext: address) {
      return builder.plan(forContext: address, with: metadata)
    }
    return plan(forObjectsOf: type(of: object))
  }
}

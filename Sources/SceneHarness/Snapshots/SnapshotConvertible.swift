// SPDX-License-Identifier: MIT

/// An object that says itself what of it belongs to the state.
///
/// A framework's base classes conform, so that what they store only to be quick does not count, and
/// so that their many properties need not be read by reflection. What classes below the base store
/// is still read.
protocol SnapshotConvertible: AnyObject, SnapshotKind {
  /// The class that speaks, for itself and for the classes above it.
  nonisolated static var snapshotBase: AnyClass { get }

  /// Adds what belongs to the state of the base, in a fixed order.
  ///
  /// Nothing may be made lazily here: a snapshot must leave the objects as they are.
  @MainActor
  func addState(to snapshot: inout Snapshot)
}

/// An object that is only a value, such as a color: which object it is does not count.
///
/// It must not refer to itself.
protocol SnapshotValue: AnyObject, SnapshotKind {}

/// Something that counts by its type alone.
protocol SnapshotOpaque: SnapshotKind {}

/// A type that snapshots read in a way of its own, which another protocol says.
///
/// Whether a type conforms to a protocol is looked for among all conformances of the program, in each process
/// anew, so that most types are asked for this one only.
protocol SnapshotKind {}

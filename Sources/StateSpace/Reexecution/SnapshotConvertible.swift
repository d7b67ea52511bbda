// SPDX-License-Identifier: MIT

/// An object that says itself what of it belongs to the state.
///
/// Classes of a framework conform, so that what they store only to be quick does not count, and so
/// that their many properties need not be read by reflection. What their subclasses in other
/// modules store is still read.
public protocol SnapshotConvertible: AnyObject {
  /// The module whose classes speak for themselves.
  static var snapshotModule: String { get }

  /// Adds what belongs to the state, in a fixed order.
  ///
  /// A class adds what its superclass adds first.
  func addState(to snapshot: inout Snapshot)
}

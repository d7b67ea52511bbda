// SPDX-License-Identifier: MIT

/// Names one view controller of a scenario.
///
/// The world does not know what a controller shows: it knows which controllers are presented by
/// which, and in what state they are. A spec gives its controllers names of its own.
public struct ControllerID: Hashable, Sendable, Comparable {
  /// The place in the world's table of controllers, from 0 to ``PresentationWorld/capacity`` − 1.
  public let rawValue: UInt8

  /// Creates the identifier of the controller at a place of the table.
  ///
  /// - Precondition: `rawValue` is below ``PresentationWorld/capacity``.
  public init(_ rawValue: Int) {
    precondition(
      rawValue >= 0 && rawValue < PresentationWorld.capacity,
      "A scenario has at most \(PresentationWorld.capacity) view controllers.")
    self.rawValue = UInt8(rawValue)
  }

  /// The root view controller of the window.
  public static let root = ControllerID(0)

  var index: Int { Int(rawValue) }

  /// Orders identifiers by their place in the table.
  public static func < (left: ControllerID, right: ControllerID) -> Bool {
    left.rawValue < right.rawValue
  }
}

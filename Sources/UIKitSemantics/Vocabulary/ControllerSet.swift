// SPDX-License-Identifier: MIT

/// A set of view controllers of a scenario: one bit for each that there can be.
public struct ControllerSet: Hashable, Sendable {
  /// The bit at place *n* is the controller at place *n* of the world's table.
  public private(set) var rawValue: UInt32

  /// Creates a set from its bits; by default an empty one.
  public init(rawValue: UInt32 = 0) { self.rawValue = rawValue }

  private static func bit(_ controller: ControllerID) -> UInt32 { 1 << UInt32(controller.rawValue) }

  /// Whether a controller is in the set.
  public func contains(_ controller: ControllerID) -> Bool {
    rawValue & Self.bit(controller) != 0
  }

  /// Adds a controller.
  public mutating func insert(_ controller: ControllerID) { rawValue |= Self.bit(controller) }

  /// Takes a controller out.
  public mutating func remove(_ controller: ControllerID) { rawValue &= ~Self.bit(controller) }
}

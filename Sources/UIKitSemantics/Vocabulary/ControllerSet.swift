// SPDX-License-Identifier: MIT

/// A set of view controllers of a scenario: one bit for each that there can be.
public struct ControllerSet: Hashable, Sendable {
  /// The bit at place *n* is the controller at place *n* of the world's table.
  public private(set) var rawValue: UInt16

  /// Creates a set from its bits; by default an empty one.
  public init(rawValue: UInt16 = 0) { self.rawValue = rawValue }

  private static func bit(_ controller: ControllerID) -> UInt16 { 1 << UInt16(controller.rawValue) }

  /// Whether a controller is in the set.
  public func contains(_ controller: ControllerID) -> Bool {
    rawValue & Self.bit(controller) != 0
  }

  /// Adds a controller.
  public mutating func insert(_ controller: ControllerID) { rawValue |= Self.bit(controller) }

  /// Takes a controller out.
  public mutating func remove(_ controller: ControllerID) { rawValue &= ~Self.bit(controller) }
}

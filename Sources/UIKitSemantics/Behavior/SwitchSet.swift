// SPDX-License-Identifier: MIT

/// A set of switches of ``UIKitBehavior``.
public struct SwitchSet: OptionSet, Hashable, Sendable {
  /// One bit for each switch.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a set of one switch.
  public init(_ item: BehaviorSwitch) { rawValue = 1 << UInt64(item.rawValue) }

  /// The switches in the order of their declaration.
  public var switches: [BehaviorSwitch] { BehaviorSwitch.allCases.filter { contains(.init($0)) } }
}

// SPDX-License-Identifier: MIT

/// The versions of iOS that the facts tell apart.
///
/// Facts about iOS 12 and earlier are out of scope: sheets that a finger can pull down came with
/// iOS 13.
public enum IOSVersion: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  case iOS13, iOS14, iOS15, iOS16
  /// iOS 17 and later.
  case iOS17

  /// The version as people write it.
  public var name: String {
    switch self {
    case .iOS13: "iOS 13"
    case .iOS14: "iOS 14"
    case .iOS15: "iOS 15"
    case .iOS16: "iOS 16"
    case .iOS17: "iOS 17 and later"
    }
  }

  /// Orders versions by their age, the oldest first.
  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}

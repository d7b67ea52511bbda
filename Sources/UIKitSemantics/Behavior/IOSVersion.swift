// SPDX-License-Identifier: MIT

/// The versions of iOS that the facts tell apart.
///
/// Facts about iOS 12 and earlier are out of scope: sheets that a finger can pull down came with
/// iOS 13.
public enum IOSVersion: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  case iOS13, iOS14, iOS15, iOS16, iOS17, iOS18
  /// iOS 26 and later.
  case iOS26

  /// The last one.
  public static let latest = IOSVersion.iOS26

  /// The version as people write it.
  public var name: String { self == .latest ? "iOS \(number) and later" : "iOS \(number)" }

  /// The number alone: `15`.
  public var number: String { self == .iOS26 ? "26" : String(13 + rawValue) }

  /// Orders versions by their age, the oldest first.
  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}

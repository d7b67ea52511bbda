// SPDX-License-Identifier: MIT

/// One of the heights at which a sheet can rest, in the order from small to large.
///
/// Apart from the two that UIKit brings, an app has detents of its own from iOS 16 on; what matters
/// of their heights is where they stand among the others.
public enum SheetDetent: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// A detent of the app's own that is lower than the medium one.
  case customBelowMedium
  /// `UISheetPresentationController.Detent.medium()`, which compact height does not have.
  case medium
  /// A detent of the app's own between the medium and the large one.
  case customAboveMedium
  /// `UISheetPresentationController.Detent.large()`, the full height.
  case large

  /// Whether an app makes it, so that its height is asked for when detents are evaluated (G13).
  public var isCustom: Bool { self == .customBelowMedium || self == .customAboveMedium }

  /// Orders detents by their height, the smallest first.
  public static func < (left: SheetDetent, right: SheetDetent) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A set of detents; it has no order but that of the heights (G2).
public struct SheetDetents: OptionSet, Hashable, Sendable {
  /// One bit for each detent.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of one detent.
  public init(_ detent: SheetDetent) { rawValue = 1 << detent.rawValue }

  /// Only the large one, as a sheet has it by default (G2).
  public static let large = SheetDetents(.large)

  /// The smallest detent.
  var smallest: SheetDetent? { SheetDetent.allCases.first { contains(.init($0)) } }
  /// The largest detent.
  var largest: SheetDetent? { SheetDetent.allCases.last { contains(.init($0)) } }

  func next(above detent: SheetDetent) -> SheetDetent? {
    SheetDetent.allCases.first { $0 > detent && contains(.init($0)) }
  }

  func next(below detent: SheetDetent) -> SheetDetent? {
    SheetDetent.allCases.last { $0 < detent && contains(.init($0)) }
  }
}

/// The vertical size class, in which a sheet may have no room beside it (F3).
public enum VerticalSizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// As on an iPhone held sideways.
  case compact
  /// As on an iPhone held upright, and on an iPad.
  case regular
}

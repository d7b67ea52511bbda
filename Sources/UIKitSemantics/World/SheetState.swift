// SPDX-License-Identifier: MIT

/// A controller's `sheetPresentationController`: what the app set, and where the sheet stands.
///
/// All of it is packed into one word that is zero for a sheet that was not configured, because the
/// state of the world is compared and hashed for each transition that is explored.
public struct SheetState: PackedBits, ControllerRecord {
  struct Flags: OptionSet {
    let rawValue: UInt32
    /// `prefersScrollingExpandsWhenScrolledToEdge` is off; it is on by default (G10).
    static let scrollingDoesNotExpand = Flags(rawValue: 1)
    /// `prefersGrabberVisible` is on; it is off by default (G11).
    static let grabber = Flags(rawValue: 2)
    /// `prefersPageSizing` is off; it is on by default (G17).
    static let formSizing = Flags(rawValue: 4)
    /// There is no dimming view at the detent at which the sheet stands (G8).
    static let undimmed = Flags(rawValue: 8)
    /// The views behind get the touches beside the sheet (G8, G9).
    static let passesTouches = Flags(rawValue: 16)
    /// The sheet covers all of the screen for want of height (F3).
    static let fillsScreen = Flags(rawValue: 32)
    /// Detents of the app's own are to be evaluated at the next layout (G13).
    static let needsEvaluation = Flags(rawValue: 64)
    /// The sheet's last move that code made was animated (G7).
    static let movedAnimated = Flags(rawValue: 128)
  }

  var bits: UInt32 = 0

  private static func detent(_ value: UInt32) -> SheetDetent? {
    value == 0 ? nil : SheetDetent(rawValue: UInt8(value - 1))
  }

  private static func value(_ detent: SheetDetent?) -> UInt32 {
    detent.map { UInt32($0.rawValue) + 1 } ?? 0
  }

  /// `detents`: only the large one by default (G2).
  public internal(set) var detents: SheetDetents {
    get { SheetDetents(rawValue: UInt8(self[0, 4]) ^ SheetDetents.large.rawValue) }
    set { self[0, 4] = UInt32(newValue.rawValue ^ SheetDetents.large.rawValue) }
  }

  /// `selectedDetentIdentifier`: none by default (G3).
  public internal(set) var selected: SheetDetent? {
    get { Self.detent(self[4, 3]) }
    set { self[4, 3] = Self.value(newValue) }
  }

  /// `largestUndimmedDetentIdentifier`: none by default, so that all detents are dimmed (G8).
  public internal(set) var largestUndimmed: SheetDetent? {
    get { Self.detent(self[7, 3]) }
    set { self[7, 3] = Self.value(newValue) }
  }

  /// The detent that is nearest to where the user's finger has the sheet, if it stands at another one.
  public internal(set) var nearest: SheetDetent? {
    get { Self.detent(self[10, 3]) }
    set { self[10, 3] = Self.value(newValue) }
  }

  /// The finger moves the sheet to where a detent is nearest.
  mutating func move(to detent: SheetDetent?) { nearest = detent == standing ? nil : detent }

  /// The detent at which the sheet stands since it was last laid out.
  public internal(set) var standing: SheetDetent {
    get { SheetDetent(rawValue: UInt8(3 - self[13, 2])) ?? .large }
    set { self[13, 2] = 3 - UInt32(newValue.rawValue) }
  }

  /// The detents of the app's own that have no height now, if somebody asked (G13).
  var unavailable: SheetDetents {
    get { SheetDetents(rawValue: UInt8(self[15, 4])) }
    set { self[15, 4] = UInt32(newValue.rawValue) }
  }

  /// The detents of the app's own that had no height when UIKit evaluated them last (G13).
  var inactive: SheetDetents {
    get { SheetDetents(rawValue: UInt8(self[19, 4])) }
    set { self[19, 4] = UInt32(newValue.rawValue) }
  }

  var flags: Flags {
    get { Flags(rawValue: self[23, 8]) }
    set { self[23, 8] = newValue.rawValue }
  }

  /// `prefersScrollingExpandsWhenScrolledToEdge` (G10).
  public var prefersScrollingExpands: Bool { !flags.contains(.scrollingDoesNotExpand) }
  /// `prefersGrabberVisible` (G11).
  public var prefersGrabberVisible: Bool { flags.contains(.grabber) }
  /// `prefersPageSizing` (G17).
  public var prefersPageSizing: Bool { !flags.contains(.formSizing) }
  /// Whether a dimming view lies behind the sheet (G8).
  public var isDimmed: Bool { !flags.contains(.undimmed) }
  /// Whether the views behind get the touches beside the sheet (G8, G9).
  public var passesTouchesBehind: Bool { flags.contains(.passesTouches) }
  /// Whether the sheet covers all of the screen for want of height (F3).
  public var fillsScreen: Bool { flags.contains(.fillsScreen) }
  /// Whether the sheet's last move that code made was animated (G7).
  public var lastMoveWasAnimated: Bool { flags.contains(.movedAnimated) }
}

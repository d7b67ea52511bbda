// SPDX-License-Identifier: MIT

/// The ten cases of `UIModalPresentationStyle`, spelled as UIKit spells them.
public enum ModalPresentationStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// Lets UIKit choose: a page sheet for a plain view controller from iOS 13 on (F1).
  case automatic
  /// Covers the screen and takes the presenter's view out of the window (B3, B4).
  case fullScreen
  /// A sheet that covers most of the presenter (B1).
  case pageSheet
  /// A smaller sheet in regular width; in compact width it is shown like a page sheet (F4, B8).
  case formSheet
  /// Covers the view controller that defines the presentation context (B6).
  case currentContext
  /// Leaves everything to the transitioning delegate's presentation controller (C24).
  case custom
  /// Covers the screen and leaves the presenter's view where it is (B5).
  case overFullScreen
  /// Covers the context and leaves the views below where they are (B7).
  case overCurrentContext
  /// Points at its source in regular width; adapts to a sheet in compact width (F4).
  case popover
  /// Means "do not adapt" as an answer to UIKit; presenting with it is a mistake (B13, F5).
  case none

  /// The style in which a controller that asks for this one is shown, before adaptation (F1).
  public var resolved: ModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the style, once on screen, is a sheet that a finger can pull down (A1, B1).
  public var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether UIKit takes the presenter's view out of the window when the style is on screen.
  ///
  /// `.custom` leaves the decision to `shouldRemovePresentersView` (B3–B9, B11, B12, C17).
  public var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the style can be replaced by another one in compact width (F4, F14).
  public var isAdaptive: Bool { self == .popover || self == .formSheet || self == .pageSheet }
}

/// The horizontal size class, which decides whether a style adapts (F12).
public enum HorizontalSizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// As on an iPhone held upright.
  case compact
  /// As on an iPad.
  case regular
}

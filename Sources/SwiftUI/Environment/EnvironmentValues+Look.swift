// SPDX-License-Identifier: MIT

public import Foundation

// What texts, controls and rows look like: views read it, and nothing is drawn.
extension EnvironmentValues {
  private struct Typeface: EnvironmentKey { static var defaultValue: Font? { nil } }
  private struct Lines: EnvironmentKey { static var defaultValue: Int? { nil } }
  private struct TextSide: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private struct Controls: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private struct Scale: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
  private struct RowHeight: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  private struct HeaderHeight: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct Scrolls: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct Redaction: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

  public var font: Font? {
    get { self[Typeface.self] }
    set { self[Typeface.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[Lines.self] }
    set { self[Lines.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[TextSide.self] }
    set { self[TextSide.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[Controls.self] }
    set { self[Controls.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[Scale.self] }
    set { self[Scale.self] = newValue }
  }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeight.self] }
    set { self[RowHeight.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeight.self] }
    set { self[HeaderHeight.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[Scrolls.self] }
    set { self[Scrolls.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[Redaction.self] }
    set { self[Redaction.self] = newValue }
  }
  /// How large texts are, as it was called before iOS 15.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}

/// How large texts are, as it was called before iOS 15.
public enum ContentSizeCategory: Hashable, Comparable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
  fileprivate var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 0]
  }
}

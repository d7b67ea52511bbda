// SPDX-License-Identifier: MIT

public import Foundation

/// A direction on the screen.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the sides.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A line of the app's own on which views stand.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  /// The line in a view whose sides are 1: what single views say of it has no effect.
  fileprivate static var share: CGFloat { defaultValue(in: ViewDimensions(width: 1, height: 1)) }
}

/// Where views stand from side to side.
public struct HorizontalAlignment: Equatable, Sendable {
  /// How much of the room that is left stands before the view.
  let share: CGFloat
  private init(_ share: CGFloat) { self.share = share }
  public init(_ id: any AlignmentID.Type) { self.init(id.share) }
  public static let leading = HorizontalAlignment(0)
  public static let center = HorizontalAlignment(0.5)
  public static let trailing = HorizontalAlignment(1)
  public static let listRowSeparatorLeading = HorizontalAlignment(0)
  public static let listRowSeparatorTrailing = HorizontalAlignment(1)
}

/// Where views stand from top to bottom; text stands in the middle.
public struct VerticalAlignment: Equatable, Sendable {
  /// How much of the room that is left stands above the view.
  let share: CGFloat
  private init(_ share: CGFloat) { self.share = share }
  public init(_ id: any AlignmentID.Type) { self.init(id.share) }
  public static let top = VerticalAlignment(0)
  public static let center = VerticalAlignment(0.5)
  public static let bottom = VerticalAlignment(1)
  public static let firstTextBaseline = VerticalAlignment(0.5)
  public static let lastTextBaseline = VerticalAlignment(0.5)
}

/// Where views stand.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension CGRect {
  /// Where something of a size stands in the rectangle.
  func place(of size: CGSize, _ alignment: Alignment) -> CGRect {
    CGRect(
      x: minX + (width - size.width) * alignment.horizontal.share,
      y: minY + (height - size.height) * alignment.vertical.share, width: size.width,
      height: size.height)
  }
}

/// A point in a rectangle whose sides are 1.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// How text is aligned, as storage.
public enum TextAlignment: Sendable { case leading, center, trailing }

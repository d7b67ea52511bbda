// SPDX-License-Identifier: MIT

public import UIKit

/// A shape whose type is not known.
public struct AnyShape: Shape {
  private let outline: Derived<@Sendable (CGRect) -> Path>

  nonisolated public init<Outline: Shape>(_ shape: Outline) {
    outline = Derived { shape.path(in: $0) }
  }

  nonisolated public func path(in rect: CGRect) -> Path { outline.value(rect) }
}

/// A shape that can be made smaller.
public protocol InsettableShape: Shape {}
extension Rectangle: InsettableShape {}
extension Circle: InsettableShape {}
extension Ellipse: InsettableShape {}
extension Capsule: InsettableShape {}
extension RoundedRectangle: InsettableShape {}

/// How lines look, as storage.
public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

/// How areas are filled, as storage.
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

extension Shape {
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  public func inset(by amount: CGFloat) -> some Shape { self }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public func fill(style: FillStyle = FillStyle()) -> _PaintedShape<Self> { fill(Color.primary) }
  /// The outline alone, which takes no touches.
  public func stroke(style: StrokeStyle) -> _OutlineShape<Self> { .init(shape: self) }
  public func stroke(lineWidth: CGFloat = 1) -> _OutlineShape<Self> { .init(shape: self) }
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self> { stroke(content) }
}

extension InsettableShape {
  public func inset(by amount: CGFloat) -> Self { self }
}

/// A rectangle whose corners are round in several ways.
public struct UnevenRoundedRectangle: InsettableShape {
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How round each corner is.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the buttons here.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The shape of what is around.
public struct ContainerRelativeShape: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension RoundedRectangle {
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: cornerSize.width)
  }
}

extension Color {
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) { self.init(red: hue, green: saturation, blue: brightness, opacity: opacity) }

  /// The color itself, for nothing is drawn.
  public var gradient: Color { self }
  public func mix(with color: Color, by fraction: Double) -> Color { self }
}

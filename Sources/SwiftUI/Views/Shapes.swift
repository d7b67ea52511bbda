// SPDX-License-Identifier: MIT

public import Foundation

/// The outline of something; as a view, a surface, which touches take for a rectangle.
public protocol Shape: View, Sendable {
  /// The outline in a rectangle: nothing here asks for it but the app.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape where Body == Never {
  /// A shape takes the touches that fall on it.
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(.full) }
}

extension Shape {
  /// The same shape, filled.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle())
    -> _PaintedShape<Self>
  { _PaintedShape(shape: self, coverage: content.fillCoverage) }
  /// The outline alone, which takes no touches.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self> { _PaintedShape(shape: self, coverage: .none) }
}

extension InsettableShape {
  /// The outline alone, which takes no touches.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self> { stroke(content) }
  /// The outline alone, which takes no touches.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self> { stroke(content) }
}

/// A shape that is filled or has an outline, of which more can be drawn.
@preconcurrency @MainActor
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

extension ShapeView {
  private var coverage: Color.Coverage { (self as? _PaintedShape<Content>)?.coverage ?? .none }

  /// The same, filled.
  public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  ) -> _PaintedShape<Content> {
    _PaintedShape(shape: shape, coverage: max(coverage, content.fillCoverage))
  }
  /// The same with an outline, which takes no touches.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Content> { _PaintedShape(shape: shape, coverage: coverage) }
  /// The same with an outline, which takes no touches.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Content> { stroke(content) }
}

extension ShapeView where Content: InsettableShape {
  /// The same with an outline, which takes no touches.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Content> { stroke(content) }
  /// The same with an outline, which takes no touches.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Content> { stroke(content) }
}

/// A shape with what is drawn of it.
public struct _PaintedShape<Content: Shape>: ShapeView {
  public let shape: Content
  let coverage: Color.Coverage

  /// Takes touches as far as something can be seen in the outline.
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(view.coverage) }
}

/// An area of a style, such as a background.
struct FilledShape<Style: ShapeStyle>: View {
  let style: Style
  static func _update(_ view: Self, in node: _ViewNode) { node.fill(view.style.fillCoverage) }
}

/// The outline of a shape as a shape, which takes no touches.
public struct _OutlineShape<Content: Shape>: Shape {
  let shape: Content

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(.none) }
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle())
    -> _PaintedShape<Self>
  { _PaintedShape(shape: self, coverage: .none) }
}

extension ShapeStyle {
  /// How much of an area that has this style touches find.
  fileprivate var fillCoverage: Color.Coverage {
    (self as? Color ?? (self as? AnyShapeStyle)?.color)?.coverage ?? .full
  }
}

public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
public struct Circle: Shape {
  nonisolated public init() {}
  /// The circle in the middle, which touches the longer sides.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: rect.insetBy(dx: (rect.width - side) / 2, dy: (rect.height - side) / 2))
  }
}
public struct Ellipse: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
public struct Capsule: Shape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How corners are round, as storage.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize) }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii) }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}

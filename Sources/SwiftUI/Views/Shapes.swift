// SPDX-License-Identifier: MIT

public import Foundation

/// The outline of something; as a view, a surface, which touches take for a rectangle.
public protocol Shape: View, Sendable {}

extension Shape where Body == Never {
  /// A shape takes the touches that fall on it.
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(.full) }
}

extension Shape {
  /// The same shape, filled.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> some View
  {
    FilledShape(style: content)
  }
  /// The outline alone, which takes no touches.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    FilledShape(style: Color.clear)
  }
}

extension View where Self: Shape {
  /// The outline alone, which takes no touches.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    FilledShape(style: Color.clear)
  }
}

struct FilledShape<Style: ShapeStyle>: View {
  let style: Style
  static func _update(_ view: Self, in node: _ViewNode) {
    let color = view.style as? Color ?? (view.style as? AnyShapeStyle)?.color
    node.fill(color?.coverage ?? .full)
  }
}

public struct Rectangle: Shape { nonisolated public init() {} }
public struct Circle: Shape { nonisolated public init() {} }
public struct Ellipse: Shape { nonisolated public init() {} }
public struct Capsule: Shape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}
public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
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
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

// SPDX-License-Identifier: MIT

public import Foundation

/// Colors that go over into each other along a line.
public struct LinearGradient: View, ShapeStyle {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(.full) }
}

/// A picture that fills a shape, again and again.
public struct ImagePaint: ShapeStyle {
  nonisolated public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {}
}

/// Colors that go over into each other around a point.
public struct RadialGradient: View, ShapeStyle {
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(.full) }
}

/// Colors that go over into each other between points of a grid.
public struct MeshGradient: View, ShapeStyle {
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(.full) }
}

/// Colors that go over into each other around a point, by the angle.
public struct AngularGradient: View, ShapeStyle {
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(.full) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    .init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    .init(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    .init(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { .init(colors: colors, center: center, angle: angle) }
}

// SPDX-License-Identifier: MIT

public import UIKit

/// What shapes and texts are filled with, as storage.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// The same style, for nothing is drawn.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// The same style, for nothing is drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow, as storage.
public struct ShadowStyle: Sendable {
  public static func drop(
    color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { .init() }
  public static func inner(
    color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { .init() }
}

/// A color; as a view, a rectangle of it.
public struct Color: View, ShapeStyle, Hashable {
  let name: String
  /// Whether there is nothing to touch.
  let isClear: Bool

  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name) }
  nonisolated public init(_ color: UIColor) { self.init(named: "\(color)") }
  nonisolated public init(uiColor: UIColor) { self.init(named: "\(uiColor)") }
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(named: "\(red) \(green) \(blue)", isClear: opacity == 0)
  }
  nonisolated public init(white: Double, opacity: Double = 1) {
    self.init(named: "\(white)", isClear: opacity == 0)
  }
  nonisolated init(named name: String, isClear: Bool = false) {
    (self.name, self.isClear) = (name, isClear)
  }

  public static let clear = Color(named: "clear", isClear: true)
  public static let black = Color(named: "black")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let red = Color(named: "red")
  public static let green = Color(named: "green")
  public static let blue = Color(named: "blue")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let pink = Color(named: "pink")
  public static let purple = Color(named: "purple")
  public static let primary = Color(named: "primary")
  public static let secondary = Color(named: "secondary")
  public static let accentColor = Color(named: "accentColor")
  public static let teal = Color(named: "teal")
  public static let mint = Color(named: "mint")
  public static let indigo = Color(named: "indigo")
  public static let cyan = Color(named: "cyan")
  public static let brown = Color(named: "brown")

  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(named: name, isClear: isClear || opacity == 0)
  }

  /// A color that is not clear takes the touches that fall on it.
  public static func _update(_ view: Self, in node: _ViewNode) {
    node.fill(isClear: view.isClear)
  }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color(named: "clear", isClear: true) }
  public static var black: Color { Color(named: "black") }
  public static var white: Color { Color(named: "white") }
  public static var gray: Color { Color(named: "gray") }
  public static var red: Color { Color(named: "red") }
  public static var green: Color { Color(named: "green") }
  public static var blue: Color { Color(named: "blue") }
  public static var orange: Color { Color(named: "orange") }
  public static var yellow: Color { Color(named: "yellow") }
  public static var pink: Color { Color(named: "pink") }
  public static var purple: Color { Color(named: "purple") }
  public static var teal: Color { Color(named: "teal") }
  public static var mint: Color { Color(named: "mint") }
  public static var indigo: Color { Color(named: "indigo") }
}

/// Styles that adapt to where they are, as storage.
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The color of what can be touched, as storage.
public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The color of backgrounds, as storage.
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A translucent layer; as a view, a rectangle of it.
public struct Material: View, ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(isClear: false) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
}

/// Several colors that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// A color and where it stands.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}

/// Colors that go over into each other along a line.
public struct LinearGradient: View, ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(isClear: false) }
}

/// Colors that go over into each other around a point.
public struct RadialGradient: View, ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(isClear: false) }
}

/// Colors that go over into each other around a point, by the angle.
public struct AngularGradient: View, ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  public static func _update(_ view: Self, in node: _ViewNode) { node.fill(isClear: false) }
}

extension _ViewNode {
  /// Shows a surface that takes all room; one that is clear takes no touches.
  func fill(isClear: Bool) {
    let view = memory { FillView() }
    view.isUserInteractionEnabled = !isClear
    facts.output = .view(view, .both)
  }
}

/// A surface of one color.
final class FillView: UIView {}
